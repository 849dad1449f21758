/** How often each operation was called, with what outcome, and how long it took. Kept since the start of the process. */
export type Metrics = {
  readonly count: (operation: string, outcome: string, seconds: number) => void;
  readonly list: () => readonly OperationMetric[];
};

type OperationMetric = {
  readonly operation: string;
  readonly outcome: string;
  readonly count: number;
  readonly totalSeconds: number;
};

export function createMetrics(): Metrics {
  const kept = new Map<string, OperationMetric>();
  return {
    count: (operation, outcome, seconds) => {
      const key = `${operation} ${outcome}`;
      const before = kept.get(key);
      kept.set(key, { operation, outcome, count: (before?.count ?? 0) + 1, totalSeconds: (before?.totalSeconds ?? 0) + seconds });
    },
    list: () => [...kept.values()],
  };
}
