import type { PropertyKind, Rent, Sale } from "#domain/properties/types.ts";
import type { AppraisableKind, PricedKind, SaleRow } from "#domain/valuation/core/types.ts";
import { isBuiltYearOfSale } from "#kernel/home/built-year-of-sale.ts";

/** Largest area that is learnt from and appraised, m²: beyond lie whole buildings, estates and typing errors (one condominium of 9,999 m²). */
const LARGEST_AREA_M2: Readonly<Record<AppraisableKind, number>> = { condo: 300, house: 1000, land: 2000, rent: 300 };
const SMALLEST_AREA_M2: Readonly<Record<AppraisableKind, number>> = { condo: 8, house: 15, land: 15, rent: 8 };
/** Yen per square metre; outside lie family transfers and errors. */
const UNIT_PRICE = { least: 10_000, most: 20_000_000 };
/** Yen a month per square metre; outside lie lettings within the family, a month's rent written as a year's, and errors. */
const UNIT_RENT = { least: 300, most: 30_000 };
const UNTOLD_BY_RENTS = { floorAreaM2: null, renovated: null, zoning: null, structure: null, lot: null } as const;

export function isUsualSize(kind: AppraisableKind, areaM2: number): boolean {
  return areaM2 >= SMALLEST_AREA_M2[kind] && areaM2 <= LARGEST_AREA_M2[kind];
}

/** A house is a lot and what stands on it: either kind tells what the other's lots are worth. */
const BESIDE: Readonly<Partial<Record<AppraisableKind, PricedKind>>> = { house: "land", land: "house" };

/** The kind whose sales are learnt from beside those of a kind; null: its own are all. */
export function besideOf(kind: AppraisableKind): PricedKind | null {
  return BESIDE[kind] ?? null;
}

/** Sales of one kind as the engine learns from them; sizes, prices and built years that no home has are left out. */
export function learnableSales(kind: PricedKind, sales: readonly Sale[]): SaleRow[] {
  return sales.flatMap((sale) => (isLearnable(kind, sale) ? [{ ...sale, kind }] : []));
}

/**
 * Rents as the engine learns from them: the price is the monthly rent; agreed rents are its `contract` category, asking rents its `survey`, so that what
 * lies between the two is learnt as it is between the two price categories.
 */
export function learnableRents(rents: readonly Rent[]): SaleRow[] {
  return rents.flatMap(({ rentYen, category, floor: _, ...rent }) => {
    const unitRent = rentYen / rent.areaM2;
    const isUsual = isUsualSize("rent", rent.areaM2) && isUsualBuiltYear(rent) && unitRent >= UNIT_RENT.least && unitRent <= UNIT_RENT.most;
    const priceCategory = category === "agreed" ? ("contract" as const) : ("survey" as const);
    return isUsual ? [{ ...rent, ...UNTOLD_BY_RENTS, kind: "rent", priceCategory, price: rentYen } satisfies SaleRow] : [];
  });
}

type Sold = Pick<Sale, "areaM2" | "price" | "builtYear" | "quarter"> & { readonly kind: PropertyKind };

function isLearnable(kind: PricedKind, sale: Sold): boolean {
  const unitPrice = sale.price / sale.areaM2;
  return (
    sale.kind === kind &&
    isUsualSize(kind, sale.areaM2) &&
    isUsualBuiltYear(sale) &&
    unitPrice >= UNIT_PRICE.least &&
    unitPrice <= UNIT_PRICE.most
  );
}

function isUsualBuiltYear({ builtYear, quarter }: Pick<Sale, "builtYear" | "quarter">): boolean {
  return builtYear === null || isBuiltYearOfSale(builtYear, quarter.year);
}
