import type { BoostRules } from "#domain/valuation/engine/boosting/boost.ts";
import type { Loss } from "#domain/valuation/engine/boosting/loss.ts";

/** Settings of the point forest, chosen on origins before the test quarters (docs/models/valuation.md, experiments). */
const POINT: BoostRules = {
  trees: 300,
  learningRate: 0.065,
  maxLeaves: 127,
  minLeafWeight: 20,
  l2: 5,
  mostBins: 127,
  rowShare: 0.7,
  featureShare: 0.6,
  loss: { kind: "huber", delta: 0.2 },
};

const BAND: BoostRules = { ...POINT, trees: 120, learningRate: 0.1, maxLeaves: 31, minLeafWeight: 60, rowShare: 0.5 };

export type ForestName = "point" | "low" | "high";

const LOSSES: Readonly<Record<ForestName, Loss>> = {
  point: POINT.loss,
  low: { kind: "quantile", share: 0.1 },
  high: { kind: "quantile", share: 0.9 },
};

/** Below this, fewer and smaller trees lose nothing that can be measured, and a market of 20,000 sales is learnt in seconds. */
const SMALL_ROWS = 25_000;
const SMALL: Readonly<Record<"point" | "band", Partial<BoostRules>>> = {
  point: { trees: 200, learningRate: 0.1, maxLeaves: 31 },
  band: { trees: 80, learningRate: 0.12, maxLeaves: 16, mostBins: 63 },
};
/** A leaf holds at least one row in this many, so that it rests on several sales of a small market too. */
const ROWS_PER_LEAF_ROW = 1000;
/** A tenth of the rows in a leaf is not to be one row only. */
const LEAST_IN_LEAF: Readonly<Record<ForestName, number>> = { point: 10, low: 30, high: 30 };

/** Rules of one forest for a number of training rows. */
export function fitRules(name: ForestName, rows: number): BoostRules {
  const rules = name === "point" ? POINT : BAND;
  const small = rows < SMALL_ROWS ? SMALL[name === "point" ? "point" : "band"] : {};
  const minLeafWeight = Math.max(LEAST_IN_LEAF[name], Math.min(rules.minLeafWeight, Math.round(rows / ROWS_PER_LEAF_ROW)));
  return { ...rules, ...small, loss: LOSSES[name], minLeafWeight };
}
