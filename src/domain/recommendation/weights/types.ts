/** What a score is made of; each is 0 where nothing is known, and of about the size of 1. */
export const TERMS = [
  ...(["priceRoom", "walkRoom", "areaRoom", "ageRoom", "softEdges"] as const),
  ...(["value", "flag"] as const),
  ...(["fresh", "cut", "shown"] as const),
  ...(["tastePrice", "tasteArea", "tasteWalk", "tasteAge", "tasteFloor"] as const),
  ...(["tasteKind", "tasteLayout", "tasteTown", "tasteStation", "tasteBuilding"] as const),
] as const;
export type Term = (typeof TERMS)[number];

/** Terms that speak against a home; their weight is never above 0, all others are never below it. */
export const AGAINST: readonly Term[] = ["softEdges", "shown"];

export type Terms = Readonly<Record<Term, number>>;

/** Dated data: what each term is worth, and how a slate is put together. */
export type Weights = {
  /** `2026-11-24`, or that of a fit with what told it apart. */
  readonly version: string;
  readonly terms: Terms;
  /** How many homes of one building and of one town stand in a slate before those of others. */
  readonly spread: { readonly perBuilding: number; readonly perTown: number };
  /** From place `from` on, one place in so many (`share`) is drawn from the next `pool` homes. */
  readonly exploration: { readonly from: number; readonly share: number; readonly pool: number };
};
