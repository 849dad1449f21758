import { createHash } from "node:crypto";
import { listSales } from "#domain/properties/index.server.ts";
import { createEngine } from "#domain/valuation/engine.ts";
import type { EstimateEngine } from "#domain/valuation/estimate-deps.ts";
import { learnableSales } from "#domain/valuation/learnable.ts";
import type { ValuationModel } from "#domain/valuation/model.ts";
import { decodeModel, type NotReadable } from "#domain/valuation/model-file.ts";
import { findActiveModelFile, type ModelFile } from "#domain/valuation/model-store.server.ts";
import type { AppraisableKind } from "#domain/valuation/types.ts";
import { type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage.server.ts";

type Deps = { readonly db: Db; readonly storage: Storage };

/** The engine of the model in use, with all sales of its kind; null when no model is in use. Throws when the model's file cannot be read. */
export async function loadActiveEngine({ db, storage }: Deps, kind: AppraisableKind): Promise<EstimateEngine | null> {
  const file = await findActiveModelFile(db, kind);
  if (!file) return null;
  const model = await readModel(storage, file);
  if (!model.ok) throw new Error(`model ${file.version} cannot be used: ${file.filePath} is ${model.reason}`);
  return createEngine(model.value, learnableSales(kind, await listSales(db, { kind })));
}

export type MarketModel = { readonly kind: AppraisableKind; readonly isSample: boolean };

/** Whether the model in use was trained on this market (sample or published) and its file is there, whole and of this program's format. */
export async function isActiveModelUsable({ db, storage }: Deps, { kind, isSample }: MarketModel): Promise<boolean> {
  const file = await findActiveModelFile(db, kind);
  return file !== null && file.isSample === isSample && (await readModel(storage, file)).ok;
}

async function readModel(
  storage: Storage,
  { filePath, sha256 }: ModelFile,
): Promise<Result<ValuationModel, NotReadable | "missing" | "not the file that was stored">> {
  const bytes = await storage.read(filePath);
  if (!bytes) return refused("missing");
  if (createHash("sha256").update(bytes).digest("hex") !== sha256) return refused("not the file that was stored");
  return decodeModel(bytes);
}
