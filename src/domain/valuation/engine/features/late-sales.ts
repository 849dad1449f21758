import { carriedOn } from "./nowcast.ts";

/** Sales are published for as long as this after their quarter; older quarters are complete. */
const LATE_QUARTERS = 4;
/** What is expected rests on so many complete quarters (two of each season), and on no fewer than a year. */
const COMPLETE_QUARTERS = { most: 8, recent: 4, least: 4 };
/** Complete quarters came to at least this much of what was expected of them (the 23 wards, 2021–2025: 0.81–2.3), small ones to less by chance alone. */
const USUAL_SHARE = 0.8;
/** Standard deviations (of a count that is the root of what is expected) that are left to chance. */
const CHANCE = 2;
/** Standard deviation between the level of a quarter's sales that are in and of those that are still to come, as a log. */
const LATE_DIFFERENCE = 0.03;

/**
 * What share of the least that is usual of each quarter is in, from 0 to 1, by the number of sales of each quarter; 1 where a quarter is complete or nothing can
 * be expected of it. Only the last quarters can be late, and none more so than a newer one. Expected is the least of the means of the last
 * eight complete quarters, of the last four and of those of the same season: a market that shrank is late no more once quarters of its new size are complete.
 */
export function sharesIn(counts: readonly number[]): number[] {
  const shares = counts.map(() => 1);
  const opening = counts.findIndex((n) => n > 0);
  const complete = counts.length - LATE_QUARTERS;
  if (opening < 0 || complete - opening < COMPLETE_QUARTERS.least) return shares;
  let newer = 0;
  for (let at = counts.length - 1; at >= complete; at -= 1) {
    const [sales, least] = [counts[at] ?? 0, leastUsual(counts.slice(opening, complete), at - opening)];
    newer = Math.max(newer, sales >= least ? 1 : sales / least);
    shares[at] = newer;
  }
  return shares;
}

/** The fewest sales with which the quarter at `at` passes for complete, by the complete ones from 0 on. */
function leastUsual(complete: readonly number[], at: number): number {
  const last = complete.slice(-COMPLETE_QUARTERS.most);
  const ofSeason = last.filter((_, i) => (at - (complete.length - last.length + i)) % 4 === 0);
  const expected = Math.min(mean(last), mean(complete.slice(-COMPLETE_QUARTERS.recent)), mean(ofSeason));
  return USUAL_SHARE * expected - CHANCE * Math.sqrt(expected);
}

export type MeasuredLevels = {
  readonly levels: readonly number[];
  /** Of each quarter, as `sharesIn` gives it. */
  readonly shares: readonly number[];
  /** Sales that each level was measured by; 0 where it was not measured but borrowed. */
  readonly counts: readonly number[];
  /** Of one sale about the level of its quarter. */
  readonly saleVariance: number;
  /** Of a level about what is carried on to it, a quarter. */
  readonly miss: number;
};

/**
 * What the levels of a series will be once all sales are in. A quarter that is in part in lies between its measured level and what the quarters before it carry
 * on to, weighed by their variances (a Kalman filter whose forecast is the nowcast); complete ones stay as measured.
 */
export function settledLevels({ levels, shares, counts, saleVariance, miss }: MeasuredLevels): number[] {
  const settled: number[] = [];
  let variance = 0;
  levels.forEach((level, at) => {
    const missing = 1 - (shares[at] ?? 1);
    if (missing === 0 || at === 0) {
      settled.push(level);
      return;
    }
    const noise = noiseOf(missing, counts[at] ?? 0, saleVariance);
    const weight = (variance + miss) / (variance + miss + noise);
    const forecast = carriedOn(settled, 1);
    settled.push(weight * level + (1 - weight) * forecast);
    variance = (1 - weight) * (variance + miss);
  });
  return settled;
}

/** Variance of a measured level about that of all the quarter's sales: the noise of those that are in shrinks with what is missing. */
function noiseOf(missing: number, count: number, saleVariance: number): number {
  return count === 0 ? Number.POSITIVE_INFINITY : (saleVariance * missing) / count + (LATE_DIFFERENCE * missing) ** 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
