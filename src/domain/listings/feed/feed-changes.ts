import type { FeedChange, FeedCounts, FeedRejection } from "./types.ts";

/** So many changes are told one by one; the counts tell of all. */
const MOST_CHANGES = 500;

type Counted = Exclude<keyof FeedCounts, "buildingsAdded" | "buildingsDoubtful">;

/** What a file does, as it is counted row by row. */
export type FeedTally = {
  readonly count: (what: Counted, n?: number) => void;
  readonly tell: (change: FeedChange) => void;
  readonly reject: (rejection: FeedRejection) => void;
  readonly counts: () => Record<Counted, number>;
  readonly changes: () => readonly FeedChange[];
  readonly rejections: () => readonly FeedRejection[];
};

export function feedTally(): FeedTally {
  const counts: Record<Counted, number> = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, suspended: 0, missing: 0 };
  const changes: FeedChange[] = [];
  const rejections: FeedRejection[] = [];
  return {
    count: (what, n = 1) => {
      counts[what] += n;
    },
    tell: (change) => {
      if (changes.length < MOST_CHANGES) changes.push(change);
    },
    reject: (rejection) => void rejections.push(rejection),
    counts: () => ({ ...counts }),
    changes: () => changes,
    rejections: () => rejections,
  };
}
