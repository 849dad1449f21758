import type { PriceCategory } from "#domain/properties/types.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { type Forest, predictRow } from "./boosting/forest.ts";
import { featuresOf } from "./features/feature-space.ts";
import type { HomeAt } from "./features/home.ts";
import { levelAt } from "./features/trend.ts";
import type { Bundle, Calibration } from "./model.ts";

/** Logs of yen per square metre. */
export type Prediction = { readonly point: number; readonly low: number; readonly high: number };

/** Raw point and quantiles for a home at a time, market level included. */
export function predict(bundle: Bundle, at: HomeAt): Prediction {
  return predictFeatures(bundle, featuresOf(bundle.space, at), marketLevel(bundle, at));
}

export function marketLevel({ space }: Bundle, { category, quarter }: { category: PriceCategory; quarter: HomeAt["quarter"] }): number {
  return levelAt(space.trend, category, quarterIndex(quarter));
}

function predictFeatures(bundle: Bundle, features: Float32Array, level: number): Prediction {
  const of = (forest: Forest) => level + predictRow(forest, features);
  return { point: of(bundle.point), low: of(bundle.low), high: of(bundle.high) };
}

/** The calibrated band. It always holds the point, which comes from a forest of its own. */
export function calibrated({ point, low, high }: Prediction, { lowShift, highShift }: Calibration): Prediction {
  return { point, low: Math.min(point, low + lowShift), high: Math.max(point, high + highShift) };
}

/** Chance that a sale lies within ±10 % of the point, from the width of its band. */
export function withinTenPercent({ within }: Calibration, width: number): number {
  const after = within.findIndex((knot) => knot.width >= width);
  const right = within[after];
  const left = within[after - 1];
  if (!right) return within.at(-1)?.share ?? 0;
  if (!left) return right.share;
  const share = (width - left.width) / (right.width - left.width);
  return left.share + share * (right.share - left.share);
}
