import type { Candidate } from "#domain/recommendation/core/candidate.ts";
import type { Taste } from "#domain/recommendation/taste/taste.ts";
import type { Terms, Weights } from "#domain/recommendation/weights/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import type { Random } from "#kernel/random.ts";
import { drawn } from "./explore.ts";
import { scoreOf } from "./score.ts";
import { spread } from "./spread.ts";
import { termsOf } from "./terms-of.ts";

export type RankOrder = {
  /** Homes that keep the conditions but for soft edges; what must not be told again is left out by whoever asks. */
  readonly candidates: readonly Candidate[];
  /** Of one wish, or of the wish that a home was found by. */
  readonly conditions: HomeConditions | ((home: Candidate) => HomeConditions);
  readonly taste: Taste;
  /** Days since a dwelling was last recommended to this person, by its key. */
  readonly shown: ReadonlyMap<string, number>;
  readonly weights: Weights;
  /** Seeded; null: nothing is drawn. */
  readonly random: Random | null;
  /** How many homes at most. */
  readonly want: number;
};

export type RankedHome = {
  readonly candidate: Candidate;
  /** From 1. */
  readonly position: number;
  readonly score: number;
  /** What the score is made of, and `daysShown`, by which a replay sorts the newest first. Kept with what was delivered. */
  readonly features: Terms & { readonly daysShown: number };
  /** The chance that this home stood here, given those above it. */
  readonly propensity: number;
  readonly isExplored: boolean;
};

/**
 * The homes to recommend, best first; equal ones by dwelling, so that the same question has the same answer. One advertisement a dwelling, the cheapest. What was
 * 興味なし or hidden does not come again.
 */
export function rankHomes(order: RankOrder): RankedHome[] {
  const { weights, random, want } = order;
  const ranked = spread(scored(order).sort(byScore), weights.spread);
  return drawn(ranked, { random, want, exploration: weights.exploration }).map(({ home: { candidate, score, terms }, ...drawing }, i) => ({
    ...{ candidate, position: i + 1, score },
    features: { ...terms, daysShown: candidate.daysShown },
    ...drawing,
  }));
}

type Scored = { readonly candidate: Candidate; readonly score: number; readonly terms: Terms };

function scored({ candidates, conditions, taste, shown, weights }: RankOrder): Scored[] {
  const cheapest = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const other = cheapest.get(candidate.dwellingKey);
    if (taste.unwanted.has(candidate.dwellingKey) || (other && !isBefore(candidate, other))) continue;
    cheapest.set(candidate.dwellingKey, candidate);
  }
  return Array.from(cheapest.values(), (candidate) => {
    const asked = typeof conditions === "function" ? conditions(candidate) : conditions;
    const terms = termsOf(candidate, { conditions: asked, taste, shown });
    return { candidate, terms, score: scoreOf(weights.terms, terms) };
  });
}

function isBefore(one: Candidate, other: Candidate): boolean {
  return one.priceYen < other.priceYen || (one.priceYen === other.priceYen && one.listingId < other.listingId);
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || (a.candidate.dwellingKey < b.candidate.dwellingKey ? -1 : 1);
}
