import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { learnableOf, revisionOf } from "#domain/valuation/engine/market-of-kind.server.ts";
import { unitTable } from "#domain/valuation/engine/unit/load-unit-table.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { activeModelVersion, findActiveModel, saveModelFailure } from "./model-store.server.ts";
import { readModel } from "./read-model.server.ts";

type Deps = { readonly db: Db; readonly storage: Storage };

/** What an engine is made of: changes with the model in use and with the sales. Null when no model is in use. */
export async function engineRevision(db: Db, kind: AppraisableKind): Promise<string | null> {
  const [version, load] = await Promise.all([activeModelVersion(db, kind), revisionOf(db, kind)]);
  return version === null ? null : `${version}, load ${load ?? "none"}`;
}

/**
 * The engine of the model in use, with all sales of its kind; null when no model is in use. Throws when the model's file cannot be used, and keeps
 * that with the model.
 */
export async function loadActiveEngine(
  { db, storage, clock }: Deps & { readonly clock: Clock },
  kind: AppraisableKind,
): Promise<EstimateEngine | null> {
  const file = await findActiveModel(db, kind);
  if (!file) return null;
  const model = await readModel(storage, file);
  if (model.ok) {
    // Read before the sales: with those that come in between the engine is replaced at once.
    const dataRevision = (await revisionOf(db, kind)) ?? 0;
    const sales = await learnableOf(db, kind, { now: clock.now() });
    return createEngine(model.value, sales, file.card ?? undefined, { dataRevision, units: unitTable() });
  }
  await saveModelFailure(db, file.version, { at: clock.now(), reason: model.reason });
  throw new Error(`model ${file.version} cannot be used: ${file.filePath} is ${model.reason}`);
}

export type MarketModel = { readonly kind: AppraisableKind; readonly isSample: boolean };

/** Whether the model in use was trained on this market (sample or published), and its file and its card are there, whole and of this program's format. */
export async function isActiveModelUsable({ db, storage }: Deps, { kind, isSample }: MarketModel): Promise<boolean> {
  const file = await findActiveModel(db, kind);
  return file !== null && file.card !== null && file.isSample === isSample && (await readModel(storage, file)).ok;
}
