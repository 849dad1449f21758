import type { SimulationSummary } from "#domain/recommendation/simulation/summary.ts";
import type { Interval } from "#domain/recommendation/study/types.ts";

/** Of the one run that counts: seeds that nothing else uses, from the first on, and how many people each. Intervals draw people whole. */
export const PROOF = { seed: 7_001, deals: 16, people: 60 } as const;

/** So many times the NDCG@10 of newest first and of popularity. */
const TIMES = 1.25;
/** No better than chance: the interval of the difference reaches 0 or less, and its middle is no further from it than this. */
const NOTHING = 0.02;

export type Mark = "timesNewest" | "timesPopularity" | "removedOverNewest" | "dealtOverRandom";
/** `point`: what was found lies above the mark, and the lower end of its interval does not. */
export type Outcome = "met" | "point" | "missed";

/** What came of each thing that was to be shown, by marks that were set before the run. */
export function outcomes(summary: Pick<SimulationSummary, Mark>): Readonly<Record<Mark, Outcome>> {
  const { low, value } = summary.dealtOverRandom;
  return {
    timesNewest: atLeast(summary.timesNewest, TIMES),
    timesPopularity: atLeast(summary.timesPopularity, TIMES),
    removedOverNewest: atLeast(summary.removedOverNewest, 0),
    dealtOverRandom: low <= 0 && Math.abs(value) <= NOTHING ? "met" : "missed",
  };
}

function atLeast({ value, low }: Interval, mark: number): Outcome {
  if (low >= mark) return "met";
  return value >= mark ? "point" : "missed";
}
