import type { AccuracyMetrics } from "../types.ts";
import { mean, quantile } from "./quantile.ts";

/** A test sale and what was estimated for it, in yen. */
export type Judged = { readonly price: number; readonly point: number; readonly low: number; readonly high: number };

/**
 * The measures of a time-split test: errors and ratios of estimate to price (IAAO, Standard on Automated Valuation Models 2018). COD, PRD and PRB leave out ratios beyond
 * three interquartile ranges. Four sales of 100 estimated at 90, 100, 100, 110 -> mdape 0.05, medianRatio 1.
 */
export function accuracyMetrics(judged: readonly Judged[]): AccuracyMetrics {
  const ratios = judged.map(({ price, point }) => point / price);
  const errors = ratios.map((ratio) => Math.abs(ratio - 1));
  const share = (isCounted: (one: Judged, i: number) => boolean) => judged.filter(isCounted).length / judged.length;
  // The small addend keeps an error of exactly ten percent inside, whatever the last bit of the division says.
  const within = (limit: number) => share((_, i) => (errors[i] ?? 1) <= limit + 1e-9);
  return {
    n: judged.length,
    mdape: quantile(errors, 0.5),
    ppe5: within(0.05),
    ppe10: within(0.1),
    ppe20: within(0.2),
    medianRatio: quantile(ratios, 0.5),
    ...ratioStudy(withoutOutliers(judged)),
    coverage80: share(({ price, low, high }) => price >= low && price <= high),
    medianBandWidth: quantile(
      judged.map(({ point, low, high }) => (high - low) / point),
      0.5,
    ),
  };
}

function withoutOutliers(judged: readonly Judged[]): readonly Judged[] {
  const ratios = judged.map(({ price, point }) => point / price);
  const [q1, q3] = [quantile(ratios, 0.25), quantile(ratios, 0.75)];
  const reach = 3 * (q3 - q1);
  return judged.filter((_, i) => (ratios[i] ?? 0) >= q1 - reach && (ratios[i] ?? 0) <= q3 + reach);
}

/** COD in percent, PRD and PRB as the IAAO defines them. */
function ratioStudy(judged: readonly Judged[]): { cod: number; prd: number; prb: number } {
  const ratios = judged.map(({ price, point }) => point / price);
  const median = quantile(ratios, 0.5);
  const cod = (100 * mean(ratios.map((ratio) => Math.abs(ratio - median)))) / median;
  const weighted = mean(judged.map(({ point }) => point)) / mean(judged.map(({ price }) => price));
  return { cod, prd: mean(ratios) / weighted, prb: priceRelatedBias(judged, median) };
}

/** Slope of the relative ratio on log2 of value, where value is half the price and half the estimate brought to the median level. */
function priceRelatedBias(judged: readonly Judged[], median: number): number {
  const xs = judged.map(({ price, point }) => Math.log2((price + point / median) / 2));
  const ys = judged.map(({ price, point }) => (point / price - median) / median);
  const [middleX, middleY] = [mean(xs), mean(ys)];
  let over = 0;
  let under = 0;
  xs.forEach((x, i) => {
    over += (x - middleX) * ((ys[i] ?? 0) - middleY);
    under += (x - middleX) ** 2;
  });
  return under === 0 ? 0 : over / under;
}
