import type { Answers } from "#kernel/fields/read-fields.ts";
import type { ROW_FIELDS } from "./row-layout.ts";

/** Which fields the results have: those of that version of the API. */
export const BATCH_VERSIONS = ["v2", "v3"] as const;
export type BatchVersion = (typeof BATCH_VERSIONS)[number];

export type BatchFormat = "csv" | "jsonl";

/** 受付済み, 処理中, 完了, 失敗, 取り消し. */
export const BATCH_STATES = ["received", "running", "finished", "failed", "cancelled"] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** Many homes of a client, estimated one after the other while nobody waits. */
export type Batch = {
  readonly id: string;
  readonly clientId: string;
  readonly version: BatchVersion;
  readonly mode: "live" | "test";
  readonly state: BatchState;
  readonly rows: number;
  /** Rows that are through: estimated, or told why not. */
  readonly done: number;
  /** Those that were estimated, and are charged. */
  readonly estimated: number;
  readonly madeAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** From then on the results are gone. */
  readonly expiresAt: Date;
};

type Told = Answers<typeof ROW_FIELDS>;
type Needed = "kind" | "address" | "areaM2";

/** A home of a batch, as the engine is asked about it. */
export type RowHome = Pick<Told, Needed> & { readonly [Name in Exclude<keyof Told, Needed>]?: Exclude<Told[Name], null> | undefined };

/** Why a home has no price. `input`: a field cannot be read, which is named with the words for people. */
export type RowFault =
  | ("input" | "address-not-found" | "address-ambiguous" | "out-of-area")
  | ("too-few-comparables" | "outlier-size" | "no-model");

type FieldFault = { readonly field: string; readonly message: string };

/** A row as it came: a home, or what cannot be read of it. `reference` is the client's own name of it. */
export type TakenRow = { readonly reference: string } & (
  | { readonly ok: true; readonly home: RowHome }
  | { readonly ok: false; readonly faults: readonly FieldFault[] }
);

/** Yen; the rent is a month's, of flats alone. Shares from 0 to 1. */
export type RowPrice = {
  readonly matchedAddress: string;
  readonly priceYen: number;
  readonly lowYen: number;
  readonly highYen: number;
  readonly withinTenPercent: number;
  readonly grade: "A" | "B" | "C" | "D";
  /** The quarter at whose market the price stands: `2026Q3`. */
  readonly pricedFor: string;
  readonly rentMonthlyYen: number | null;
  readonly modelVersion: string;
  /** Of the invented market, or asked for with a test key. */
  readonly isSample: boolean;
};

/** What came of a row. */
export type RowResult = { readonly reference: string } & (
  | { readonly ok: true; readonly price: RowPrice }
  | { readonly ok: false; readonly fault: RowFault; readonly fields: readonly FieldFault[] }
);
