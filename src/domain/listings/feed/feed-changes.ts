import type { FeedChange, FeedCounts, FeedRejection, RejectedFor, RowFaultReason } from "./types.ts";

/** So many changes are told one by one; the counts tell of all. */
const MOST_CHANGES = 500;
/** Faults of rows that are kept one by one: more than a person mends by hand. A file of junk would fill the table, and memory, without end. */
export const MOST_REJECTIONS = 1_000;

type Counted = Exclude<keyof FeedCounts, "buildingsAdded" | "buildingsDoubtful">;

/** What a file does, as it is counted row by row. */
export type FeedTally = {
  readonly count: (what: Counted, n?: number) => void;
  readonly tell: (change: FeedChange) => void;
  readonly reject: (rejection: FeedRejection) => void;
  readonly counts: () => Record<Counted, number>;
  readonly changes: () => readonly FeedChange[];
  readonly rejections: () => readonly FeedRejection[];
  /** Whether a row that was not taken in does not even say which home it is of. */
  readonly hasNameless: () => boolean;
  readonly rejectedFor: () => readonly RejectedFor[];
};

export function feedTally(): FeedTally {
  const counts: Record<Counted, number> = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, suspended: 0, missing: 0 };
  const changes: FeedChange[] = [];
  const rejections: FeedRejection[] = [];
  let hasNameless = false;
  const reasons = new Map<RowFaultReason, number>();
  return {
    count: (what, n = 1) => {
      counts[what] += n;
    },
    tell: (change) => {
      if (changes.length < MOST_CHANGES) changes.push(change);
    },
    reject: (rejection) => {
      hasNameless ||= rejection.reference === null;
      reasons.set(rejection.reason, (reasons.get(rejection.reason) ?? 0) + 1);
      if (rejections.length < MOST_REJECTIONS) rejections.push(rejection);
    },
    counts: () => ({ ...counts }),
    changes: () => changes,
    rejections: () => rejections,
    hasNameless: () => hasNameless,
    rejectedFor: () => [...reasons].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count),
  };
}
