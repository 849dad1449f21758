import { createHash } from "node:crypto";
import type { ValuationModel } from "#domain/valuation/engine/model.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { decodeModel, type NotReadable } from "./model-file.ts";
import type { ModelFile } from "./model-store.server.ts";

/** Why the file of a model cannot be used: removed to save space, gone, changed since it was stored, unreadable, or that of another model. */
export type Unusable = NotReadable | "removed" | "missing" | "changed" | "another-model";

/** Reads the file of a model whole: hash, format, and that it is the model the database means. */
export async function readModel(storage: Storage, file: ModelFile): Promise<Result<ValuationModel, Unusable>> {
  if (file.isFileRemoved) return refused("removed");
  const bytes = await storage.read(file.filePath);
  if (!bytes) return refused("missing");
  if (createHash("sha256").update(bytes).digest("hex") !== file.sha256) return refused("changed");
  const model = decodeModel(bytes);
  if (!model.ok) return model;
  return model.value.version === file.version && model.value.kind === file.kind ? ok(model.value) : refused("another-model");
}
