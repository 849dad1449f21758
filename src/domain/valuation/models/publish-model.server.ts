import { createHash } from "node:crypto";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { formatQuarter, quarterAt } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage.server.ts";
import type { InputProfile } from "./drift-inputs.ts";
import { type NewModel, saveModel } from "./model-store.server.ts";
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

/** Stores the file of a trained model, then the row, as a candidate: whoever reads the row finds the file. */
export async function keepCandidate({ db, storage }: ModelShelf, publication: Publication, act: Act): Promise<void> {
  await storeFile(storage, publication);
  await saveModel(db, newModel(publication), act);
}

/** Keeps a trained model and puts it into use; then lets go of the files nobody will go back to. */
export async function publishModel(shelf: ModelShelf, publication: Publication, act: Act): Promise<void> {
  await storeFile(shelf.storage, publication);
  await saveActiveModel(shelf.db, newModel(publication), act);
  await tidyModelFiles(shelf, publication.trained.model.kind, act.now);
}

/** Removes the files of old models. A row without its file can still be read, but not be put into use. */
export async function tidyModelFiles({ db, storage }: ModelShelf, kind: AppraisableKind, now: Date): Promise<void> {
  for (const path of await markSpareFilesRemoved(db, kind, { spare: SPARE_FILES, now })) await storage.remove(path);
}

function storeFile(storage: Storage, { trained }: Publication): Promise<void> {
  return storage.write(filePath(trained), trained.bytes);
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
