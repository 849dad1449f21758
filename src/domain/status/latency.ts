/** Each place of a histogram ends so many times further than the one before: a figure read from it is at most a fifth too large. */
const STEP = 1.2;
const MOST_PLACES = 64;
/** Below so many calls one slow one decides. */
const FEWEST_CALLS = 20;

/** Where a call of so many milliseconds is counted. 0.4 → 0, 1.1 → 1, 40 → 21. */
export function placeOf(ms: number): number {
  return ms <= 1 ? 0 : Math.min(MOST_PLACES - 1, Math.ceil(Math.log(ms) / Math.log(STEP)));
}

/** Two histograms together. [1, 2] and [0, 0, 3] → [1, 2, 3]. */
export function added(one: readonly number[], other: readonly number[]): number[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, place) => (one[place] ?? 0) + (other[place] ?? 0));
}

/** Within how many whole milliseconds 95 of 100 calls were answered, rounded up to the end of its place; null: fewer than 20 calls. */
export function p95Of(latencies: readonly number[]): number | null {
  const calls = latencies.reduce((sum, count) => sum + count, 0);
  if (calls < FEWEST_CALLS) return null;
  let counted = 0;
  const place = latencies.findIndex((count) => {
    counted += count;
    return counted >= calls * 0.95;
  });
  return Math.ceil(STEP ** place);
}

export type Latencies = {
  readonly note: (ms: number) => void;
  /** What was noted since the last time. */
  readonly take: () => readonly number[];
};

/** Counts of this process, kept until they are taken. */
export function latencies(): Latencies {
  let counts: number[] = [];
  return {
    note: (ms) => {
      const place = placeOf(ms);
      while (counts.length <= place) counts.push(0);
      counts[place] = (counts[place] ?? 0) + 1;
    },
    take: () => {
      const taken = counts;
      counts = [];
      return taken;
    },
  };
}
