import type { Yen } from "#kernel/yen.ts";

export type { FeedRow, ToldAccess, ToldState } from "#domain/listings/core/feed-row.ts";

/** Why a row is not taken in: one of the things that are wrong with it. */
export type RowFault = {
  /** Header of the column, as the layout calls it; empty: the row as a whole. */
  readonly field: string;
  readonly reason: RowFaultReason;
  /** What stood there. */
  readonly found: string;
};

export const ROW_FAULT_REASONS = [
  "column-count",
  "undecodable-text",
  "missing",
  "too-long",
  "not-a-choice",
  "not-a-number",
  "out-of-range",
  "not-a-day",
  "day-ahead",
  "not-a-month",
  "not-a-place",
  "not-an-address",
  "twice",
  "not-of-kind",
  "web-address",
  "not-a-page",
] as const;
export type RowFaultReason = (typeof ROW_FAULT_REASONS)[number];

/** A row that was not taken in, with the line it stands on (the header is line 1; in JSON the number of the home). */
export type FeedRejection = RowFault & {
  readonly line: number;
  /** Null: not even this can be read. */
  readonly reference: string | null;
};

/** How often a reason stood against a row; one row may have several. */
export type RejectedFor = { readonly reason: RowFaultReason; readonly count: number };

/** Why a file is not taken in at all; nothing of it is kept. */
export type FeedRefusal =
  | "company-unknown"
  | "company-not-live"
  | "empty"
  | "unknown-layout"
  | "binary"
  | "undecodable"
  | "malformed"
  | "too-large"
  | "no-usable-row";

/** `interrupted`: a lost connection or a killed process ended it; nothing of the file was kept, and the next file takes its place. */
export const FEED_RUN_STATES = ["running", "interrupted", "applied", "dry", "waiting-for-confirmation", "refused"] as const;
export type FeedRunState = (typeof FEED_RUN_STATES)[number];

/** One thing that a file changes. `before` and `after` are told of prices, in yen. */
export type FeedChange = {
  readonly reference: string;
  readonly title: string;
  readonly change:
    | "added"
    | "changed"
    | "price-changed"
    | "suspended"
    | "refused"
    | "returned"
    | "applied"
    | "sold"
    | "missing"
    | "kept-sold";
  readonly before: Yen | null;
  readonly after: Yen | null;
};

export type FeedCounts = {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** On offer till now, and left out by a full file or told to be hidden. A row that cannot be read takes nothing off the market. */
  readonly suspended: number;
  /** Left out by a file that is empty or sharply smaller: nothing happens to them until somebody confirms that they are gone. */
  readonly missing: number;
  readonly buildingsAdded: number;
  readonly buildingsDoubtful: number;
};

/** What came of one file, as a console shows it. */
export type FeedRun = {
  readonly id: number;
  readonly companyId: string;
  readonly actor: string;
  readonly fileName: string;
  readonly isFull: boolean;
  readonly state: FeedRunState;
  /** Null unless refused. */
  readonly refusal: FeedRefusal | null;
  readonly counts: FeedCounts;
  /** All that was wrong with rows, the most frequent first; `feed_rejection` has the first of them one by one (`MOST_REJECTIONS` of feed-changes.ts). */
  readonly rejectedFor: readonly RejectedFor[];
  /** The first of them: `MOST_CHANGES` of feed-changes.ts. */
  readonly changes: readonly FeedChange[];
  readonly startedAt: Date;
  readonly finishedAt: Date;
};

/**
 * What is asked of an import. `bytes` begins a CSV file (UTF-8 with or without BOM, or CP932) or JSON, told by its beginning; it may be asked for again from the
 * beginning.
 */
export type ImportFeed = {
  readonly companyId: string;
  readonly bytes: () => AsyncIterable<Uint8Array>;
  readonly fileName: string;
  /** Who hands it in: `member:…`, `key:…`, `command`. */
  readonly actor: string;
  /** False: a delta; what it leaves out stays as it is. */
  readonly isFull: boolean;
  readonly isDry: boolean;
  /** Homes that an empty or sharply smaller file leaves out are gone. */
  readonly confirmShrink: boolean;
};
