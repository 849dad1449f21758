import type { AppraisableKind, SaleRow } from "#domain/valuation/core/types.ts";
import { isSampleOf, learnableOf, learntBeside, revisionOf } from "#domain/valuation/engine/market-of-kind.server.ts";
import type { ValuationModel } from "#domain/valuation/engine/model.ts";
import type { FitForest } from "#domain/valuation/engine/train-bundle.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Clock } from "#platform/clock.ts";
import { inputProfile, saleInputs } from "./drift-inputs.ts";
import { type GateFacts, gateFailures, gateText, LEAST_SALES } from "./gate/retrain-gate.ts";
import { rivalryOf } from "./gate/rivalry.ts";
import { findActiveModel, type ModelInUse, saveModelLoad } from "./model-store.server.ts";
import { promoteModel } from "./promotion-store.server.ts";
import { keepCandidate, type ModelShelf, type Publication, tidyModelFiles } from "./publish-model.server.ts";
import { readModel } from "./read-model.server.ts";
import { type TrainedModel, trainModel } from "./train-model.server.ts";

export type TrainingDeps = ModelShelf & { readonly clock: Clock; readonly fitForest: FitForest };

type Usable = { readonly row: ModelInUse; readonly model: ValuationModel };

/** What there is before a training. */
export type BeforeTraining = {
  /** The newest load. */
  readonly loadId: number | null;
  readonly isSample: boolean;
  /** The model in use, where it knows this market and can be read. */
  readonly active: Usable | null;
};

export type TrainingOrder = {
  readonly kind: AppraisableKind;
  /** Sales up to this quarter; null: all. One before the last quarter of the model in use makes a candidate, whatever its figures. */
  readonly until: Quarter | null;
  /** For the record: who has it done. */
  readonly actor: string;
  readonly before: BeforeTraining;
};

export type JudgedTraining =
  /** `kept`: as a candidate, for it did not pass. `verdict` in Japanese, with the figures. */
  | { readonly end: "promoted" | "kept"; readonly trained: TrainedModel; readonly verdict: string; readonly inUse: string | null }
  /** The model in use came out again. */
  | { readonly end: "same"; readonly version: string }
  | { readonly end: "too-few-sales"; readonly rows: number }
  | { readonly end: "one-quarter" }
  /** What it was trained on has gone meanwhile. Nothing of it is kept. */
  | { readonly end: "market-changed" };

/** Asked for before the sales: a load that comes between the two is then trained on again, never missed. */
export async function beforeTraining(shelf: ModelShelf, kind: AppraisableKind): Promise<BeforeTraining> {
  const loadId = await revisionOf(shelf.db, kind);
  const isSample = (await isSampleOf(shelf.db, kind)) ?? false;
  return { loadId, isSample, active: await usableModel(shelf, kind, isSample) };
}

async function usableModel({ db, storage }: ModelShelf, kind: AppraisableKind, isSample: boolean): Promise<Usable | null> {
  const row = await findActiveModel(db, kind);
  if (!row || row.isSample !== isSample) return null;
  const model = await readModel(storage, row);
  return model.ok ? { row, model: model.value } : null;
}

/**
 * Trains a model, keeps it as a candidate, and puts it into use if it passes the gate. Whoever trains beside a model in use does it by this function. Cut short
 * anywhere, it leaves the model in use where it is.
 */
export async function trainAndJudge(deps: TrainingDeps, order: TrainingOrder): Promise<JudgedTraining> {
  const { kind, until, before } = order;
  const { active, isSample, loadId } = before;
  const known = { now: deps.clock.now(), until: until ?? undefined };
  const sales = await learnableOf(deps.db, kind, known);
  if (sales.length < LEAST_SALES) return { end: "too-few-sales", rows: sales.length };
  const beside = await learntBeside(deps.db, kind, known);
  const result = await trainModel({ kind, sales, beside, isSample, now: deps.clock.now() }, deps.fitForest);
  if (!result.ok) return { end: "one-quarter" };
  const trained = result.value;
  if (active && isSameModel(active.model, trained.model)) {
    await saveModelLoad(deps.db, active.row.version, loadId);
    return { end: "same", version: active.row.version };
  }
  const facts = await gateFacts(deps, order, { trained, sales, beside });
  return conclude(deps, order, { publication: { trained, inputs: inputProfile(sales.map(saleInputs)), loadId }, facts });
}

/** The last eight letters are the start of the hash of what was learnt; before them stands the month, which alone makes no other model. */
function isSameModel(one: Pick<ValuationModel, "version">, other: Pick<ValuationModel, "version">): boolean {
  return one.version.slice(-8) === other.version.slice(-8);
}

type Trained = { readonly trained: TrainedModel; readonly sales: readonly SaleRow[]; readonly beside: readonly SaleRow[] };

async function gateFacts(
  { db, clock, fitForest }: TrainingDeps,
  { kind, until, before }: TrainingOrder,
  done: Trained,
): Promise<GateFacts> {
  const { trained, sales, beside } = done;
  const facts = { trainRows: trained.model.trainRows, coverage80: trained.card.overall.coverage80 };
  const { active } = before;
  if (!active) return { ...facts, isUntilEarlier: false, rivalry: null };
  const isUntilEarlier = until !== null && trained.model.lastQuarter < active.model.lastQuarter;
  const { loadId, card } = active.row;
  const known = { now: clock.now(), until: until ?? undefined, newestLoad: loadId ?? undefined };
  const marketBefore = async () =>
    loadId === null ? null : { sales: await learnableOf(db, kind, known), beside: await learntBeside(db, kind, known) };
  const contest = { challenger: trained, active: { model: active.model, card }, market: { sales, beside }, marketBefore };
  return { ...facts, isUntilEarlier, rivalry: await rivalryOf(contest, fitForest) };
}

type Judged = { readonly publication: Publication; readonly facts: GateFacts };

async function conclude(deps: TrainingDeps, { actor, before }: TrainingOrder, { publication, facts }: Judged): Promise<JudgedTraining> {
  const { trained } = publication;
  const { kind, version } = trained.model;
  const verdict = gateText(facts);
  const act = { actor, reason: verdict, now: deps.clock.now() };
  const passed = gateFailures(facts).length === 0;
  const kept = await keepCandidate(deps, publication, act);
  if (!kept.ok) return { end: "market-changed" };
  if (passed) await promoteModel(deps.db, version, act);
  await tidyModelFiles(deps, kind, act.now);
  return { end: passed ? "promoted" : "kept", trained, verdict, inUse: passed ? version : (before.active?.row.version ?? null) };
}
