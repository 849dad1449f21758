import { listSales, marketOrigin, marketRevision } from "#domain/properties/index.server.ts";
import { inputProfile, saleInputs } from "#domain/valuation/drift-inputs.ts";
import {
  isActiveModelUsable,
  publishModel,
  retireModel,
  type TrainedModel,
  trainModel,
  withForestThreads,
  withTrainingLock,
} from "#domain/valuation/index.server.ts";
import { learnableSales } from "#domain/valuation/learnable.ts";
import { LEAST_SALES } from "#domain/valuation/retrain-gate.ts";
import type { FitForest } from "#domain/valuation/train-bundle.ts";
import type { AppraisableKind } from "#domain/valuation/types.ts";
import type { Quarter } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Platform } from "#platform/platform.server.ts";

/** In the order in which they are trained. */
export const KINDS: readonly AppraisableKind[] = ["condo", "house", "land"];
export const KIND_NAMES: Readonly<Record<AppraisableKind, string>> = { condo: "マンション", house: "一戸建て", land: "土地" };

type Say = (line: string) => void;
type Store = Pick<Platform, "db" | "storage">;

const WAITING = "ほかの学習が終わるのを待っています";

/**
 * Trains, stores and puts into use the model of every kind that needs one: none is in use, it was trained on the other market (sample or
 * published), or its file cannot be read. A kind with too few sales for a new one is left without.
 */
export async function trainMissingModels(store: Store, clock: Clock, say: Say): Promise<void> {
  const { db } = store;
  const { origin } = await marketOrigin(db);
  const isSample = origin === "sample";
  if (origin === "none" || (await kindsWithoutModel(store, isSample)).length === 0) return;
  await withTrainingLock(
    db,
    () => say(WAITING),
    () =>
      withForestThreads(async (fitForest) => {
        // Asked for again: another process may just have trained them.
        const missing = await kindsWithoutModel(store, isSample);
        for (const [i, kind] of missing.entries()) {
          const place = `${i + 1}/${missing.length} ${KIND_NAMES[kind]}`;
          await trainMissing(store, {
            kind,
            isSample,
            now: clock.now(),
            fitForest,
            say: (line, sales) => say(`${line}(${place}、取引 ${sales} 件)`),
          });
        }
      }),
  );
}

type Missing = {
  readonly kind: AppraisableKind;
  readonly isSample: boolean;
  readonly now: Date;
  readonly fitForest: FitForest;
  readonly say: (line: string, sales: string) => void;
};

async function trainMissing(store: Store, { kind, isSample, now, fitForest, say }: Missing): Promise<void> {
  const loadId = await marketRevision(store.db);
  const sales = learnableSales(kind, await listSales(store.db, { kind }));
  const isEnough = sales.length >= LEAST_SALES;
  say(isEnough ? "価格モデルを作っています" : "取引が少ないため価格モデルを作りません", sales.length.toLocaleString("ja-JP"));
  const trained = isEnough ? await trainModel({ kind, sales, isSample, now }, fitForest) : null;
  const act = { actor: "start", reason: "使えるモデルがなかったため", now };
  if (trained?.ok) await publishModel(store, { trained: trained.value, inputs: inputProfile(sales.map(saleInputs)), loadId }, act);
  else await retireModel(store.db, kind, { ...act, reason: "取引が少ないため" });
}

async function kindsWithoutModel(store: Store, isSample: boolean): Promise<AppraisableKind[]> {
  const missing: AppraisableKind[] = [];
  for (const kind of KINDS) if (!(await isActiveModelUsable(store, { kind, isSample }))) missing.push(kind);
  return missing;
}

export type TrainOrder = { readonly kind: AppraisableKind; readonly until: Quarter | null; readonly now: Date; readonly say: Say };

/** Trains the model of one kind on what the database holds and puts it into use. */
export async function trainAndPublish(store: Store, { say, ...order }: TrainOrder): Promise<Result<TrainedModel, "too-few-sales">> {
  return withTrainingLock(
    store.db,
    () => say(WAITING),
    () => trainOnOrder(store, order),
  );
}

async function trainOnOrder(store: Store, { kind, until, now }: Omit<TrainOrder, "say">): Promise<Result<TrainedModel, "too-few-sales">> {
  const loadId = await marketRevision(store.db);
  const { origin } = await marketOrigin(store.db);
  const sales = learnableSales(kind, await listSales(store.db, { kind, until: until ?? undefined }));
  if (sales.length < LEAST_SALES) return refused("too-few-sales");
  const trained = await withForestThreads((fitForest) => trainModel({ kind, sales, isSample: origin === "sample", now }, fitForest));
  if (!trained.ok) return refused("too-few-sales");
  await publishModel(
    store,
    { trained: trained.value, inputs: inputProfile(sales.map(saleInputs)), loadId },
    { actor: "train-command", reason: null, now },
  );
  return ok(trained.value);
}
