import { createHash } from "node:crypto";
import { keepsLoad } from "#domain/properties/index.server.ts";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { isSampleOf } from "#domain/valuation/engine/market-of-kind.server.ts";
import { formatQuarter, quarterAt } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { InputProfile } from "./drift-inputs.ts";
import { findModelFile, type NewModel, saveModel } from "./model-store.server.ts";
import { markSpareFilesRemoved, saveActiveModel } from "./promotion-store.server.ts";
import type { TrainedModel } from "./train-model.server.ts";
import type { Act } from "./transition-store.server.ts";

export type ModelShelf = { readonly db: Db; readonly storage: Storage };

/** A trained model, with what is known of the sales it was trained on. */
export type Publication = {
  readonly trained: TrainedModel;
  readonly inputs: InputProfile;
  /** The newest load among them. */
  readonly loadId: number | null;
};

/** How many files of a kind stay beside those of the model in use and of the one it replaced. */
const SPARE_FILES = 5;

/** `market-changed`: what it was trained on has gone meanwhile, as the samples go with the first import. Nothing of it is kept. */
export type Kept = Result<null, "market-changed">;

/** Stores the file of a trained model, then the row, as a candidate: whoever reads the row finds the file. */
export function keepCandidate(shelf: ModelShelf, publication: Publication, act: Act): Promise<Kept> {
  return keep(shelf, publication, (tx, model) => saveModel(tx, model, act));
}

/** Keeps a trained model and puts it into use; then lets go of the files nobody will go back to. */
export async function publishModel(shelf: ModelShelf, publication: Publication, act: Act): Promise<Kept> {
  const kept = await keep(shelf, publication, (tx, model) => saveActiveModel(tx, model, act));
  if (kept.ok) await tidyModelFiles(shelf, publication.trained.model.kind, act.now);
  return kept;
}

async function keep(
  { db, storage }: ModelShelf,
  publication: Publication,
  save: (tx: Tx, model: NewModel) => Promise<void>,
): Promise<Kept> {
  const model = newModel(publication);
  await storage.write(model.filePath, publication.trained.bytes);
  const kept = await inTransaction(db, async (tx) => {
    if (!(await isOfThisMarket(tx, model))) return refused("market-changed" as const);
    await save(tx, model);
    return ok(null);
  });
  // A model of the same version that was kept before lies in the same file.
  if (!kept.ok && !(await findModelFile(db, model.version))) await storage.remove(model.filePath);
  return kept;
}

/** Whether the load that a model knows is still there, and the market still invented or still published, as it was. */
async function isOfThisMarket(tx: Tx, { kind, isSample, loadId }: NewModel): Promise<boolean> {
  if (loadId !== null && !(await keepsLoad(tx, loadId))) return false;
  const now = await isSampleOf(tx, kind);
  return now === null || now === isSample;
}

/** Removes the files of old models. A row without its file can still be read, but not be put into use. */
export async function tidyModelFiles({ db, storage }: ModelShelf, kind: AppraisableKind, now: Date): Promise<void> {
  for (const path of await markSpareFilesRemoved(db, kind, { spare: SPARE_FILES, now })) await storage.remove(path);
}

function filePath({ model }: TrainedModel): string {
  return `models/${model.version}.model`;
}

function newModel({ trained, inputs, loadId }: Publication): NewModel {
  const { model, bytes, card } = trained;
  const { version, kind, isSample, trainRows } = model;
  return {
    version,
    kind,
    isSample,
    trainRows,
    filePath: filePath(trained),
    sha256: createHash("sha256").update(bytes).digest("hex"),
    firstQuarter: formatQuarter(quarterAt(model.firstQuarter)),
    lastQuarter: formatQuarter(quarterAt(model.lastQuarter)),
    card,
    inputs,
    loadId,
  };
}
