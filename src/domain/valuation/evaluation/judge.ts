import type { EstimateMode, SaleRow } from "#domain/valuation/core/types.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { asKnown } from "#domain/valuation/engine/features/home.ts";
import type { ValuationModel } from "#domain/valuation/engine/model.ts";
import { calibrated, type Prediction, predictAll, withinTenPercent } from "#domain/valuation/engine/predict.ts";
import type { Judged } from "./metrics.ts";

/** A sale with what a model gives for it. */
export type JudgedSale = Judged & {
  readonly sale: SaleRow;
  /** Stated chance that the sale lies within ±10 % of the point, 0–1. */
  readonly chance: number;
};

export type JudgedModel = Pick<ValuationModel, "bundle" | "calibrations">;

/** What a model gives for known sales, each at its own quarter and price category, in yen. */
export function judgeSales(
  { bundle, calibrations }: JudgedModel,
  sales: readonly SaleRow[],
  mode: EstimateMode = "informed",
): JudgedSale[] {
  const calibration = calibrations[mode];
  const predictions = predictAll(
    bundle,
    sales.map((sale) => saleAt(asKnown(sale, mode))),
  );
  return sales.map((sale, i) => {
    const { point, low, high } = calibrated(predictions[i] as Prediction, calibration);
    const yen = (log: number) => sale.areaM2 * Math.exp(log);
    const chance = withinTenPercent(calibration, high - low);
    return { sale, price: sale.price, point: yen(point), low: yen(low), high: yen(high), chance };
  });
}
