import type { TakeHomeAnswer } from "#domain/assets/take-home/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** A month of the series: the estimate with its band, what was owed and what was left of it. */
export type ReportMonth = {
  /** `2026-11`. */
  readonly month: string;
  readonly lowYen: Yen;
  readonly pointYen: Yen;
  readonly highYen: Yen;
  readonly balanceYen: Yen | null;
  /** Below 0 where more was owed than the home was worth. */
  readonly equityYen: Yen | null;
  /** 「購入」「モデルの更新」; null: nothing happened. */
  readonly note: string | null;
};

export type ReportValue = {
  readonly pointYen: Yen;
  readonly lowYen: Yen;
  readonly highYen: Yen;
  /** What it stands for and how sure it is, in words: `2026年第4四半期`, `評価の確かさ B`. */
  readonly details: readonly string[];
};

/** Everything that a printed report tells of one home of a member. Texts come as they are shown; the member's own may be any text. */
export type AssetReport = {
  readonly title: string;
  readonly home: {
    readonly name: string;
    /** `専有面積` `65.32㎡(19.75坪)`. */
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  };
  /** The ISO day it was made. */
  readonly madeOn: string;
  /** Made of sample data: every page says so. */
  readonly isSample: boolean;
  /** Null: no estimate; `whyNoValue` tells it. */
  readonly value: ReportValue | null;
  readonly whyNoValue: string | null;
  /** Null: not known. */
  readonly balanceYen: Yen | null;
  /** What a sale at the estimate would leave; null: not reckoned. */
  readonly takeHome: TakeHomeAnswer | null;
  /** Oldest first. */
  readonly series: readonly ReportMonth[];
  /** Credits of the data and the words that stand beside an estimate. */
  readonly sources: readonly string[];
  readonly notes: readonly string[];
};
