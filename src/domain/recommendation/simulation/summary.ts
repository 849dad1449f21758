import { shareByPerson } from "#domain/recommendation/study/bootstrap.ts";
import type { Interval } from "#domain/recommendation/study/types.ts";
import { seededRandom } from "#kernel/random.ts";
import type { PersonFigures } from "./simulate.ts";

export type SimulationSummary = {
  readonly people: number;
  readonly ndcg: Readonly<Record<keyof PersonFigures, Interval>>;
  /** How many times the NDCG of the other order the ranker's is. */
  readonly timesNewest: Interval;
  readonly timesPopularity: Interval;
  /** Differences of NDCG. */
  readonly removedOverNewest: Interval;
  readonly dealtOverRandom: Interval;
};

const NAMES = ["ranker", "newest", "popularity", "random", "removed", "dealt", "dealtRandom"] as const;

/** What simulations came to, with intervals over their people. */
export function summaryOf(figures: readonly PersonFigures[], seed: number): SimulationSummary {
  const over = (top: (one: PersonFigures) => number, bottom: (one: PersonFigures) => number = () => 1) => {
    const parts = figures.map((one) => ({ top: top(one), bottom: bottom(one) }));
    return shareByPerson(parts, seededRandom(seed)) ?? { value: 0, low: 0, high: 0 };
  };
  const ndcg = Object.fromEntries(NAMES.map((name) => [name, over((one) => one[name])])) as SimulationSummary["ndcg"];
  return {
    ...{ people: figures.length, ndcg },
    timesNewest: over(
      ({ ranker }) => ranker,
      ({ newest }) => newest,
    ),
    timesPopularity: over(
      ({ ranker }) => ranker,
      ({ popularity }) => popularity,
    ),
    removedOverNewest: over(({ removed, newest }) => removed - newest),
    dealtOverRandom: over(({ dealt, dealtRandom }) => dealt - dealtRandom),
  };
}
