import type { Random } from "#kernel/random.ts";
import type { LoggedSlate, Policy } from "./types.ts";

const NDCG_PLACES = 10;
const HIT_PLACES = 5;

/** What one order of one slate came to. Of `ndcg` and `hit`: null where nobody reacted, since no order is then better. */
export type Measured = {
  readonly ndcg: number | null;
  readonly hit: number | null;
  /** Sums over the first five homes, each by one over the chance it had to be shown: weights, their squares, and weights of those with a gain. */
  readonly weight: number;
  readonly squared: number;
  readonly won: number;
};

/** Orders a slate anew and measures it by what is known to have come of its homes. Lots fall by `random`, never by the place a home had. */
export function measure({ items }: LoggedSlate, policy: Policy, random: Random): Measured {
  const ordered = items
    .map((item) => ({ item, score: policy(item), lot: random() }))
    .sort((a, b) => b.score - a.score || a.lot - b.lot)
    .map(({ item }) => item);
  const gains = ordered.map(({ gain }) => gain);
  const hasGain = gains.some((gain) => gain > 0);
  const first = ordered.slice(0, HIT_PLACES).map(({ propensity, gain }) => ({ weight: 1 / propensity, gain }));
  return {
    ndcg: hasGain ? ndcgOf(gains) : null,
    hit: hasGain ? Number(first.some(({ gain }) => gain > 0)) : null,
    weight: first.reduce((sum, { weight }) => sum + weight, 0),
    squared: first.reduce((sum, { weight }) => sum + weight ** 2, 0),
    won: first.reduce((sum, { weight, gain }) => sum + (gain > 0 ? weight : 0), 0),
  };
}

/** NDCG@10 of gains in their order, the gain itself over the logarithm of the place; 0 where there is none. */
export function ndcgOf(gains: readonly number[]): number {
  const best = dcg(gains.toSorted((a, b) => b - a));
  return best === 0 ? 0 : dcg(gains) / best;
}

function dcg(gains: readonly number[]): number {
  return gains.slice(0, NDCG_PLACES).reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);
}
