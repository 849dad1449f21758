import { createHash } from "node:crypto";
import type { AppraisableKind, ModelCard, SaleRow } from "#domain/valuation/core/types.ts";
import type { ValuationModel } from "#domain/valuation/engine/model.ts";
import type { FitForest } from "#domain/valuation/engine/train-bundle.ts";
import type { Evaluation } from "#domain/valuation/evaluation/evaluate-model.ts";
import { evaluateSplit, trainForSplit } from "#domain/valuation/evaluation/evaluate-split.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { encodeModel } from "./model-file.ts";
import { planTraining, type TrainingPlan } from "./training-plan.ts";

export type TrainingTask = {
  readonly kind: AppraisableKind;
  /** Learnable sales of that kind, in any order. */
  readonly sales: readonly SaleRow[];
  /** Of another kind, learnt from too (market-of-kind.server.ts). */
  readonly beside?: readonly SaleRow[];
  readonly isSample: boolean;
  readonly now: Date;
};

export type TrainedModel = { readonly model: ValuationModel; readonly bytes: Uint8Array; readonly card: ModelCard };

/**
 * Trains the model that is put into use, and measures how well this way of training does. Five fits over the same sales:
 * 1. without the last two quarters, which calibrate it: how wide the band must be on sales not yet seen;
 * 2. on all sales: the model put into use, with the calibration of 1, since nothing is left that it has not seen;
 * 3. and 4. the same two on the sales before the last four quarters, judged by those four: the model card;
 * 5. on the sales before the last eight quarters, judged by the last six: what the card says of quarters further ahead.
 * The same sales give the same bytes, whichever forest is done first.
 */
export async function trainModel(task: TrainingTask, fitForest: FitForest): Promise<Result<TrainedModel, "too-few-quarters">> {
  const { kind, isSample, sales, beside, now } = task;
  const plan = planTraining(sales, beside);
  if (!plan) return refused("too-few-quarters");
  const [evaluated, released] = await Promise.all([
    evaluateSplit(kind, { near: plan.evaluation, far: plan.far }, fitForest),
    trainForSplit(plan.release, fitForest),
  ]);
  const model = withVersion({ kind, isSample, ...periodOf(sales), ...released }, now);
  const card = { ...cardOf(task, plan, evaluated), modelVersion: model.version };
  return ok({ model, bytes: encodeModel(model), card });
}

/** Quarter indexes, and how many rows. */
function periodOf(sales: readonly SaleRow[]): { firstQuarter: number; lastQuarter: number; trainRows: number } {
  const quarters = sales.map(({ quarter }) => quarterIndex(quarter));
  return {
    firstQuarter: quarters.reduce((first, quarter) => Math.min(first, quarter), Number.POSITIVE_INFINITY),
    lastQuarter: quarters.reduce((last, quarter) => Math.max(last, quarter), Number.NEGATIVE_INFINITY),
    trainRows: sales.length,
  };
}

/** `condo-2026.11-1a2b3c4d`: kind, month of training in Japan, and the start of the hash of the model without its version. */
function withVersion(model: Omit<ValuationModel, "version">, now: Date): ValuationModel {
  const hash = createHash("sha256").update(encodeModel({ ...model, version: "" }));
  const month = isoDateInJapan(now).slice(0, 7).replace("-", ".");
  return { ...model, version: `${model.kind}-${month}-${hash.digest("hex").slice(0, 8)}` };
}

function cardOf({ kind, isSample, now }: TrainingTask, { evaluation }: TrainingPlan, evaluated: Evaluation) {
  const trained = periodOf([...evaluation.fit, ...evaluation.calibration]);
  const tested = periodOf(evaluation.test);
  return {
    kind,
    isSample,
    trainFrom: quarterAt(trained.firstQuarter),
    trainUntil: quarterAt(trained.lastQuarter),
    testFrom: quarterAt(tested.firstQuarter),
    testUntil: quarterAt(tested.lastQuarter),
    trainRows: trained.trainRows,
    ...evaluated,
    createdAt: now.toISOString(),
  };
}
