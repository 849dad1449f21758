import { saleAt } from "../features/feature-space.ts";
import type { ValuationModel } from "../model.ts";
import { calibrated, predict, withinTenPercent } from "../predict.ts";
import type { SaleRow } from "../types.ts";
import type { Judged } from "./metrics.ts";

/** A sale with what a model gives for it. */
export type JudgedSale = Judged & {
  readonly sale: SaleRow;
  /** Stated chance that the sale lies within ±10 % of the point, 0–1. */
  readonly chance: number;
};

/** What a model gives for known sales, each at its own quarter and price category, in yen. */
export function judgeSales(model: Pick<ValuationModel, "bundle" | "calibration">, sales: readonly SaleRow[]): JudgedSale[] {
  return sales.map((sale) => {
    const { point, low, high } = calibrated(predict(model.bundle, saleAt(sale)), model.calibration);
    const yen = (log: number) => sale.areaM2 * Math.exp(log);
    const chance = withinTenPercent(model.calibration, high - low);
    return { sale, price: sale.price, point: yen(point), low: yen(low), high: yen(high), chance };
  });
}
