import type { HomeSummary } from "./home-summary.ts";

const MAN = 10_000;
const MOST_SIMILAR = 3;

type Known = { readonly key: string; readonly dwellingKey: string };

/** Conditions of homes like this one, as searches take them: of its kind, in its 市区町村, at about its price. */
export function similarQuery({ kind, cityCode, price }: { readonly cityCode: string } & Pick<HomeSummary, "kind" | "price">) {
  const span = `${Math.floor((price * 0.8) / MAN)}-${Math.ceil((price * 1.2) / MAN)}`;
  return { kind, area: cityCode, price: span, sort: "new" } as const;
}

/** Three of those found at most, and never the home itself, whoever offers it. */
export function othersThan<H extends Known>({ key, dwellingKey }: Known, found: readonly H[]): readonly H[] {
  return found.filter((other) => other.key !== key && other.dwellingKey !== dwellingKey).slice(0, MOST_SIMILAR);
}
