import { TERMS, type Terms } from "#domain/recommendation/weights/types.ts";

/** The sum of terms by their weights. */
export function scoreOf(weights: Terms, terms: Readonly<Record<string, number>>): number {
  let score = 0;
  for (const term of TERMS) score += weights[term] * (terms[term] ?? 0);
  return score;
}
