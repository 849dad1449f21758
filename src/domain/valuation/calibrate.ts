import { quantileOf } from "./boosting/loss.ts";
import { saleAt } from "./features/feature-space.ts";
import { logUnitPrice } from "./features/home.ts";
import type { Bundle, Calibration } from "./model.ts";
import { predict } from "./predict.ts";
import type { SaleRow } from "./types.ts";

const LOG_UNDER = Math.log(0.9);
const LOG_OVER = Math.log(1.1);
const MOST_BUCKETS = 20;
const LEAST_IN_BUCKET = 100;

/** Without held-back sales nothing is known of the error: the raw quantiles stand, and the chance is that of a 15 % median error. */
const UNKNOWN_ERROR: Calibration = { lowShift: 0, highShift: 0, within: [{ width: 0, share: 0.35 }], rows: 0 };

/**
 * How far a city's level drifts from the nowcast in the four quarters after training, as a log: the held-back quarters show one such drift, the
 * next will be another. Measured per city and quarter over three origins before 2024Q3: root mean square 0.018–0.043; 0.04 brought the
 * coverage of two of them to 80 % on average (docs/models/valuation.md).
 */
const DRIFT = 0.04;

/**
 * Conformalised quantile regression (Romano and others 2019), each end for itself: shifts both quantiles so that a tenth of the held-back sales
 * lies below and a tenth above, each sale counted once with the market drifted up and once down.
 */
export function calibrate(bundle: Bundle, heldBack: readonly SaleRow[]): Calibration {
  if (heldBack.length === 0) return UNKNOWN_ERROR;
  const errors = heldBack.map((sale) => {
    const { point, low, high } = predict(bundle, saleAt(sale));
    const actual = logUnitPrice(sale);
    return { low: low - actual, high: actual - high, width: high - low, ratio: point - actual };
  });
  const share = Math.min(1, 0.9 * (1 + 1 / errors.length));
  const lowShift = -quantileOf(
    errors.flatMap(({ low }) => drifted(low)),
    share,
  );
  const highShift = quantileOf(
    errors.flatMap(({ high }) => drifted(high)),
    share,
  );
  const outcomes = errors.map(({ width, ratio }) => ({
    width: Math.max(0, width + highShift - lowShift),
    within: drifted(ratio).filter((log) => log >= LOG_UNDER && log <= LOG_OVER).length / 2,
  }));
  return { lowShift, highShift, within: withinByWidth(outcomes), rows: errors.length };
}

function drifted(log: number): [number, number] {
  return [log - DRIFT, log + DRIFT];
}

/** Share of a sale's two drifts that lie within ±10 %: 0, 0.5 or 1. */
type Outcome = { readonly width: number; readonly within: number };

/** Sorts by width, cuts into buckets of equal numbers, and pools neighbours until the shares fall (pool adjacent violators). */
function withinByWidth(outcomes: readonly Outcome[]): Calibration["within"] {
  const sorted = [...outcomes].sort((a, b) => a.width - b.width);
  const buckets = Math.max(1, Math.min(MOST_BUCKETS, Math.floor(sorted.length / LEAST_IN_BUCKET)));
  const pooled: { width: number; within: number; n: number }[] = [];
  for (let i = 0; i < buckets; i += 1) {
    const part = sorted.slice(Math.floor((i * sorted.length) / buckets), Math.floor(((i + 1) * sorted.length) / buckets));
    let bucket = { width: sum(part, (one) => one.width), within: sum(part, (one) => one.within), n: part.length };
    for (let last = pooled.at(-1); last && last.within * bucket.n < bucket.within * last.n; last = pooled.at(-1)) {
      bucket = { width: last.width + bucket.width, within: last.within + bucket.within, n: last.n + bucket.n };
      pooled.pop();
    }
    pooled.push(bucket);
  }
  return pooled.map(({ width, within, n }) => ({ width: width / n, share: within / n }));
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}
