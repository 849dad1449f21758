import type { PriceCategory } from "#domain/properties/types.ts";
import type { EstimateMode, SaleRow } from "#domain/valuation/core/types.ts";
import type { Quarter } from "#kernel/quarter.ts";

/** What the engine reads of a home; a subject and a past sale both are one. */
export type Home = Omit<SaleRow, "id" | "quarter" | "priceCategory" | "price">;

/** A home on the market at a time, priced as one of the two categories records prices. */
export type HomeAt = { readonly home: Home; readonly quarter: Quarter; readonly category: PriceCategory };

/** Blind: as the home stands in a record that says nothing of what only its owner tells. */
export function asKnown<T extends Pick<Home, "renovated">>(home: T, mode: EstimateMode): T {
  return mode === "informed" ? home : { ...home, renovated: null };
}

/** What is learnt: the natural logarithm of yen per square metre (of land for houses and land). 65,000,000 yen, 65 m² -> 13.8. */
export function logUnitPrice({ price, areaM2 }: Pick<SaleRow, "price" | "areaM2">): number {
  return Math.log(price / areaM2);
}

/** Whether a kind is priced by its lot. */
export function isOfLots({ kind }: Pick<Home, "kind">): boolean {
  return kind === "house" || kind === "land";
}

export function townKey({ cityCode, town }: Pick<Home, "cityCode" | "town">): string {
  return `${cityCode}/${town}`;
}

/** The city of a key that `townKey` made: `13108/豊洲` -> `13108`. */
export function cityOfTown(key: string): string {
  return key.slice(0, key.indexOf("/"));
}

/** Homes of one town and built year: on anonymised rows the nearest thing to a building. */
export function groupKey(home: Pick<Home, "cityCode" | "town" | "builtYear">): string {
  return `${townKey(home)}/${home.builtYear ?? "?"}`;
}
