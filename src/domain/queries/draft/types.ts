import type { QueryAnswers } from "#domain/queries/core/types.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import type { Progress } from "#kernel/flow/types.ts";

export type QueryProgress = Progress<StepId, QueryAnswers>;

/** 下書き, as a browser and the database keep it. */
export type QueryDraft = {
  /** Of the flow that it was made with. */
  readonly version: number;
  readonly progress: QueryProgress;
  /** Where it was made: `iPhoneのSafari`. */
  readonly device: string;
  readonly updatedAt: Date;
  /** The saved condition that it changes; null: a new one. */
  readonly queryId: string | null;
};
