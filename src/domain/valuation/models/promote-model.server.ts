import { marketOrigin } from "#domain/properties/index.server.ts";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { activeModelVersion, findModelFile, type ModelFile, saveModelFailure } from "./model-store.server.ts";
import { findPredecessor, type Promotion, promoteModel } from "./promotion-store.server.ts";
import type { ModelShelf } from "./publish-model.server.ts";
import { readModel, type Unusable } from "./read-model.server.ts";
import type { Act } from "./transition-store.server.ts";

/** Why a model is not put into use, and which one therefore stays in use. */
export type PromotionRefusal = {
  readonly why: Unusable | "unknown" | "other-market";
  readonly version: string;
  readonly inUse: string | null;
};

export type RollbackRefusal =
  | PromotionRefusal
  | { readonly why: "none-in-use" }
  | { readonly why: "nothing-before"; readonly inUse: string };

/** Puts a model into use by its version, after its file was read whole. Whatever is wrong with it, the model in use stays. */
export async function promoteVersion(shelf: ModelShelf, version: string, act: Act): Promise<Result<Promotion, PromotionRefusal>> {
  return activate(shelf, version, act);
}

/** Goes back to the model that the one in use replaced. A second call goes back one further. */
export async function rollBack(shelf: ModelShelf, kind: AppraisableKind, act: Act): Promise<Result<Promotion, RollbackRefusal>> {
  const predecessor = await findPredecessor(shelf.db, kind);
  if (!predecessor) return refused({ why: "none-in-use" });
  const { before, inUse } = predecessor;
  return before === null ? refused({ why: "nothing-before", inUse }) : activate(shelf, before, { ...act, back: true });
}

async function activate(
  shelf: ModelShelf,
  version: string,
  act: Act & { readonly back?: boolean },
): Promise<Result<Promotion, PromotionRefusal>> {
  const { db } = shelf;
  const file = await findModelFile(db, version);
  if (!file) return refused({ why: "unknown", version, inUse: null });
  const fault = await faultOf(shelf, file, act.now);
  if (fault) return refused({ why: fault, version, inUse: await activeModelVersion(db, file.kind) });
  const promotion = await promoteModel(db, version, act);
  return promotion ? ok(promotion) : refused({ why: "unknown", version, inUse: null });
}

async function faultOf({ db, storage }: ModelShelf, file: ModelFile, now: Date): Promise<PromotionRefusal["why"] | null> {
  const { origin } = await marketOrigin(db);
  if (origin !== "none" && file.isSample !== (origin === "sample")) return "other-market";
  const model = await readModel(storage, file);
  if (model.ok) return null;
  await saveModelFailure(db, file.version, { at: now, reason: model.reason });
  return model.reason;
}
