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
 * Conformalised quantile regression (Romano and others 2019), each end for itself: shifts both quantiles so that a tenth of the held-back
 * sales lies below and a tenth above, whatever the market did since the model was trained.
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
    errors.map((error) => error.low),
    share,
  );
  const highShift = quantileOf(
    errors.map((error) => error.high),
    share,
  );
  const widened = errors.map(({ width, ratio }) => ({
    width: Math.max(0, width + highShift - lowShift),
    isWithin: ratio >= LOG_UNDER && ratio <= LOG_OVER,
  }));
  return { lowShift, highShift, within: withinByWidth(widened), rows: errors.length };
}

type Outcome = { readonly width: number; readonly isWithin: boolean };

/** Sorts by width, cuts into buckets of equal numbers, and pools neighbours until the shares fall (pool adjacent violators). */
function withinByWidth(outcomes: readonly Outcome[]): Calibration["within"] {
  const sorted = [...outcomes].sort((a, b) => a.width - b.width);
  const buckets = Math.max(1, Math.min(MOST_BUCKETS, Math.floor(sorted.length / LEAST_IN_BUCKET)));
  const pooled: { width: number; within: number; n: number }[] = [];
  for (let i = 0; i < buckets; i += 1) {
    const part = sorted.slice(Math.floor((i * sorted.length) / buckets), Math.floor(((i + 1) * sorted.length) / buckets));
    let bucket = { width: sum(part, (one) => one.width), within: sum(part, (one) => Number(one.isWithin)), n: part.length };
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
