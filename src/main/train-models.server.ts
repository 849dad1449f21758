import { listSales, marketOrigin } from "#domain/properties/index.server.ts";
import {
  isActiveModelUsable,
  publishModel,
  retireModel,
  type TrainedModel,
  trainModel,
  withForestThreads,
} from "#domain/valuation/index.server.ts";
import { learnableSales } from "#domain/valuation/learnable.ts";
import type { AppraisableKind, SaleRow } from "#domain/valuation/types.ts";
import type { Quarter } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Platform } from "#platform/platform.server.ts";

/** In the order in which they are trained. */
export const KINDS: readonly AppraisableKind[] = ["condo", "house", "land"];
export const KIND_NAMES: Readonly<Record<AppraisableKind, string>> = { condo: "マンション", house: "一戸建て", land: "土地" };

/** With fewer sales than this a model would know less than the median of a town. */
export const LEAST_SALES = 500;

type Say = (line: string) => void;
type Store = Pick<Platform, "db" | "storage">;

/**
 * Trains, stores and puts into use the model of every kind that needs one: none is in use, it was trained on the other market (sample or
 * published), or its file cannot be read. A kind with too few sales for a new one is left without.
 */
export async function trainMissingModels(store: Store, clock: Clock, say: Say): Promise<void> {
  const { db } = store;
  const { origin } = await marketOrigin(db);
  const missing = await kindsWithoutModel(store, origin === "sample");
  if (origin === "none" || missing.length === 0) return;
  await withForestThreads(async (fitForest) => {
    for (const [i, kind] of missing.entries()) {
      const sales = learnableSales(kind, await listSales(db, { kind }));
      const progress = `${i + 1}/${missing.length} ${KIND_NAMES[kind]}、取引 ${sales.length.toLocaleString("ja-JP")} 件`;
      const isEnough = sales.length >= LEAST_SALES;
      say(isEnough ? `価格モデルを作っています(${progress})` : `取引が少ないため価格モデルを作りません(${progress})`);
      const trained = isEnough ? await trainModel({ kind, sales, isSample: origin === "sample", now: clock.now() }, fitForest) : null;
      if (trained?.ok) await publishModel(store, trained.value, clock.now());
      else await retireModel(db, kind);
    }
  });
}

async function kindsWithoutModel(store: Store, isSample: boolean): Promise<AppraisableKind[]> {
  const missing: AppraisableKind[] = [];
  for (const kind of KINDS) if (!(await isActiveModelUsable(store, { kind, isSample }))) missing.push(kind);
  return missing;
}

export type TrainOrder = { readonly kind: AppraisableKind; readonly until: Quarter | null; readonly now: Date };

/** Trains the model of one kind on what the database holds and puts it into use. */
export async function trainAndPublish(store: Store, { kind, until, now }: TrainOrder): Promise<Result<TrainedModel, "too-few-sales">> {
  const { origin } = await marketOrigin(store.db);
  const sales: readonly SaleRow[] = learnableSales(kind, await listSales(store.db, { kind, until: until ?? undefined }));
  if (sales.length < LEAST_SALES) return refused("too-few-sales");
  const trained = await withForestThreads((fitForest) => trainModel({ kind, sales, isSample: origin === "sample", now }, fitForest));
  if (!trained.ok) return refused("too-few-sales");
  await publishModel(store, trained.value, now);
  return ok(trained.value);
}
