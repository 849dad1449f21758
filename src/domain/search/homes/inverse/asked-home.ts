import { LISTING_KINDS, type ListingKind } from "#domain/listings/types.ts";
import type { Offer } from "#domain/search/homes/offer.ts";
import { isoDayOf } from "#domain/search/homes/table/days.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";

/** A home as conditions are held against it: the numbers of its row, on the day of its table. Not told: NaN, and 255 of walk, age and layout. */
export type AskedHome = {
  /** First seen when the first offer of the home was. */
  readonly offer: Offer;
  readonly kind: ListingKind;
  readonly price: number;
  readonly areaM2: number;
  readonly landAreaM2: number;
  readonly monthlyYen: number;
  readonly grossYield: number;
  /** On foot to the nearest station. */
  readonly walk: number;
  readonly ageYears: number;
  /** By position in LAYOUTS. */
  readonly layout: number;
  /** Bits in the order of TOGGLES and of EXCLUSIONS. */
  readonly toggles: number;
  readonly exclusions: number;
  /** How many days it is on offer, and flagged as it is; infinite: it is not flagged. */
  readonly daysOnOffer: number;
  readonly daysFlagged: number;
};

/** The home that the offer in a row speaks for; null: that offer speaks for none. */
export function askedHome(table: HomeTable, row: number): AskedHome | null {
  const { columns, day } = table;
  const offer = table.offers[row];
  if (!offer || columns.speaks[row] !== 1) return null;
  const number = (column: ArrayLike<number>) => column[row] ?? Number.NaN;
  const flagged = number(columns.flagged);
  return {
    offer: { ...offer, firstSeenOn: isoDayOf(number(columns.since)) },
    kind: LISTING_KINDS[number(columns.kind)] ?? offer.kind,
    price: number(columns.price),
    areaM2: number(columns.areaM2),
    landAreaM2: number(columns.landAreaM2),
    monthlyYen: number(columns.monthlyYen),
    grossYield: number(columns.grossYield),
    walk: number(columns.walk),
    ageYears: number(columns.age),
    layout: number(columns.layout),
    toggles: number(columns.toggles),
    exclusions: number(columns.exclusions),
    daysOnOffer: day - number(columns.since),
    daysFlagged: flagged === 0 ? Number.POSITIVE_INFINITY : day - flagged,
  };
}

/** The row whose offer speaks for a home; null: none is visible. */
export function speakingRow({ dwellings, columns }: HomeTable, dwellingKey: string): number | null {
  return dwellings.get(dwellingKey)?.find((row) => columns.speaks[row] === 1) ?? null;
}
