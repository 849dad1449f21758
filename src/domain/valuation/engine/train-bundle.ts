import type { SaleRow } from "#domain/valuation/core/types.ts";
import { boost, type TrainingSet } from "#domain/valuation/engine/boosting/boost.ts";
import type { Forest } from "#domain/valuation/engine/boosting/forest.ts";
import { fitFeatureSpace } from "#domain/valuation/engine/features/feature-space.ts";
import { inFixedOrder } from "#domain/valuation/engine/features/fixed-order.ts";
import { NO_CURVE } from "#domain/valuation/engine/vertical-equity/curve.ts";
import { type Random, seededRandom } from "#kernel/random.ts";
import { type ForestName, fitRules } from "./fit-rules.ts";
import type { Bundle } from "./model.ts";

/** Fits one forest; handed in so that the shell may fit several at once. */
export type FitForest = (set: TrainingSet, name: ForestName) => Promise<Forest>;

const FOLD_SEED = 20_210_101;
const FOREST_SEEDS: Readonly<Record<ForestName, number>> = { point: 1, low: 2, high: 3 };

export function forestRandom(name: ForestName): Random {
  return seededRandom(FOREST_SEEDS[name]);
}

/** Fits a forest here and now, without threads. */
export function fitForestHere(set: TrainingSet, name: ForestName): Forest {
  return boost(set, fitRules(name, set.matrix.rows), forestRandom(name));
}

/** Fits feature space and forests on past sales. The same sales, in whatever order, give the same bundle. */
export async function trainBundle(sales: readonly SaleRow[], fitForest: FitForest): Promise<Bundle> {
  const { space, matrix, target } = fitFeatureSpace(inFixedOrder(sales), seededRandom(FOLD_SEED));
  const set = { matrix, target, weights: null };
  const [point, low, high] = await Promise.all([fitForest(set, "point"), fitForest(set, "low"), fitForest(set, "high")]);
  return { space, verticalEquity: NO_CURVE, point, low, high };
}
