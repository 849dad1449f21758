import { knownFields } from "#wire/known-fields.ts";

/** Where a link may lead, by the word in its address: never an address itself. */
const TARGETS = {
  latest: "/recc/latest",
  home: "/recc",
  list: "/recc/fm_collection",
  property: "/recc/property",
  detail: "/recc/fm_detail",
} as const;
type Target = keyof typeof TARGETS;

export type LoadingSearch = { readonly to?: Target; readonly n?: number };

export function loadingSearch({ to, n }: Record<string, unknown>): LoadingSearch {
  const known = typeof to === "string" && Object.hasOwn(TARGETS, to) ? { to: to as Target } : {};
  return knownFields(["to", "n"], { ...known, ...placeOf({ n }) });
}

/** The page behind a word, with the home it is about. */
export function targetOf({ to = "latest", n }: LoadingSearch) {
  return { to: TARGETS[to], search: n === undefined || to === "latest" || to === "home" || to === "list" ? {} : { n } };
}

export type HomeSearch = {
  /** The batch; without one the newest. */
  readonly b?: string;
  /** The home's place in it, from 1. */
  readonly n?: number;
};

/** Which home of which batch. Whether the reader may see it is asked of the service. */
export function homeSearch({ b, n }: Record<string, unknown>): HomeSearch {
  return knownFields(["b", "n"], { ...(typeof b === "string" && /^[\w-]{1,64}$/.test(b) ? { b } : {}), ...placeOf({ n }) });
}

function placeOf({ n }: Record<string, unknown>): { readonly n?: number } {
  return typeof n === "number" && Number.isInteger(n) && n >= 1 && n <= 50 ? { n } : {};
}
