import type { MatchedPlace, Structure } from "#domain/properties/types.ts";
import type { AppraisalOutcome, EstimateMode, PricedKind, PricedSubject } from "#domain/valuation/core/types.ts";
import type { ToldLot } from "#kernel/fields/lot-fields.ts";
import type { LearnableAnswer } from "#kernel/home/missing-answers.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";

/**
 * What a person tells us about a home. One of `apartmentKey`, (`cityCode` and `town`) or `address` says where it is. The lot counts for houses and land.
 */
export type EstimateInput = {
  readonly kind: PricedKind;
  readonly apartmentKey?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly town?: string | undefined;
  readonly address?: string | undefined;
  /** The exact place in that town, which no price depends on: what leads on from the price leads there. */
  readonly placeKey?: string | undefined;
  readonly areaM2: number;
  readonly floorAreaM2?: number | undefined;
  readonly layout?: string | undefined;
  readonly builtYear?: number | undefined;
  readonly renovated?: boolean | undefined;
  readonly renovatedYear?: number | undefined;
  readonly floor?: number | undefined;
  readonly totalFloors?: number | undefined;
  readonly stationName?: string | undefined;
  readonly walkMinutes?: number | undefined;
  readonly direction?: Direction | undefined;
  /** Of a flat: whether it has windows on two sides of a corner. */
  readonly isCorner?: boolean | undefined;
  /** Of a house. */
  readonly structure?: Structure | undefined;
  readonly askingPrice?: Yen | undefined;
} & ToldLot;

type Direction = "北" | "北東" | "東" | "南東" | "南" | "南西" | "西" | "北西";

/** 住所照合, 類似事例, 推定, 検証: what is really done, in this order. */
export type StepId = "geocode" | "comparables" | "predict" | "check";

export type Step = {
  readonly id: StepId;
  readonly state: "waiting" | "running" | "done" | "failed";
  /** A few Japanese words on what came out: `東京都江東区豊洲`, `14件`. */
  readonly detail: string | null;
};

export type RequestState = "queued" | "running" | "done" | "failed" | "cannot_estimate" | "cancelled" | "expired";

export type FailureReason = "address-not-found" | "address-ambiguous" | "out-of-area" | "timeout" | "internal";

export type RequestFailure = {
  readonly step: StepId;
  readonly reason: FailureReason;
  /** Places to choose from where the address fits several. */
  readonly candidates: readonly MatchedPlace[];
};

/** One wish for an estimate and how far it has come. State machine C5. */
export type EstimateRequest = {
  readonly id: string;
  readonly state: RequestState;
  readonly input: EstimateInput;
  readonly inputHash: string;
  readonly steps: readonly Step[];
  readonly estimateId: string | null;
  readonly failure: RequestFailure | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
};

/** A finished estimate with all that it rested on. Never changed after it is stored. */
export type Estimate = {
  readonly id: string;
  readonly inputHash: string;
  /** Null when there was no model to ask. */
  readonly modelVersion: string | null;
  readonly mode: EstimateMode;
  readonly subject: PricedSubject;
  readonly apartmentName: string | null;
  readonly input: EstimateInput;
  readonly outcome: AppraisalOutcome;
  /** Last quarter of the sales it was made from, in its prefecture; null: no model was asked. */
  readonly dataAsOf: Quarter | null;
  readonly isSample: boolean;
  /** Which of the answers that not every model reads its model does; null: no model was asked, or the estimate was stored before this was told. */
  readonly answersRead: readonly LearnableAnswer[] | null;
  readonly attributions: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
