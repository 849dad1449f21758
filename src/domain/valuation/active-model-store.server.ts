import type { ColumnType } from "kysely";
import type { AppraisableKind, ModelCard } from "#domain/valuation/types.ts";
import type { Db } from "#platform/db.server.ts";

type ModelTable = {
  version: string;
  kind: AppraisableKind;
  last_quarter: string;
  card: ColumnType<ModelCard, never, never>;
  is_active: boolean;
};

function activeModels(db: Db) {
  return db.$extendTables<{ valuation_model: ModelTable }>().selectFrom("valuation_model").where("is_active", "=", true);
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

/** How the models in use did on sales they had not seen. */
export async function listModelCards(db: Db): Promise<ModelCard[]> {
  const rows = await activeModels(db).select("card").orderBy("kind").execute();
  return rows.map(({ card }) => card);
}
