import { parseWeights } from "#domain/risk/model/weights.ts";
import { HOUSE_NUMBER_TEXT } from "#kernel/place/house-number-text.ts";
import { knownFields } from "#wire/known-fields.ts";
import { TOLD_NAMES, type ToldSearch, toldSearch } from "./told-search.ts";

/**
 * What the address of a report carries on top of the subject: the floor that is looked at, weights of the reader's own, and at a place what the
 * reader tells of the building that stands there and what of the address could not be placed (`12-3`).
 */
export type ReportSearch = { readonly floor?: number; readonly w?: string; readonly rest?: string | number } & ToldSearch;

const HIGHEST_FLOOR = 70;
const NAMES = ["floor", "w", "rest", ...TOLD_NAMES] as const;

/** The known fields of unknown search parameters. What cannot be meant is dropped, so that an old link still opens its report. */
export function reportSearch({ floor, w, rest, ...told }: Record<string, unknown>): ReportSearch {
  return knownFields<ReportSearch>(NAMES, {
    ...(isFloor(floor) ? { floor } : {}),
    ...(typeof w === "string" && parseWeights(w).ok ? { w } : {}),
    ...((typeof rest === "string" || typeof rest === "number") && HOUSE_NUMBER_TEXT.test(String(rest)) ? { rest } : {}),
    ...toldSearch(told),
  });
}

function isFloor(floor: unknown): floor is number {
  return typeof floor === "number" && Number.isInteger(floor) && floor >= 1 && floor <= HIGHEST_FLOOR;
}

/** The path of a page of one report: `("abc", "flood/map")` -> `/risk/abc/flood/map`. */
export function riskPath(key: string, page: string): string {
  return `/risk/${encodeURIComponent(key)}/${page}`;
}
