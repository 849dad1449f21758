import type { Quarter } from "#kernel/quarter.ts";
import type { AppraisableKind, AppraisalOutcome, EstimateMode, Subject } from "./types.ts";

/** What an estimate asks of the engine. */
export type EstimateEngine = {
  readonly modelVersion: string;
  readonly isSample: boolean;
  /** Last quarter of the sales it knows. */
  readonly dataAsOf: Quarter;
  /** How many sales resemble the home. */
  readonly countComparables: (subject: Subject, asOf: Quarter) => number;
  /** `asOf` is the quarter of the day asked: the price stands for the newest quarter that has sales, at most two quarters on, and never for a later one. */
  readonly appraise: (subject: Subject, options: { readonly asOf: Quarter; readonly mode: EstimateMode }) => AppraisalOutcome;
};

export type EngineSource = { readonly current: (kind: AppraisableKind) => Promise<EstimateEngine | null> };
