import type { AccuracyMetrics } from "#domain/valuation/core/types.ts";
import { type Random, shuffled } from "#kernel/random.ts";
import { mean, quantile } from "./quantile.ts";

/** What a home was sold for and what was estimated for it, in one currency. */
export type Pair = { readonly price: number; readonly point: number };

/** The measures of a ratio study that say whether dear and cheap homes are met alike. */
export type Fairness = Pick<AccuracyMetrics, "prd" | "prb" | "mki">;

/** Their mean stands to 0.002 (one standard deviation, all three measures) for 2,700 errors like those of land, to 0.0004 for 33,000 like those of condominiums. */
const DEALS = 10;

/**
 * Uniformity and fairness of estimates (IAAO, Standard on Ratio Studies 2013, 9.1 and 9.2; MKI: Quintos, A Gini Measure for Vertical Equity, 2020).
 * Ratios beyond three interquartile ranges are left out (the same standard, appendix B). COD is in percent; PRD above 1, PRB below 0 and MKI below 1 say that
 * dear homes are estimated too low. Prices 100, 200, 300 estimated at 110, 200, 290 -> COD 4.44, PRD 1.022, MKI 0.9.
 */
export function ratioStudy(pairs: readonly Pair[]): Pick<AccuracyMetrics, "cod" | "prd" | "prb" | "mki"> {
  const kept = withoutOutliers(pairs);
  const ratios = kept.map(ratioOf);
  const median = quantile(ratios, 0.5);
  const cod = (100 * mean(ratios.map((ratio) => Math.abs(ratio - median)))) / median;
  const weighted = mean(kept.map(({ point }) => point)) / mean(kept.map(({ price }) => price));
  return { cod, prd: mean(ratios) / weighted, prb: priceRelatedBias(kept, median), mki: modifiedKakwani(kept) };
}

/**
 * What the same errors give when they are dealt anew among the sales (mean of ten deals): each estimate keeps, and takes the ratio of another sale by lot, so a price
 * becomes estimate / ratio. No unfairness is left in that, so it is what fair estimates with such errors would show; all ratios 0.9 -> PRD 1, PRB 0, MKI 1.
 */
export function dealtAnew(pairs: readonly Pair[], random: Random): Fairness {
  const ratios = pairs.map(ratioOf);
  const deals = Array.from({ length: DEALS }, () => {
    const dealt = shuffled(ratios, random);
    return ratioStudy(pairs.map(({ point }, i) => ({ point, price: point / (dealt[i] ?? Number.NaN) })));
  });
  const meanOf = (measure: keyof Fairness) => mean(deals.map((deal) => deal[measure]));
  return { prd: meanOf("prd"), prb: meanOf("prb"), mki: meanOf("mki") };
}

function ratioOf({ price, point }: Pair): number {
  return point / price;
}

function withoutOutliers(pairs: readonly Pair[]): readonly Pair[] {
  const ratios = pairs.map(ratioOf);
  const [q1, q3] = [quantile(ratios, 0.25), quantile(ratios, 0.75)];
  const reach = 3 * (q3 - q1);
  return pairs.filter((_, i) => (ratios[i] ?? 0) >= q1 - reach && (ratios[i] ?? 0) <= q3 + reach);
}

/** Slope of the relative ratio on log2 of value, where value is half the price and half the estimate brought to the median level. */
function priceRelatedBias(pairs: readonly Pair[], median: number): number {
  const xs = pairs.map(({ price, point }) => Math.log2((price + point / median) / 2));
  const ys = pairs.map((pair) => (ratioOf(pair) - median) / median);
  const [middleX, middleY] = [mean(xs), mean(ys)];
  let over = 0;
  let under = 0;
  xs.forEach((x, i) => {
    over += (x - middleX) * ((ys[i] ?? 0) - middleY);
    under += (x - middleX) ** 2;
  });
  return under === 0 ? 0 : over / under;
}

/** Gini of the estimates over Gini of the prices, both in the order of the prices; 1 where all prices are the same and no order exists. */
function modifiedKakwani(pairs: readonly Pair[]): number {
  const sorted = [...pairs].sort((a, b) => a.price - b.price);
  const ranks = middleRanks(sorted.map(({ price }) => price));
  const gini = (values: readonly number[]) => {
    const weighted = values.reduce((sum, value, i) => sum + value * (ranks[i] ?? 0), 0);
    return (2 * weighted) / (mean(values) * values.length ** 2) - (values.length + 1) / values.length;
  };
  const ofPrices = gini(sorted.map(({ price }) => price));
  return Math.abs(ofPrices) < 1e-12 ? 1 : gini(sorted.map(({ point }) => point)) / ofPrices;
}

/** Ranks from 1 of rising values; equal ones share their middle rank, since published prices are rounded and the order within a price says nothing. */
function middleRanks(sorted: readonly number[]): number[] {
  const ranks: number[] = [];
  while (ranks.length < sorted.length) {
    const from = ranks.length;
    let to = from;
    while (sorted[to + 1] === sorted[from]) to += 1;
    for (let i = from; i <= to; i += 1) ranks.push((from + to) / 2 + 1);
  }
  return ranks;
}
