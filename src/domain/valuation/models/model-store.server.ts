import { type ColumnType, type Insertable, type Selectable, sql } from "kysely";
import type { AppraisableKind, ModelCard } from "#domain/valuation/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { InputProfile } from "./drift-inputs.ts";
import { parseModelCard } from "./model-card.ts";
import { type Act, type ModelState, writeModelTransition } from "./transition-store.server.ts";

export type ModelTable = {
  version: string;
  kind: AppraisableKind;
  file_path: string;
  file_sha256: string;
  first_quarter: string;
  last_quarter: string;
  train_rows: number;
  is_sample: boolean;
  card: ColumnType<unknown, string, string>;
  is_active: ColumnType<boolean, boolean, boolean>;
  created_at: ColumnType<Date, Date, Date>;
  retired_at: Date | null;
  replaced_version: string | null;
  load_id: number | null;
  inputs: ColumnType<InputProfile | null, string | null, string | null>;
  file_removed_at: Date | null;
  failed_at: Date | null;
  failure: string | null;
};

export function models(db: Db | Tx) {
  return db.$extendTables<{ valuation_model: ModelTable }>();
}

function activeModels(db: Db) {
  return models(db).selectFrom("valuation_model").where("is_active", "=", true);
}

export type ActiveModel = { readonly kind: AppraisableKind; readonly version: string; readonly lastQuarter: string };

/** The models in use, one a kind; `lastQuarter` as `2025Q2`. */
export async function listActiveModels(db: Db): Promise<ActiveModel[]> {
  const rows = await activeModels(db).select(["kind", "version", "last_quarter"]).orderBy("kind").execute();
  return rows.map(({ kind, version, last_quarter }) => ({ kind, version, lastQuarter: last_quarter }));
}

export async function activeModelVersion(db: Db, kind: AppraisableKind): Promise<string | null> {
  const row = await activeModels(db).select("version").where("kind", "=", kind).executeTakeFirst();
  return row?.version ?? null;
}

/** How the models in use did on sales they had not seen. A card of an earlier version, which lacks measures, is left out. */
export async function listModelCards(db: Db): Promise<ModelCard[]> {
  const rows = await activeModels(db).select("card").orderBy("kind").execute();
  return rows.flatMap(({ card }) => parseModelCard(card) ?? []);
}

/** Where the file of a model lies in storage, and what it must hash to. */
export type ModelFile = {
  readonly version: string;
  readonly kind: AppraisableKind;
  readonly isSample: boolean;
  readonly filePath: string;
  readonly sha256: string;
  readonly isFileRemoved: boolean;
};

/** A model in use, with what it is compared and watched by. No card: one that an earlier version wrote. */
export type ModelInUse = ModelFile & Pick<NewModel, "loadId"> & { readonly card: ModelCard | null; readonly inputs: InputProfile | null };

export async function findActiveModel(db: Db, kind: AppraisableKind): Promise<ModelInUse | null> {
  const row = await activeModels(db).selectAll().where("kind", "=", kind).executeTakeFirst();
  return row ? { ...fileOf(row), card: parseModelCard(row.card), loadId: row.load_id, inputs: row.inputs } : null;
}

export async function findModelFile(db: Db, version: string): Promise<ModelFile | null> {
  const row = await models(db).selectFrom("valuation_model").selectAll().where("version", "=", version).executeTakeFirst();
  return row ? fileOf(row) : null;
}

function fileOf(row: Selectable<ModelTable>): ModelFile {
  const { version, kind } = row;
  const isFileRemoved = row.file_removed_at !== null;
  return { version, kind, isSample: row.is_sample, filePath: row.file_path, sha256: row.file_sha256, isFileRemoved };
}

export type NewModel = Omit<ModelFile, "isFileRemoved"> & {
  /** As `2025Q2`. */
  readonly firstQuarter: string;
  readonly lastQuarter: string;
  readonly trainRows: number;
  readonly card: ModelCard;
  readonly inputs: InputProfile;
  /** The newest load among its sales. */
  readonly loadId: number | null;
};

/** Keeps a trained model without using it. One trained again, under the same version, takes its own place and stays in its state. */
export async function saveModel(db: Db | Tx, model: NewModel, act: Act): Promise<void> {
  const { version, is_active, ...values } = rowOf(model, act.now);
  await inTransaction(db, async (tx) => {
    const saved = await models(tx)
      .insertInto("valuation_model")
      .values({ version, is_active, ...values })
      .onConflict((conflict) => conflict.column("version").doUpdateSet(values))
      // An inserted row has no deleting transaction yet.
      .returning(sql<boolean>`xmax = 0`.as("is_new"))
      .executeTakeFirstOrThrow();
    if (saved.is_new) await writeModelTransition(tx, { version, from: null, to: "candidate" }, act);
  });
}

function rowOf(model: NewModel, now: Date): Omit<Insertable<ModelTable>, "retired_at" | "replaced_version"> {
  return {
    version: model.version,
    kind: model.kind,
    file_path: model.filePath,
    file_sha256: model.sha256,
    first_quarter: model.firstQuarter,
    last_quarter: model.lastQuarter,
    train_rows: model.trainRows,
    is_sample: model.isSample,
    card: JSON.stringify(model.card),
    is_active: false,
    created_at: now,
    load_id: model.loadId,
    inputs: JSON.stringify(model.inputs),
    file_removed_at: null,
    failed_at: null,
    failure: null,
  };
}

/** The newest load that any model of a kind was trained on, in use or not. */
export async function newestModelLoad(db: Db, kind: AppraisableKind): Promise<number | null> {
  const row = await models(db)
    .selectFrom("valuation_model")
    .select((eb) => eb.fn.max("load_id").as("newest"))
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.newest ?? null;
}

/** Notes that a model knows the sales of a newer load too, because they made no difference to it. */
export async function saveModelLoad(db: Db, version: string, loadId: number | null): Promise<void> {
  await models(db).updateTable("valuation_model").set({ load_id: loadId }).where("version", "=", version).execute();
}

/** Keeps why the file of a model could not be used. */
export async function saveModelFailure(
  db: Db,
  version: string,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await models(db).updateTable("valuation_model").set({ failed_at: at, failure: reason }).where("version", "=", version).execute();
}

export function modelState({ is_active, retired_at }: Pick<Selectable<ModelTable>, "is_active" | "retired_at">): ModelState {
  if (is_active) return "active";
  return retired_at === null ? "candidate" : "retired";
}
