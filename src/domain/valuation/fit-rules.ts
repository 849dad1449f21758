import type { BoostRules } from "./boosting/boost.ts";
import type { Loss } from "./boosting/loss.ts";

/** Settings of the point forest, chosen on origins before the test quarters (docs/models/valuation.md, experiments). */
const POINT: BoostRules = {
  trees: 300,
  learningRate: 0.08,
  maxLeaves: 63,
  minLeafWeight: 30,
  l2: 5,
  mostBins: 255,
  rowShare: 0.7,
  featureShare: 0.6,
  loss: { kind: "huber", delta: 0.2 },
};

const BAND = { ...POINT, trees: 120, learningRate: 0.1, maxLeaves: 31, minLeafWeight: 60, mostBins: 127, rowShare: 0.5 };

export type ForestName = "point" | "low" | "high";

const LOSSES: Readonly<Record<ForestName, Loss>> = {
  point: POINT.loss,
  low: { kind: "quantile", share: 0.1 },
  high: { kind: "quantile", share: 0.9 },
};

/** Rules of one forest for a number of training rows: small sets get smaller trees, so that a leaf still rests on several sales. */
export function fitRules(name: ForestName, rows: number): BoostRules {
  const rules = name === "point" ? POINT : BAND;
  const isSmall = rows < SMALL_ROWS;
  return {
    ...rules,
    loss: LOSSES[name],
    maxLeaves: isSmall ? Math.ceil(rules.maxLeaves / 2) : rules.maxLeaves,
    minLeafWeight: Math.max(5, Math.min(rules.minLeafWeight, Math.round(rows / 1000))),
  };
}

const SMALL_ROWS = 40_000;
