import { LISTING_KINDS, type ListingKind } from "#domain/listings/types.ts";
import type { HomeConditions } from "./types.ts";

const BUILT: readonly ListingKind[] = ["condo", "new-condo", "house", "building"];
const FLATS: readonly ListingKind[] = ["condo", "new-condo"];
const DWELLINGS: readonly ListingKind[] = ["condo", "new-condo", "house"];

/** Of which kinds of homes a condition can be true at all; of every kind where it does not stand here. */
const ONLY_OF: Readonly<Partial<Record<keyof HomeConditions, readonly ListingKind[]>>> = {
  monthlyYenMax: FLATS,
  areaM2: BUILT,
  landAreaM2: ["house", "land", "building"],
  ageYearsMax: BUILT,
  layouts: DWELLINGS,
  isNewQuakeCode: BUILT,
  isSecondFloorUp: FLATS,
  directions: DWELLINGS,
  hasPets: FLATS,
  hasParking: BUILT,
};

/** Whether a condition speaks of something that homes of a kind can have: 専有面積 of land does not. */
export function appliesTo(condition: keyof HomeConditions, kind: ListingKind): boolean {
  return ONLY_OF[condition]?.includes(kind) ?? true;
}

/** The kinds that have it, in the order of the kinds; null: all. */
export function kindsWith(condition: keyof HomeConditions): readonly ListingKind[] | null {
  return ONLY_OF[condition] === undefined ? null : LISTING_KINDS.filter((kind) => appliesTo(condition, kind));
}
