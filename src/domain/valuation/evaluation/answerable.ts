import type { AppraisableKind, SaleRow } from "#domain/valuation/core/types.ts";
import { hasEnoughComparables } from "#domain/valuation/engine/comparables.ts";
import type { Home } from "#domain/valuation/engine/features/home.ts";
import { isUsualSize } from "#domain/valuation/engine/learnable.ts";
import { indexSales } from "#domain/valuation/engine/sale-index.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";

/**
 * Whether the engine gives a home a price in the quarter of the last of these sales: its city is known, its size usual, and enough of the sales resemble it.
 * A home of 60 m² in a city without any sale -> false.
 */
export function answerableWith(kind: AppraisableKind, sales: readonly SaleRow[]): (home: Home) => boolean {
  const cities = new Set(sales.map(({ cityCode }) => cityCode));
  const index = indexSales(sales);
  const asOf = quarterAt(lastQuarter(sales));
  return (home) => cities.has(home.cityCode) && isUsualSize(kind, home.areaM2) && hasEnoughComparables(index, home, asOf);
}

/** Quarter index of the last sale. */
export function lastQuarter(sales: readonly SaleRow[]): number {
  return sales.reduce((last, { quarter }) => Math.max(last, quarterIndex(quarter)), Number.NEGATIVE_INFINITY);
}
