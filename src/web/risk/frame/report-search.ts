import { parseWeights } from "#domain/risk/model/weights.ts";
import { knownFields } from "#wire/known-fields.ts";

/** What the address of a report carries on top of the building: the floor that is looked at, and weights of the reader's own. */
export type ReportSearch = { readonly floor?: number; readonly w?: string };

const HIGHEST_FLOOR = 70;

/** The known fields of unknown search parameters. What cannot be meant is dropped, so that an old link still opens its report. */
export function reportSearch({ floor, w }: Record<string, unknown>): ReportSearch {
  return knownFields(["floor", "w"], {
    ...(isFloor(floor) ? { floor } : {}),
    ...(typeof w === "string" && parseWeights(w).ok ? { w } : {}),
  });
}

function isFloor(floor: unknown): floor is number {
  return typeof floor === "number" && Number.isInteger(floor) && floor >= 1 && floor <= HIGHEST_FLOOR;
}

/** The path of a page of one building's report: `("abc", "flood/map")` -> `/risk/abc/flood/map`. */
export function riskPath(apartmentKey: string, page: string): string {
  return `/risk/${encodeURIComponent(apartmentKey)}/${page}`;
}
