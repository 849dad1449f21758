import { createHash } from "node:crypto";
import { type NewModel, saveActiveModel } from "#domain/valuation/model-store.server.ts";
import type { TrainedModel } from "#domain/valuation/train-model.server.ts";
import { formatQuarter, quarterAt } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage.server.ts";

/** Stores the file of a trained model, then puts the model into use: whoever reads the row finds the file. */
export async function publishModel({ db, storage }: { db: Db; storage: Storage }, trained: TrainedModel, now: Date): Promise<void> {
  const filePath = `models/${trained.model.version}.model`;
  await storage.write(filePath, trained.bytes);
  await saveActiveModel(db, newModel(trained, filePath, now));
}

function newModel({ model, bytes, card }: TrainedModel, filePath: string, createdAt: Date): NewModel {
  const { version, kind, isSample, trainRows } = model;
  return {
    version,
    kind,
    isSample,
    trainRows,
    filePath,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    firstQuarter: formatQuarter(quarterAt(model.firstQuarter)),
    lastQuarter: formatQuarter(quarterAt(model.lastQuarter)),
    card,
    createdAt,
  };
}
