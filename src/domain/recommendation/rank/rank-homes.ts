import type { Candidate } from "#domain/recommendation/core/candidate.ts";
import type { Taste } from "#domain/recommendation/taste/taste.ts";
import type { Terms, Weights } from "#domain/recommendation/weights/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import type { Random } from "#kernel/random.ts";
import { drawn } from "./explore.ts";
import { listed, sumOf } from "./score.ts";
import { spread } from "./spread.ts";
import { roomForTerms, type Seen, termsOf, writeTerms } from "./terms-of.ts";

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
  const { spread: caps, exploration } = weights;
  const ranked = spread(scored(order).sort(byScore), caps, want + exploration.pool);
  return drawn(ranked, { random, want, exploration }).map(({ home: { candidate, score }, ...drawing }, i) => ({
    ...{ candidate, position: i + 1, score },
    features: { ...termsOf(candidate, seenBy(order, candidate)), daysShown: candidate.daysShown },
    ...drawing,
  }));
}

type Scored = { readonly candidate: Candidate; readonly score: number };

function scored(order: RankOrder): Scored[] {
  const { candidates, taste, weights, conditions } = order;
  const cheapest = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const other = cheapest.get(candidate.dwellingKey);
    if (taste.unwanted.has(candidate.dwellingKey) || (other && !isBefore(candidate, other))) continue;
    cheapest.set(candidate.dwellingKey, candidate);
  }
  const [terms, weighed] = [roomForTerms(), listed(weights.terms)];
  const ofAll = typeof conditions === "function" ? null : { conditions, taste, shown: order.shown };
  return Array.from(cheapest.values(), (candidate) => {
    writeTerms(terms, candidate, ofAll ?? seenBy(order, candidate));
    return { candidate, score: sumOf(weighed, terms) };
  });
}

function seenBy({ conditions, taste, shown }: RankOrder, home: Candidate): Seen {
  return { conditions: typeof conditions === "function" ? conditions(home) : conditions, taste, shown };
}

function isBefore(one: Candidate, other: Candidate): boolean {
  return one.priceYen < other.priceYen || (one.priceYen === other.priceYen && one.listingId < other.listingId);
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || (a.candidate.dwellingKey < b.candidate.dwellingKey ? -1 : 1);
}
