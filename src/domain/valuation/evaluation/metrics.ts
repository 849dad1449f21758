import type { AccuracyMetrics, SliceAccuracy } from "#domain/valuation/core/types.ts";
import { mean, quantile } from "./quantile.ts";
import { type Pair, ratioStudy } from "./ratio-study.ts";

/** A test sale and what was estimated for it, in yen. */
export type Judged = Pair & { readonly low: number; readonly high: number };

/** An error above this is a failure: the estimate was of no use. */
const FAILURE = 0.3;
/** Share of the largest errors that the trimmed mean leaves out: one price of a tenth would decide it alone. */
const TRIMMED = 0.01;
/** Share of sales that an 80 % band may miss. */
const MISSED = 0.2;

/**
 * The measures of a time-split test: errors, and ratios of estimate to price (IAAO, Standard on Automated Valuation Models 2018). Four sales of 100 estimated at
 * 90, 100, 100, 110 -> mdape 0.05, medianRatio 1.
 */
export function accuracyMetrics(judged: readonly Judged[]): AccuracyMetrics {
  const ratios = judged.map(({ price, point }) => point / price);
  const errors = ratios.map((ratio) => Math.abs(ratio - 1));
  const within = (limit: number) => shareOf(errors, (error) => isWithin(error, limit));
  return {
    n: judged.length,
    mdape: quantile(errors, 0.5),
    ppe5: within(0.05),
    ppe10: within(0.1),
    ppe20: within(0.2),
    trimmedMape: trimmedMean(errors),
    logRmse: Math.sqrt(mean(ratios.map((ratio) => Math.log(ratio) ** 2))),
    failureRate: shareOf(errors, (error) => !isWithin(error, FAILURE)),
    medianRatio: quantile(ratios, 0.5),
    ...ratioStudy(judged),
    coverage80: shareOf(judged, ({ price, low, high }) => price >= low && price <= high),
    medianBandWidth: quantile(
      judged.map(({ point, low, high }) => (high - low) / point),
      0.5,
    ),
    intervalScore80: mean(judged.map(intervalScore)),
  };
}

/** The measures of a part of a test, rounded to four decimals: no part is large enough to tell more. */
export function sliceAccuracy(judged: readonly Judged[]): SliceAccuracy {
  const all = accuracyMetrics(judged);
  return {
    n: all.n,
    mdape: fourDecimals(all.mdape),
    ppe10: fourDecimals(all.ppe10),
    medianRatio: fourDecimals(all.medianRatio),
    coverage80: fourDecimals(all.coverage80),
    medianBandWidth: fourDecimals(all.medianBandWidth),
  };
}

/** Whether the estimate lies within ±10 % of the price. */
export function isWithinTenPercent({ price, point }: Pair): boolean {
  return isWithin(Math.abs(point / price - 1), 0.1);
}

/** The small addend keeps an error of exactly ten percent inside, whatever the last bit of the division says. */
function isWithin(error: number, limit: number): boolean {
  return error <= limit + 1e-9;
}

/** Share of the values that are counted, 0–1; NaN of nothing. */
export function shareOf<T>(values: readonly T[], isCounted: (value: T) => boolean): number {
  return values.filter(isCounted).length / values.length;
}

export function fourDecimals(value: number): number {
  return Number(value.toFixed(4));
}

function trimmedMean(errors: readonly number[]): number {
  const kept = [...errors].sort((a, b) => a - b).slice(0, errors.length - Math.floor(errors.length * TRIMMED));
  return mean(kept);
}

/**
 * Interval score (Gneiting and Raftery 2007, equation 43; Winkler 1972) in logs, so that it does not depend on the price: the width, plus 2 / 0.2 = 10 times as far
 * as the price lies outside. Band 90–110, price 100 -> ln(110 / 90) = 0.2007; price 121 -> 0.2007 + 10 · ln(121 / 110) = 1.1538.
 */
function intervalScore({ price, low, high }: Judged): number {
  const [from, to, sold] = [Math.log(low), Math.log(high), Math.log(price)];
  return to - from + (2 / MISSED) * (Math.max(0, from - sold) + Math.max(0, sold - to));
}
