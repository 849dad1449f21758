import { boost } from "#domain/valuation/engine/boosting/boost.ts";
import { calibrate } from "#domain/valuation/engine/calibrate.ts";
import { fitRules } from "#domain/valuation/engine/fit-rules.ts";
import type { ValuationModel } from "#domain/valuation/engine/model.ts";
import { type FitForest, forestRandom, trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import type { VerticalEquity } from "#domain/valuation/engine/vertical-equity/curve.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "./synthetic-sales.ts";

const TREES = 8;
const EQUITY: VerticalEquity = [
  { price: 3, step: -0.02 },
  { price: 4, step: 0.01 },
];

/** Forests of a few trees: right in kind, not in size. */
export const fitQuickly: FitForest = async (set, name) =>
  boost(set, { ...fitRules(name, set.matrix.rows), trees: TREES }, forestRandom(name));

/** A small model of the synthetic market, in some hundredths of a second. */
export async function aQuickModel(given: Partial<ValuationModel> = {}): Promise<ValuationModel> {
  const sales = syntheticSales(400);
  const bundle = await trainBundle(sales, fitQuickly);
  return {
    version: "condo-2026.11-00000000",
    kind: "condo",
    isSample: false,
    firstQuarter: SYNTHETIC_FIRST,
    lastQuarter: SYNTHETIC_FIRST + SYNTHETIC_QUARTERS - 1,
    trainRows: sales.length,
    bundle: { ...bundle, verticalEquity: EQUITY },
    calibrations: calibrate(bundle, syntheticSales(200)),
    ...given,
  };
}
