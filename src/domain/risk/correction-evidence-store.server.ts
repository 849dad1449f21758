import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** What is known of a file beside its bytes. */
export type Evidence = { readonly id: string; readonly name: string; readonly contentType: string; readonly bytes: number };

const COLUMNS = sql`id, name, content_type as "contentType", bytes`;

/** Before the bytes are written: of no correction yet. */
export async function addEvidence(db: Db, { id, name, contentType, bytes }: Evidence, at: Date): Promise<void> {
  await sql`
    insert into risk_evidence (id, name, content_type, bytes, kept_at)
    values (${id}, ${name}, ${contentType}, ${bytes}, ${at})`.execute(db);
}

export async function attachEvidence(tx: Tx, ids: readonly string[], correctionId: string): Promise<void> {
  await sql`update risk_evidence set correction_id = ${correctionId} where id = any(${ids})`.execute(tx);
}

/** The files of a correction, in the order of their names. */
export async function evidenceOf(db: Db | Tx, correctionId: string): Promise<Evidence[]> {
  const { rows } =
    await sql<Evidence>`select ${COLUMNS} from risk_evidence where correction_id = ${correctionId} order by name, id`.execute(db);
  return rows;
}

/** Files that no letter came with, or whose correction is gone or was redacted. */
export async function looseEvidence(db: Db, keptBefore: Date, limit: number): Promise<Evidence[]> {
  const { rows } = await sql<Evidence>`
    select e.id, e.name, e.content_type as "contentType", e.bytes
    from risk_evidence e left join risk_correction c on c.id = e.correction_id
    where c.redacted_at is not null or (e.correction_id is null and e.kept_at < ${keptBefore})
    order by e.id limit ${limit}`.execute(db);
  return rows;
}

export async function forgetEvidence(db: Db, id: string): Promise<void> {
  await sql`delete from risk_evidence where id = ${id}`.execute(db);
}
