import type { Candidate } from "#domain/recommendation/core/candidate.ts";
import { rankHomes } from "#domain/recommendation/rank/rank-homes.ts";
import { reasonsOf } from "#domain/recommendation/reasons/reasons-of.ts";
import { drawMarket } from "#domain/recommendation/simulation/market.ts";
import { type Signal, tasteOf } from "#domain/recommendation/taste/taste.ts";
import { defaultWeights } from "#domain/recommendation/weights/default-weights.server.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { seededRandom } from "#kernel/random.ts";
import { quantile, timings } from "./measure.ts";
import type { BenchGroup } from "./types.ts";

const CANDIDATES = 2_000;
const PEOPLE = 300;
const SIGNALS = 100;
const WANTED = 10;
const MOST_MS = 5;

/** The least of these counts: what else the machine does at a moment is none of the ranker's doing. */
const TRIES = 3;

/** Digests of 300 people, each from 2,000 homes and 100 reactions of their own: taste, order and reasons. */
export const group: BenchGroup = {
  name: "recommendation",
  run: async () => {
    const homes = drawMarket(seededRandom(1), CANDIDATES)
      .slice(0, CANDIDATES)
      .map(({ candidate }, i) => ({ ...candidate, daysShown: i % 60 }));
    const times: number[] = [];
    for (let person = 0; person < PEOPLE; person += 1) {
      times.push(Math.min(...(await timings(() => digest(homes, person), { runs: TRIES, warmUps: person === 0 ? 30 : 0 }))));
    }
    return [{ name: "digest.rank.p95.ms", value: quantile(times, 0.95), unit: "ms", limits: { value: MOST_MS } }];
  },
};

const weights = defaultWeights();
const conditions = { ...NO_CONDITIONS, price: { min: null, max: 80_000_000 }, walkMinutesMax: 10, ageYearsMax: 30 };

function digest(candidates: readonly Candidate[], person: number): unknown {
  const taste = tasteOf(candidates.slice(person, person + SIGNALS).map((home, i) => signalOf(home, i)));
  const order = { candidates, conditions, taste, shown: new Map(), weights, random: seededRandom(person), want: WANTED };
  return rankHomes(order).map(({ candidate, features }) => reasonsOf({ candidate, features, conditions, taste, weights: weights.terms }));
}

function signalOf(home: Candidate, i: number): Signal {
  return { kind: i % 3 === 0 ? "like" : "pass", reason: null, daysAgo: i, home };
}
