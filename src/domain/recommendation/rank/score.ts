import { TERMS, type Terms } from "#domain/recommendation/weights/types.ts";

/** The sum of terms by their weights. */
export function scoreOf(weights: Terms, terms: Readonly<Record<string, number>>): number {
  return sumOf(
    listed(weights),
    TERMS.map((term) => terms[term] ?? 0),
  );
}

/** Weights in the order of `TERMS`. */
export function listed(weights: Terms): readonly number[] {
  return TERMS.map((term) => weights[term]);
}

/** The same of two lists in the order of `TERMS`. */
export function sumOf(weights: readonly number[], terms: ArrayLike<number>): number {
  let score = 0;
  for (let i = 0; i < weights.length; i += 1) score += (weights[i] ?? 0) * (terms[i] ?? 0);
  return score;
}
