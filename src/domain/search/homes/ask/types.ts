import type { Box, HomeAxis, HomeConditions, Toggle } from "#domain/search/homes/types.ts";
import type { Marks } from "./fail-marks.ts";

/** Minutes by train from the stations of each group to one station (目安). */
export type Reach = ReadonlyMap<string, number>;

/** What is asked of a table. */
export type Question = {
  readonly conditions: HomeConditions;
  /** Null: everywhere. */
  readonly box: Box | null;
  /** One for each commute of the conditions, in their order. */
  readonly reaches: readonly Reach[];
};

/** A condition whose choices are counted, or any other that a home failed. */
export type Facet = "kinds" | "layouts" | "walk" | "age" | "new" | "directions" | "excludes" | "certainties" | Toggle | HomeAxis | "other";
export const FACETS = [
  ...(["other", "kinds", "layouts", "walk", "age", "new", "directions", "excludes", "certainties"] as const),
  ...(["isNewQuakeCode", "isSecondFloorUp", "hasPets", "hasParking", "isFreehold", "isPriceCut"] as const),
  ...(["price", "areaM2", "landAreaM2", "monthlyYen", "ageYears"] as const),
] as const satisfies readonly Facet[];

/** Homes that keep what is asked of places and buildings, held against the other conditions. */
export type Answer = {
  readonly rows: Uint32Array;
  /** What the home in row `rows[i]` fails; longer than `rows`. */
  readonly marks: Marks;
  /** Minutes on foot that count for a home: to the nearest of the named stations, else to any; 255: none. By row of the table. */
  readonly walk: Uint8Array;
  readonly total: number;
};
