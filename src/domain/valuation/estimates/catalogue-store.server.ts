import { type Selectable, sql } from "kysely";
import type { AppraisableKind, ModelCard } from "#domain/valuation/core/types.ts";
import { parseModelCard } from "#domain/valuation/models/model-card.ts";
import { type ModelTable, modelState } from "#domain/valuation/models/model-store.server.ts";
import { MODEL_ENTITY, type ModelState, type TransitionTable } from "#domain/valuation/models/transition-store.server.ts";
import type { Db } from "#platform/db.server.ts";

/** What one did to a model. */
export type ModelMove = {
  readonly from: ModelState | null;
  readonly to: ModelState;
  readonly actor: string;
  readonly reason: string | null;
  readonly at: Date;
};

/** A model as an operator sees it. Quarters as `2025Q2`. */
export type ModelRecord = {
  readonly version: string;
  readonly kind: AppraisableKind;
  readonly isSample: boolean;
  readonly firstQuarter: string;
  readonly lastQuarter: string;
  readonly trainRows: number;
  /** Null where an earlier version wrote it. */
  readonly card: ModelCard | null;
  readonly state: ModelState;
  readonly createdAt: Date;
  readonly sha256: string;
  /** Null for a file that was removed to save space. */
  readonly filePath: string | null;
  readonly replaced: string | null;
  /** The last time its file could not be used. */
  readonly failure: { readonly at: Date; readonly reason: string } | null;
  /** When it was last put into use. */
  readonly promoted: ModelMove | null;
};

/** All models ever kept, the newest of each kind first. */
export async function listModels(db: Db, kind: AppraisableKind | null): Promise<ModelRecord[]> {
  return records(await rows(db, kind === null ? sql`true` : sql`kind = ${kind}`));
}

export async function findModel(db: Db, version: string): Promise<ModelRecord | null> {
  return records(await rows(db, sql`version = ${version}`))[0] ?? null;
}

type Row = Selectable<ModelTable> & { readonly move: (Omit<ModelMove, "at"> & { readonly at: string }) | null };

async function rows(db: Db, condition: ReturnType<typeof sql>): Promise<Row[]> {
  const found = await sql<Row>`
    select m.*, t.move from valuation_model m left join lateral (
      select jsonb_build_object('from', from_state, 'to', to_state, 'actor', actor, 'reason', reason, 'at', at) as move from transition
      where entity = ${MODEL_ENTITY} and entity_id = m.version and to_state = 'active' order by id desc limit 1
    ) t on true
    where ${condition} order by kind, created_at desc, version`.execute(db);
  return found.rows;
}

function records(found: readonly Row[]): ModelRecord[] {
  return found.map((row) => ({
    version: row.version,
    kind: row.kind,
    isSample: row.is_sample,
    firstQuarter: row.first_quarter,
    lastQuarter: row.last_quarter,
    trainRows: row.train_rows,
    card: parseModelCard(row.card),
    state: modelState(row),
    createdAt: row.created_at,
    sha256: row.file_sha256,
    filePath: row.file_removed_at === null ? row.file_path : null,
    replaced: row.replaced_version,
    failure: row.failed_at === null ? null : { at: row.failed_at, reason: row.failure ?? "" },
    promoted: row.move && { ...row.move, at: new Date(row.move.at) },
  }));
}

/** What was done to a model, first to last. */
export async function listModelMoves(db: Db, version: string): Promise<ModelMove[]> {
  const found = await db
    .$extendTables<{
      transition: Omit<TransitionTable, "from_state" | "to_state"> & { from_state: ModelState | null; to_state: ModelState; id: number };
    }>()
    .selectFrom("transition")
    .select(["from_state as from", "to_state as to", "actor", "reason", "at"])
    .where("entity", "=", MODEL_ENTITY)
    .where("entity_id", "=", version)
    .orderBy("id")
    .execute();
  return found;
}
