import type { EstimateMode, SaleRow } from "#domain/valuation/core/types.ts";
import { quantileOf } from "#domain/valuation/engine/boosting/loss.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { asKnown, logUnitPrice } from "#domain/valuation/engine/features/home.ts";
import { overallMarketMiss } from "#domain/valuation/engine/features/market.ts";
import type { Bundle, Calibration, Calibrations } from "./model.ts";
import { calibrated, LEAST_REACH, type Prediction, predictAll, SPREAD_80 } from "./predict.ts";

const LOG_UNDER = Math.log(0.9);
const LOG_OVER = Math.log(1.1);
const MOST_BUCKETS = 20;
const LEAST_IN_BUCKET = 200;
/** Share of sales on either side of the band. */
const OUTSIDE = 0.1;

/** Without held-back sales nothing is known of the error: the raw quantiles stand, and the chance is that of a 15 % median error. */
const UNKNOWN_ERROR: Calibration = { lowScale: 1, highScale: 1, within: [{ width: 0, share: 0.35 }], rows: 0 };

/**
 * Conformalised quantile regression (Romano and others 2019), each end for itself: scales the reach of both quantiles so that a tenth of the
 * held-back sales lies below and a tenth above. Held-back quarters show one miss of the market, the quarters to come will have another: theirs is
 * taken out, and each sale is counted once with the market a usual miss higher and once as much lower.
 */
export function calibrate(bundle: Bundle, heldBack: readonly SaleRow[]): Calibrations {
  const inMode = (mode: EstimateMode) =>
    calibrateOn(
      bundle,
      heldBack.map((sale) => asKnown(sale, mode)),
    );
  return { informed: inMode("informed"), blind: inMode("blind") };
}

function calibrateOn(bundle: Bundle, heldBack: readonly SaleRow[]): Calibration {
  if (heldBack.length === 0) return UNKNOWN_ERROR;
  const cases = casesOf(bundle, heldBack);
  const share = Math.min(1, (1 - OUTSIDE) * (1 + 1 / heldBack.length));
  const scale = (toReach: (one: Case) => number) => quantileOf(cases.map(toReach), share);
  const lowScale = scale(({ error, prediction: { point, low, miss } }) => scaleToReach(-error, point - low, miss));
  const highScale = scale(({ error, prediction: { point, high, miss } }) => scaleToReach(error, high - point, miss));
  const band = { lowScale, highScale, within: [], rows: heldBack.length };
  return { ...band, within: withinByWidth(cases.map((one) => outcomeOf(one, band))) };
}

/** `error`: log of price to point, positive where the home sold for more. */
type Case = { readonly prediction: Prediction; readonly error: number };

function casesOf(bundle: Bundle, heldBack: readonly SaleRow[]): Case[] {
  const predictions = predictAll(bundle, heldBack.map(saleAt));
  const sales = heldBack.map((sale, i) => {
    const prediction = predictions[i] as Prediction;
    return { prediction, error: logUnitPrice(sale) - prediction.point, market: overallMarketMiss(bundle.space, saleAt(sale)) };
  });
  const errors = sales.map(({ error }) => error);
  const middle = quantileOf(errors, 0.5);
  return sales.flatMap(({ prediction, error, market }) =>
    [market, -market].map((shift) => ({ prediction, error: error - middle + shift })),
  );
}

/** The scale at which one end of the band lies just at an error; 0 where the sale lies on the other side, or the market's miss alone reaches it. */
function scaleToReach(error: number, own: number, miss: number): number {
  const beyondMarket = error <= 0 ? 0 : Math.sqrt(Math.max(0, error ** 2 - (SPREAD_80 * miss) ** 2));
  return beyondMarket / Math.max(LEAST_REACH, own);
}

type Outcome = { readonly width: number; readonly isWithin: boolean };

function outcomeOf({ prediction, error }: Case, band: Calibration): Outcome {
  const { low, high } = calibrated(prediction, band);
  return { width: high - low, isWithin: -error >= LOG_UNDER && -error <= LOG_OVER };
}

/** Sorts by width, cuts into buckets of equal numbers, and pools neighbours until widths rise and shares fall (pool adjacent violators). */
function withinByWidth(outcomes: readonly Outcome[]): Calibration["within"] {
  const sorted = [...outcomes].sort((a, b) => a.width - b.width);
  const buckets = Math.max(1, Math.min(MOST_BUCKETS, Math.floor(sorted.length / LEAST_IN_BUCKET)));
  const pooled: Bucket[] = [];
  for (let i = 0; i < buckets; i += 1) {
    const part = sorted.slice(Math.floor((i * sorted.length) / buckets), Math.floor(((i + 1) * sorted.length) / buckets));
    let bucket = { width: sum(part, (one) => one.width), within: sum(part, (one) => Number(one.isWithin)), n: part.length };
    for (let last = pooled.at(-1); last && !isAfter(bucket, last); last = pooled.at(-1)) {
      bucket = { width: last.width + bucket.width, within: last.within + bucket.within, n: last.n + bucket.n };
      pooled.pop();
    }
    pooled.push(bucket);
  }
  return pooled.map(({ width, within, n }) => ({ width: width / n, share: within / n }));
}

/** Sums over the homes of a bucket. */
type Bucket = { readonly width: number; readonly within: number; readonly n: number };

function isAfter(bucket: Bucket, last: Bucket): boolean {
  return bucket.within * last.n <= last.within * bucket.n && bucket.width / bucket.n > last.width / last.n;
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}
