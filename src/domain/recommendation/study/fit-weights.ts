import { AGAINST, TERMS, type Terms } from "#domain/recommendation/weights/types.ts";
import type { LoggedItem, LoggedSlate } from "./types.ts";

/** How hard the weights that stand are held on to, steps, and the length of one. */
const HOLD = 0.02;
const STEPS = 400;
const LENGTH = 0.5;

/** What tells two homes of a slate apart, the better one first; the last is how much higher it stood. */
type Pair = { readonly difference: Float64Array; readonly weight: number };

/**
 * Weights that order homes as people's reactions did (pairwise logistic), starting from and held to those that stand. A home that stood higher was seen more often:
 * its place is a term of its own while fitting, and left out after. No weight changes its side, so that more of the same taste can never lower a home.
 */
export function fitWeights(slates: readonly LoggedSlate[], from: Terms): Terms {
  const pairs = slates.flatMap(pairsOf);
  const start = Float64Array.from([...TERMS.map((term) => from[term]), 0]);
  const weights = start.slice();
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return from;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = slopeOf(pairs, weights);
    for (let i = 0; i < weights.length; i += 1) {
      const pull = HOLD * ((weights[i] ?? 0) - (start[i] ?? 0));
      const moved = (weights[i] ?? 0) + LENGTH * ((slope[i] ?? 0) / total - pull);
      weights[i] = onItsSide(i, moved);
    }
  }
  return Object.fromEntries(TERMS.map((term, i) => [term, Number((weights[i] ?? 0).toFixed(4))])) as Terms;
}

function slopeOf(pairs: readonly Pair[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { difference, weight } of pairs) {
    let margin = 0;
    for (let i = 0; i < weights.length; i += 1) margin += (weights[i] ?? 0) * (difference[i] ?? 0);
    const push = weight / (1 + Math.exp(margin));
    for (let i = 0; i < weights.length; i += 1) slope[i] = (slope[i] ?? 0) + push * (difference[i] ?? 0);
  }
  return slope;
}

function onItsSide(i: number, weight: number): number {
  const term = TERMS[i];
  if (term === undefined) return weight;
  return AGAINST.includes(term) ? Math.min(0, weight) : Math.max(0, weight);
}

/** Each slate counts as one, however many pairs it has. */
function pairsOf({ items }: LoggedSlate): Pair[] {
  const pairs = items.flatMap((better) => items.filter(({ gain }) => gain < better.gain).map((worse) => [better, worse] as const));
  return pairs.map(([better, worse]) => ({ difference: differenceOf(better, worse), weight: 1 / pairs.length }));
}

function differenceOf(better: LoggedItem, worse: LoggedItem): Float64Array {
  const terms = TERMS.map((term) => (better.features[term] ?? 0) - (worse.features[term] ?? 0));
  return Float64Array.from([...terms, Math.log2(worse.position + 1) - Math.log2(better.position + 1)]);
}
