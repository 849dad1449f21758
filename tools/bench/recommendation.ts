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
const SIGNALS = 100;
const WANTED = 10;
const MOST_MS = 5;

/** One person's digest from 2,000 homes and 100 reactions: taste, order and reasons. */
export const group: BenchGroup = {
  name: "recommendation",
  run: async () => {
    const weights = defaultWeights();
    const homes = drawMarket(seededRandom(1), CANDIDATES).map(({ candidate }, i) => ({ ...candidate, daysShown: i % 60 }));
    const conditions = { ...NO_CONDITIONS, price: { min: null, max: 80_000_000 }, walkMinutesMax: 10, ageYearsMax: 30 };
    const times = await timings(
      (run) => {
        const candidates = homes.slice(0, CANDIDATES);
        const taste = tasteOf(candidates.slice(0, SIGNALS).map((home, i) => signalOf(home, i)));
        const order = { candidates, conditions, taste, shown: new Map(), weights, random: seededRandom(run), want: WANTED };
        return rankHomes(order).map(({ candidate, features }) =>
          reasonsOf({ candidate, features, conditions, taste, weights: weights.terms }),
        );
      },
      { runs: 300, warmUps: 30 },
    );
    return [{ name: "digest.rank.p95.ms", value: quantile(times, 0.95), unit: "ms", limits: { value: MOST_MS } }];
  },
};

function signalOf(home: Signal["home"], i: number): Signal {
  return { kind: i % 3 === 0 ? "like" : "pass", reason: null, daysAgo: i, home };
}
