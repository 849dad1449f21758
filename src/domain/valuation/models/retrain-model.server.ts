import type { AppraisableKind, SaleRow } from "#domain/valuation/core/types.ts";
import { isSampleOf, learnableOf, revisionOf } from "#domain/valuation/engine/market-of-kind.server.ts";
import type { ValuationModel } from "#domain/valuation/engine/model.ts";
import type { FitForest } from "#domain/valuation/engine/train-bundle.ts";
import { trainForSplit } from "#domain/valuation/evaluation/evaluate-split.ts";
import { type JudgedModel, judgeSales } from "#domain/valuation/evaluation/judge.ts";
import { quantile } from "#domain/valuation/evaluation/quantile.ts";
import { splitByTime, type TimeSplit } from "#domain/valuation/evaluation/split.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { inputProfile, saleInputs } from "./drift-inputs.ts";
import { findActiveModel, type ModelInUse, newestModelLoad, saveModelLoad } from "./model-store.server.ts";
import { promoteModel, retireModel } from "./promotion-store.server.ts";
import { keepCandidate, type Publication, tidyModelFiles } from "./publish-model.server.ts";
import { readModel } from "./read-model.server.ts";
import { type GateFacts, gateFailures, gateText, LEAST_SALES, type Rivalry } from "./retrain-gate.ts";
import {
  beginRetraining,
  failOpenRetrainings,
  finishRetraining,
  type RetrainingState,
  withTrainingLock,
} from "./retraining-store.server.ts";
import { type TrainedModel, trainModel } from "./train-model.server.ts";
import type { Act } from "./transition-store.server.ts";
import { type WatchDeps, watchDrift } from "./watch-drift.server.ts";

export type RetrainDeps = WatchDeps & { readonly fitForest: FitForest };

export type RetrainingEnd = {
  readonly state: Exclude<RetrainingState, "running" | "failed">;
  readonly modelVersion: string | null;
  /** In Japanese, for those who keep the models. */
  readonly reason: string;
};

const ACTOR = "retrain-job";

/**
 * Trains a model of a kind on the sales of now, keeps it as a candidate, and puts it into use if it passes the gate. Before that it watches how the
 * model in use does on the new sales. Cut short anywhere, it leaves the model in use where it is.
 */
export async function retrainModel(deps: RetrainDeps, kind: AppraisableKind): Promise<RetrainingEnd> {
  const { db, clock } = deps;
  return withTrainingLock(
    db,
    () => undefined,
    async () => {
      await failOpenRetrainings(db, kind, { reason: "学習が途中で止まりました", now: clock.now() });
      const id = await beginRetraining(db, kind, clock.now());
      await watchDrift(deps, kind);
      const end = await retrain(deps, kind);
      await finishRetraining(db, id, { ...end, now: clock.now() });
      if (end.state === "promoted") await watchDrift(deps, kind);
      return end;
    },
  );
}

async function retrain(deps: RetrainDeps, kind: AppraisableKind): Promise<RetrainingEnd> {
  const { db, clock, fitForest } = deps;
  // Asked for before the sales: a load that comes between the two is then trained on again, never missed.
  const loadId = await revisionOf(db, kind);
  const isSample = (await isSampleOf(db, kind)) ?? false;
  const active = await usableModel(deps, kind, isSample);
  if (active && (await newestModelLoad(db, kind)) === loadId) return skipped("最新の取引ではもう学習しました", active.row.version);
  const sales = await learnableOf(db, kind);
  if (sales.length < LEAST_SALES) return leaveWithout(deps, kind, { isKept: active !== null, rows: sales.length });
  const trained = await trainModel({ kind, sales, isSample, now: clock.now() }, fitForest);
  if (!trained.ok) return skipped("取引が一つの四半期にしかないため作りません", null);
  const { model } = trained.value;
  if (active && isSameModel(active.model, model)) {
    await saveModelLoad(db, active.row.version, loadId);
    return skipped("学習しても使用中と同じモデルになりました", active.row.version);
  }
  const facts = await gateFacts({ trained: trained.value, active, sales }, fitForest);
  return conclude(deps, { trained: trained.value, inputs: inputProfile(sales.map(saleInputs)), loadId }, facts);
}

type Usable = { readonly row: ModelInUse; readonly model: ValuationModel };

/** The model in use, where it knows this market and can be read. */
async function usableModel({ db, storage }: RetrainDeps, kind: AppraisableKind, isSample: boolean): Promise<Usable | null> {
  const row = await findActiveModel(db, kind);
  if (!row || row.isSample !== isSample) return null;
  const model = await readModel(storage, row);
  return model.ok ? { row, model: model.value } : null;
}

function skipped(reason: string, modelVersion: string | null): RetrainingEnd {
  return { state: "skipped", modelVersion, reason };
}

/** A model of another market is no use to sales too few for one of their own. */
async function leaveWithout(
  { db, clock }: RetrainDeps,
  kind: AppraisableKind,
  { isKept, rows }: { readonly isKept: boolean; readonly rows: number },
): Promise<RetrainingEnd> {
  const reason = `取引が ${rows} 件のため作りません(${LEAST_SALES} 件から)`;
  if (!isKept) await retireModel(db, kind, { actor: ACTOR, reason, now: clock.now() });
  return skipped(reason, null);
}

/** The last eight letters are the start of the hash of what was learnt; before them stands the month, which alone makes no other model. */
function isSameModel(one: Pick<ValuationModel, "version">, other: Pick<ValuationModel, "version">): boolean {
  return one.version.slice(-8) === other.version.slice(-8);
}

/** Fewer later sales than this cannot tell which of two models is better. */
const LEAST_LATER_SALES = 100;

type Contest = { readonly trained: TrainedModel; readonly active: Usable | null; readonly sales: readonly SaleRow[] };

async function gateFacts({ trained, active, sales }: Contest, fitForest: FitForest): Promise<GateFacts> {
  const { card, model } = trained;
  const facts = { trainRows: model.trainRows, coverage80: card.overall.coverage80 };
  if (!active) return { ...facts, rivalry: null };
  const split = splitByTime(sales, { trainUntil: quarterAt(active.model.lastQuarter), testUntil: quarterAt(model.lastQuarter) });
  const isJudged = split.test.length >= LEAST_LATER_SALES && split.fit.length > 0;
  if (isJudged) return { ...facts, rivalry: await onLaterSales(active.model, split, fitForest) };
  if (!active.row.card) return { ...facts, rivalry: "incomparable" };
  const { overall } = active.row.card;
  return { ...facts, rivalry: { challenger: card.overall.mdape, active: overall.mdape, n: card.overall.n, by: "cards" } };
}

/**
 * Both on the sales after the active model's last quarter. What the new model has learnt from those does not count: its way of training is judged by a fit that
 * ends where the active one ends.
 */
async function onLaterSales(active: ValuationModel, split: TimeSplit, fitForest: FitForest): Promise<Rivalry> {
  const challenger = await trainForSplit(split, fitForest);
  const error = (model: JudgedModel) =>
    quantile(
      judgeSales(model, split.test).map(({ price, point }) => Math.abs(point / price - 1)),
      0.5,
    );
  return { challenger: error(challenger), active: error(active), n: split.test.length, by: "later-sales" };
}

async function conclude(deps: RetrainDeps, publication: Publication, facts: GateFacts): Promise<RetrainingEnd> {
  const { kind, version } = publication.trained.model;
  const reason = gateText(facts);
  const act: Act = { actor: ACTOR, reason, now: deps.clock.now() };
  const passed = gateFailures(facts).length === 0;
  const kept = await keepCandidate(deps, publication, act);
  if (!kept.ok) return skipped("学習のあいだに取引が入れ替わったため使いません", null);
  if (passed) await promoteModel(deps.db, version, act);
  await tidyModelFiles(deps, kind, act.now);
  return { state: passed ? "promoted" : "kept", modelVersion: version, reason };
}
