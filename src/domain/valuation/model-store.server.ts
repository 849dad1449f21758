import type { ColumnType, Insertable } from "kysely";
import type { AppraisableKind, ModelCard } from "#domain/valuation/types.ts";
import { type Db, inTransaction, type Tx } from "#platform/db.server.ts";

type ModelTable = {
  version: string;
  kind: AppraisableKind;
  file_path: string;
  file_sha256: string;
  first_quarter: string;
  last_quarter: string;
  train_rows: number;
  is_sample: boolean;
  card: ColumnType<ModelCard, string, string>;
  is_active: boolean;
  created_at: ColumnType<Date, Date, Date>;
};

function models(db: Db | Tx) {
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

/** Where the file of a model lies in storage, and what it must hash to. */
export type ModelFile = { readonly version: string; readonly isSample: boolean; readonly filePath: string; readonly sha256: string };

export async function findActiveModelFile(db: Db, kind: AppraisableKind): Promise<ModelFile | null> {
  const columns = ["version", "is_sample", "file_path", "file_sha256"] as const;
  const row = await activeModels(db).select(columns).where("kind", "=", kind).executeTakeFirst();
  return row ? { version: row.version, isSample: row.is_sample, filePath: row.file_path, sha256: row.file_sha256 } : null;
}

/** How the models in use did on sales they had not seen. */
export async function listModelCards(db: Db): Promise<ModelCard[]> {
  const rows = await activeModels(db).select("card").orderBy("kind").execute();
  return rows.map(({ card }) => card);
}

export type NewModel = ModelFile & {
  readonly kind: AppraisableKind;
  /** As `2025Q2`. */
  readonly firstQuarter: string;
  readonly lastQuarter: string;
  readonly trainRows: number;
  readonly card: ModelCard;
  readonly createdAt: Date;
};

/** Keeps a model and puts it into use instead of the one before. A model trained again, under the same version, takes its own place. */
export async function saveActiveModel(db: Db, model: NewModel): Promise<void> {
  const { version, ...values } = rowOf(model);
  await inTransaction(db, async (tx) => {
    await models(tx)
      .insertInto("valuation_model")
      .values({ version, ...values })
      .onConflict((conflict) => conflict.column("version").doUpdateSet(values))
      .execute();
    await promoteModel(tx, version);
  });
}

function rowOf(model: NewModel): Insertable<ModelTable> {
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
    created_at: model.createdAt,
  };
}

/** Puts a kept model into use and takes the other one of its kind out of it, in one transaction. False when the version is unknown. */
export async function promoteModel(db: Db | Tx, version: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const table = models(tx);
    const wanted = await table.selectFrom("valuation_model").select("kind").where("version", "=", version).executeTakeFirst();
    if (!wanted) return false;
    // First out, then in: the unique index on active models is checked row by row.
    await retireModel(tx, wanted.kind);
    await table.updateTable("valuation_model").set({ is_active: true }).where("version", "=", version).execute();
    return true;
  });
}

/** Leaves a kind without a model in use. */
export async function retireModel(db: Db | Tx, kind: AppraisableKind): Promise<void> {
  await models(db)
    .updateTable("valuation_model")
    .set({ is_active: false })
    .where("kind", "=", kind)
    .where("is_active", "=", true)
    .execute();
}
