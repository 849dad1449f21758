import type { SaleRow } from "#domain/valuation/core/types.ts";
import { prefectureCodeOf } from "#kernel/prefectures.ts";
import { quarterIndex } from "#kernel/quarter.ts";

/**
 * The newest quarter (an index) with sales, by prefecture (01–47). Not by city: official files come out prefecture by prefecture, and a small city without a sale in
 * the newest quarter is no less known than its neighbours.
 */
export type KnownUntil = Readonly<Record<string, number>>;

/** Sales of 13108 in 2025Q2 and of 08220 in 2025Q3 -> { 13: 8101, 08: 8102 }. */
export function knownUntil(sales: readonly Pick<SaleRow, "cityCode" | "quarter">[]): KnownUntil {
  const newest: Record<string, number> = {};
  for (const { cityCode, quarter } of sales) {
    const prefecture = prefectureCodeOf(cityCode);
    newest[prefecture] = Math.max(newest[prefecture] ?? Number.NEGATIVE_INFINITY, quarterIndex(quarter));
  }
  return newest;
}

/** Until when a city's prefecture is known; null of one without sales. */
export function newestOf(known: KnownUntil, cityCode: string): number | null {
  return known[prefectureCodeOf(cityCode)] ?? null;
}
