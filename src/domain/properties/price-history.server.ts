import type { Db } from "#platform/db.server.ts";
import { type QuarterlyMedian, quarterlyMedians } from "./sale-store.server.ts";
import type { PropertyKind } from "./types.ts";

/** A median of fewer sales says more about the homes that happened to sell than about the market. */
const MIN_SALES_PER_QUARTER = 3;
/** Two years of quarters; a shorter line is not shown for a town. */
const MIN_QUARTERS = 8;

export type PriceHistory = {
  readonly scope: "town" | "city";
  readonly points: readonly QuarterlyMedian[];
};

/** Quarterly median yen/m² of the town where it has enough sales, else of the whole city; `scope` says which. None after the quarter of `now`. */
export async function priceHistory(
  db: Db,
  area: { readonly cityCode: string; readonly town?: string | undefined; readonly kind: PropertyKind; readonly now: Date },
): Promise<PriceHistory> {
  if (area.town !== undefined) {
    const points = await quarterlyMedians(db, { ...area, minSales: MIN_SALES_PER_QUARTER });
    if (points.length >= MIN_QUARTERS) return { scope: "town", points };
  }
  const city = { cityCode: area.cityCode, kind: area.kind, now: area.now, minSales: MIN_SALES_PER_QUARTER };
  return { scope: "city", points: await quarterlyMedians(db, city) };
}
