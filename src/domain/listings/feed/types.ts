import type { DealType, DIRECTIONS, LandRight, ListingKind, ListingNotice, ListingState, PARKINGS, PETS } from "#domain/listings/types.ts";
import type { Structure } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Yen } from "#kernel/yen.ts";

/** What a file may say of the state of a home: 公開, 申込あり, 成約, 非公開. */
export type ToldState = Extract<ListingState, "active" | "applied" | "sold" | "suspended">;

/** A station as a file tells it; which one of the station table it is, is found later. */
export type ToldAccess = {
  readonly line: string | null;
  readonly stationName: string;
  readonly minutes: number;
  readonly busMinutes: number | null;
};

/** One home as a file tells it, read and checked field by field. What is not told is null. Days are ISO days in Japan. */
export type FeedRow = {
  readonly reference: string;
  readonly state: ToldState;
  readonly kind: ListingKind;
  readonly title: string | null;
  readonly buildingName: string | null;
  /** Tells apart the homes of one floor; never shown. */
  readonly room: string | null;
  readonly address: string;
  readonly place: LonLat | null;
  readonly price: Yen;
  readonly areaM2: number | null;
  readonly landAreaM2: number | null;
  readonly privateRoadM2: number | null;
  readonly balconyM2: number | null;
  readonly layout: string | null;
  readonly floor: number | null;
  readonly totalFloors: number | null;
  readonly totalUnits: number | null;
  readonly direction: (typeof DIRECTIONS)[number] | null;
  readonly structure: Structure | null;
  readonly builtYear: number | null;
  readonly builtMonth: number | null;
  readonly confirmedOn: string | null;
  /** As told, the nearest first. */
  readonly stations: readonly ToldAccess[];
  readonly managementYen: Yen | null;
  readonly reserveYen: Yen | null;
  readonly otherMonthlyYen: Yen | null;
  readonly landRight: LandRight | null;
  readonly isTenanted: boolean | null;
  readonly yearlyRentYen: Yen | null;
  readonly pets: (typeof PETS)[number] | null;
  readonly parking: (typeof PARKINGS)[number] | null;
  readonly isRenovated: boolean | null;
  readonly renovatedOn: string | null;
  readonly notices: readonly ListingNotice[];
  readonly remarks: string | null;
  readonly handover: string | null;
  readonly dealType: DealType;
  readonly isConsented: boolean;
  readonly publishedOn: string;
  readonly updatedOn: string;
  readonly nextUpdateOn: string | null;
  /** In the order in which they are shown. */
  readonly photoUrls: readonly string[];
  /** An invented home, marked as such wherever it stands. */
  readonly isSample: boolean;
};

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
] as const;
export type RowFaultReason = (typeof ROW_FAULT_REASONS)[number];

/** A row that was not taken in, with the line it stands on (the header is line 1; in JSON the number of the home). */
export type FeedRejection = RowFault & {
  readonly line: number;
  /** Null: not even this can be read. */
  readonly reference: string | null;
};

/** Why a file is not taken in at all; nothing of it is kept. */
export type FeedRefusal =
  | "company-unknown"
  | "company-not-live"
  | "empty"
  | "unknown-layout"
  | "binary"
  | "undecodable"
  | "malformed"
  | "too-large";

export const FEED_RUN_STATES = ["applied", "dry", "waiting-for-confirmation", "refused"] as const;
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
  /** On offer till now: left out by a full file, or told so that it cannot be read. */
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
  /** The first of them: `MOST_CHANGES` of feed-changes.ts. */
  readonly changes: readonly FeedChange[];
  readonly startedAt: Date;
  readonly finishedAt: Date;
};

/** What is asked of an import. `bytes` is a CSV file (UTF-8 with or without BOM, or CP932) or JSON, told by its beginning. */
export type ImportFeed = {
  readonly companyId: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly fileName: string;
  /** Who hands it in: `member:…`, `key:…`, `command`. */
  readonly actor: string;
  /** False: a delta; what it leaves out stays as it is. */
  readonly isFull: boolean;
  readonly isDry: boolean;
  /** Homes that an empty or sharply smaller file leaves out are gone. */
  readonly confirmShrink: boolean;
};
