import type { Selectable } from "kysely";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type ModelTable, modelState, models, type NewModel, saveModel } from "./model-store.server.ts";
import { type Act, writeModelTransition } from "./transition-store.server.ts";

export type Promotion = {
  readonly version: string;
  readonly kind: AppraisableKind;
  /** What was in use before; the version itself where it was in use already; null: nothing was. */
  readonly before: string | null;
};

/**
 * Puts a kept model into use and takes the other one of its kind out of it, in one transaction, with a line each of who did it. Going `back` leaves
 * the trace of what each model replaced as it is, so that the next rollback goes further back. Null when the version is unknown.
 */
export async function promoteModel(
  db: Db | Tx,
  version: string,
  { back = false, ...act }: Act & { readonly back?: boolean },
): Promise<Promotion | null> {
  return inTransaction(db, async (tx) => {
    const wanted = await models(tx).selectFrom("valuation_model").select("kind").where("version", "=", version).executeTakeFirst();
    if (!wanted) return null;
    const { kind } = wanted;
    const rows = await lockedStates(tx, kind);
    const next = rows.find((row) => row.version === version);
    const active = rows.find(({ is_active }) => is_active);
    if (!next) return null;
    if (active?.version === version) return { version, kind, before: version };
    // First out, then in: the unique index on active models is checked row by row.
    if (active) await takeOut(tx, active.version, act);
    await models(tx)
      .updateTable("valuation_model")
      .set({ is_active: true, failed_at: null, failure: null, ...(back ? {} : { replaced_version: active?.version ?? null }) })
      .where("version", "=", version)
      .execute();
    await writeModelTransition(tx, { version, from: modelState(next), to: "active" }, act);
    return { version, kind, before: active?.version ?? null };
  });
}

/** Keeps a trained model and puts it into use, both or neither. */
export async function saveActiveModel(db: Db | Tx, model: NewModel, act: Act): Promise<void> {
  await inTransaction(db, async (tx) => {
    await saveModel(tx, model, act);
    await promoteModel(tx, model.version, act);
  });
}

/** The models of a kind, so that of two who promote at once the second sees what the first did. */
function lockedStates(tx: Tx, kind: AppraisableKind): Promise<Pick<Selectable<ModelTable>, "version" | "is_active" | "retired_at">[]> {
  const columns = ["version", "is_active", "retired_at"] as const;
  return models(tx).selectFrom("valuation_model").select(columns).where("kind", "=", kind).orderBy("version").forUpdate().execute();
}

async function takeOut(tx: Tx, version: string, act: Act): Promise<void> {
  await models(tx).updateTable("valuation_model").set({ is_active: false, retired_at: act.now }).where("version", "=", version).execute();
  await writeModelTransition(tx, { version, from: "active", to: "retired" }, act);
}

/** Leaves a kind without a model in use. */
export async function retireModel(db: Db | Tx, kind: AppraisableKind, act: Act): Promise<void> {
  await inTransaction(db, async (tx) => {
    const active = (await lockedStates(tx, kind)).find(({ is_active }) => is_active);
    if (active) await takeOut(tx, active.version, act);
  });
}

/** What the model in use replaced, and the model in use; null where none is. */
export async function findPredecessor(
  db: Db,
  kind: AppraisableKind,
): Promise<{ readonly inUse: string; readonly before: string | null } | null> {
  const row = await models(db)
    .selectFrom("valuation_model")
    .select(["version", "replaced_version"])
    .where("kind", "=", kind)
    .where("is_active", "=", true)
    .executeTakeFirst();
  return row ? { inUse: row.version, before: row.replaced_version } : null;
}

/**
 * Marks the files that may go as removed and answers where they lie: all of a kind but those of the model in use, of the one it replaced, and
 * of the `spare` ones last used or made.
 */
export async function markSpareFilesRemoved(
  db: Db,
  kind: AppraisableKind,
  { spare, now }: { spare: number; now: Date },
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const predecessor = await findPredecessor(tx, kind);
    const kept = [predecessor?.inUse, predecessor?.before].filter((version) => typeof version === "string");
    const rows = await models(tx)
      .selectFrom("valuation_model")
      .select(["version", "file_path"])
      .where("kind", "=", kind)
      .where("file_removed_at", "is", null)
      .where("is_active", "=", false)
      .orderBy((eb) => eb.fn.coalesce("retired_at", "created_at"), "desc")
      .orderBy("version")
      .execute();
    const gone = rows.slice(spare).filter(({ version }) => !kept.includes(version));
    for (const { version } of gone) {
      await models(tx).updateTable("valuation_model").set({ file_removed_at: now }).where("version", "=", version).execute();
    }
    return gone.map(({ file_path }) => file_path);
  });
}
