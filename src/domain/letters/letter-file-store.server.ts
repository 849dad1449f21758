import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** What is known of a file beside its bytes. */
export type LetterFile = { readonly id: string; readonly name: string; readonly contentType: string; readonly bytes: number };

const COLUMNS = sql`id, name, content_type as "contentType", bytes`;

/** Before the bytes are written: of no letter yet. */
export async function addFile(db: Db, { id, name, contentType, bytes }: LetterFile, at: Date): Promise<void> {
  await sql`
    insert into letter_file (id, name, content_type, bytes, kept_at)
    values (${id}, ${name}, ${contentType}, ${bytes}, ${at})`.execute(db);
}

export async function attachFiles(tx: Tx, ids: readonly string[], letterId: string): Promise<void> {
  await sql`update letter_file set letter_id = ${letterId} where id = any(${ids})`.execute(tx);
}

/** The files of a letter, in the order of their names. */
export async function filesOf(db: Db | Tx, letterId: string): Promise<LetterFile[]> {
  const { rows } = await sql<LetterFile>`select ${COLUMNS} from letter_file where letter_id = ${letterId} order by name, id`.execute(db);
  return rows;
}

/** How many files came with each of these letters; those with none are not in it. */
export async function countFiles(db: Db, letterIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select letter_id as id, count(*) as n from letter_file where letter_id = any(${letterIds}) group by letter_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Files whose letter never came or is gone. */
export async function looseFiles(db: Db, keptBefore: Date, limit: number): Promise<LetterFile[]> {
  const { rows } = await sql<LetterFile>`
    select ${COLUMNS} from letter_file where letter_id is null and kept_at < ${keptBefore} order by id limit ${limit}`.execute(db);
  return rows;
}

export async function forgetFile(db: Db, id: string): Promise<void> {
  await sql`delete from letter_file where id = ${id}`.execute(db);
}
