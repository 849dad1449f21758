import { MOST_COMPARED } from "#wire/most-compared.ts";

/** A home that is to stand beside others; the title is what it was called when it was chosen. */
export type ComparedHome = { readonly dwellingKey: string; readonly title: string };
/** In the order in which they were chosen. */
export type ComparedHomes = readonly ComparedHome[];

export const NOTHING_COMPARED: ComparedHomes = [];
const KEY = /^[\w.~:-]{1,64}$/;
const LONGEST_TITLE = 300;

/** With a home, or without it where it was there; as it was where there is no room. */
export function turned(compared: ComparedHomes, { dwellingKey, title }: ComparedHome): ComparedHomes {
  const others = compared.filter((one) => one.dwellingKey !== dwellingKey);
  if (others.length < compared.length) return others.length === 0 ? NOTHING_COMPARED : others;
  return isFull(compared) ? compared : [...compared, { dwellingKey, title }];
}

export function isFull(compared: ComparedHomes): boolean {
  return compared.length >= MOST_COMPARED;
}

/** What the browser kept; anything else counts as nothing. */
export function comparedOf(kept: unknown): ComparedHomes {
  const homes = (Array.isArray(kept) ? kept : []).flatMap((one: unknown) => (isHome(one) ? [one] : []));
  const first = new Map(homes.toReversed().map((home) => [home.dwellingKey, home]));
  const each = homes.filter((home) => first.get(home.dwellingKey) === home);
  return each.length === 0 ? NOTHING_COMPARED : each.slice(0, MOST_COMPARED);
}

function isHome(kept: unknown): kept is ComparedHome {
  if (typeof kept !== "object" || kept === null || !("dwellingKey" in kept && "title" in kept)) return false;
  const { dwellingKey, title } = kept;
  return typeof dwellingKey === "string" && KEY.test(dwellingKey) && typeof title === "string" && title.length <= LONGEST_TITLE;
}
