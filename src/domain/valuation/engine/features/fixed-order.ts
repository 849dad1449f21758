import type { SaleRow } from "#domain/valuation/core/types.ts";

/**
 * The sales in an order of their own, by what they tell: the same one in whatever order they came. Places in the list decide folds and draws, and files imported in another order gave
 * estimates that lay 1.3 % apart. Sales that tell the same may stand for one another.
 */
export function inFixedOrder<Row extends SaleRow>(sales: readonly Row[]): Row[] {
  const told = new Map(sales.map((sale) => [sale, textOf(sale)]));
  const textAt = (sale: Row) => told.get(sale) ?? "";
  return sales.toSorted((a, b) => compare(textAt(a), textAt(b)));
}

/** By code units, which no locale changes. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** All that is learnt from a sale: not its id, which is that of the import. */
function textOf(sale: SaleRow): string {
  const { place, lot, quarter } = sale;
  return JSON.stringify([
    ...[sale.kind, quarter.year, quarter.quarter, sale.cityCode, sale.town, sale.builtYear, sale.areaM2, sale.price, sale.priceCategory],
    ...[sale.layout, sale.floorAreaM2, sale.structure, sale.renovated, sale.zoning, sale.stationName, sale.walkMinutes, sale.apartmentKey],
    ...[place?.lon, place?.lat, lot?.frontageM, lot?.roadWidthM, lot?.roadDirection, lot?.roadKind, lot?.landShape],
    ...[lot?.coveragePercent, lot?.floorAreaRatioPercent],
  ]);
}
