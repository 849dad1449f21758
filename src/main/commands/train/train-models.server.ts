import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import type { FitForest } from "#domain/valuation/engine/train-bundle.ts";
import {
  beforeTraining,
  isActiveModelUsable,
  isSampleOf,
  type JudgedTraining,
  learnableOf,
  learntBeside,
  type MarketModel,
  publishModel,
  retireModel,
  revisionOf,
  trainAndJudge,
  trainModel,
  withForestThreads,
  withTrainingLock,
} from "#domain/valuation/index.server.ts";
import { inputProfile, saleInputs } from "#domain/valuation/models/drift-inputs.ts";
import { LEAST_SALES } from "#domain/valuation/models/gate/retrain-gate.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Clock } from "#platform/clock.ts";
import type { Platform } from "#platform/platform.server.ts";

/** In the order in which they are trained. */
export const KINDS: readonly AppraisableKind[] = ["condo", "house", "land", "rent"];
export const KIND_NAMES: Readonly<Record<AppraisableKind, string>> = { condo: "マンション", house: "一戸建て", land: "土地", rent: "賃料" };

type Say = (line: string) => void;
type Store = Pick<Platform, "db" | "storage">;

const WAITING = "ほかの学習が終わるのを待っています";
const CHANGED = "学習のあいだにデータが入れ替わったため、確かめ直します";

/**
 * Trains, stores and puts into use the model of every kind that needs one: none is in use, it was trained on the other market (sample or
 * published), or its file cannot be read. A kind with too few sales for a new one is left without. `kinds`: those that are looked at.
 */
export async function trainMissingModels(store: Store, clock: Clock, say: Say, kinds = KINDS): Promise<void> {
  const missing = () => kindsWithoutModel(store, kinds);
  if ((await missing()).length === 0) return;
  await withTrainingLock(
    store.db,
    () => say(WAITING),
    () =>
      withForestThreads(async (fitForest) => {
        // Asked for again: another process may just have trained them, or the first import have taken the samples away.
        while (!(await trainAll(store, await missing(), { clock, fitForest, say }))) say(CHANGED);
      }),
  );
}

type Training = { readonly clock: Clock; readonly fitForest: FitForest; readonly say: Say };

/** False as soon as the market is another than when they were found missing: others may be missing now. */
async function trainAll(store: Store, missing: readonly MarketModel[], { clock, fitForest, say }: Training): Promise<boolean> {
  for (const [i, { kind, isSample }] of missing.entries()) {
    const place = `${i + 1}/${missing.length} ${KIND_NAMES[kind]}`;
    const isTrained = await trainMissing(store, {
      kind,
      isSample,
      now: clock.now(),
      fitForest,
      say: (line, sales) => say(`${line}(${place}、${kind === "rent" ? "記録" : "取引"} ${sales} 件)`),
    });
    if (!isTrained) return false;
  }
  return true;
}

type Missing = {
  readonly kind: AppraisableKind;
  readonly isSample: boolean;
  readonly now: Date;
  readonly fitForest: FitForest;
  readonly say: (line: string, sales: string) => void;
};

/** False: the market is another than when it was found missing. */
async function trainMissing(store: Store, { kind, isSample, now, fitForest, say }: Missing): Promise<boolean> {
  const loadId = await revisionOf(store.db, kind);
  if ((await isSampleOf(store.db, kind)) !== isSample) return false;
  const sales = await learnableOf(store.db, kind, { now });
  const isEnough = sales.length >= LEAST_SALES;
  say(isEnough ? "価格モデルを作っています" : "取引が少ないため価格モデルを作りません", sales.length.toLocaleString("ja-JP"));
  const beside = await learntBeside(store.db, kind, { now });
  const trained = isEnough ? await trainModel({ kind, sales, beside, isSample, now }, fitForest) : null;
  const act = { actor: "start", reason: "使えるモデルがなかったため", now };
  if (trained?.ok)
    return (await publishModel(store, { trained: trained.value, inputs: inputProfile(sales.map(saleInputs)), loadId }, act)).ok;
  await retireModel(store.db, kind, { ...act, reason: "取引が少ないため" });
  return true;
}

/** The kinds that have sales and no model that can be used. Kinds of which nothing was imported are not missed. */
export async function kindsWithoutModel(store: Store, kinds = KINDS): Promise<MarketModel[]> {
  const missing: MarketModel[] = [];
  for (const kind of kinds) {
    const isSample = await isSampleOf(store.db, kind);
    if (isSample !== null && !(await isActiveModelUsable(store, { kind, isSample }))) missing.push({ kind, isSample });
  }
  return missing;
}

export type TrainOrder = { readonly kind: AppraisableKind; readonly until: Quarter | null; readonly clock: Clock; readonly say: Say };

/** How a training on order ended. */
export type OrderedTraining = Exclude<JudgedTraining, { end: "market-changed" }>;

/**
 * Trains the model of one kind on what the database holds and puts it into use if it passes the gate, as the job does; where what it learns from goes while it trains, on
 * what came instead.
 */
export async function trainOnOrder({ db, storage }: Store, { kind, until, clock, say }: TrainOrder): Promise<OrderedTraining> {
  return withTrainingLock(
    db,
    () => say(WAITING),
    () =>
      withForestThreads(async (fitForest) => {
        const deps = { db, storage, clock, fitForest };
        for (;;) {
          const before = await beforeTraining(deps, kind);
          const training = await trainAndJudge(deps, { kind, until, actor: "train-command", before });
          if (training.end !== "market-changed") return training;
          say(CHANGED);
        }
      }),
  );
}
