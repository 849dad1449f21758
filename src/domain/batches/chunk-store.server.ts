import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { RowResult, TakenRow } from "./types.ts";

export async function addChunk(tx: Tx, batchId: string, number: number, rows: readonly TakenRow[]): Promise<void> {
  const readable = rows.filter(({ ok }) => ok).length;
  await sql`
    insert into batch_chunk (batch_id, number, readable, rows) values (${batchId}, ${number}, ${readable}, ${JSON.stringify(rows)})`.execute(
    tx,
  );
}

export type WaitingChunk = { readonly number: number; readonly rows: readonly TakenRow[] };

/** The first chunk without results; null: there is none. */
export async function waitingChunk(db: Db | Tx, batchId: string): Promise<WaitingChunk | null> {
  const { rows } = await sql<{ number: number; rows: string }>`
    select number, rows from batch_chunk where batch_id = ${batchId} and results is null order by number limit 1`.execute(db);
  const chunk = rows[0];
  // Written by `addChunk` alone.
  return chunk ? { number: chunk.number, rows: JSON.parse(chunk.rows) as TakenRow[] } : null;
}

type Concluded = { readonly batchId: string; readonly number: number; readonly results: readonly RowResult[] };

/** Keeps the results of a chunk in place of its rows; false: it has some already. */
export async function putResults(tx: Tx, { batchId, number, results }: Concluded): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update batch_chunk set results = ${JSON.stringify(results)}, rows = null
    where batch_id = ${batchId} and number = ${number} and results is null`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Rows that can be read, of chunks without results. */
export async function waitingRows(tx: Tx, batchId: string): Promise<number> {
  const { rows } = await sql<{ readable: number }>`
    select coalesce(sum(readable), 0)::bigint as readable from batch_chunk where batch_id = ${batchId} and results is null`.execute(tx);
  return rows[0]?.readable ?? 0;
}

/** What was not worked on goes with its batch's end: nobody keeps addresses without need. */
export async function dropWaitingChunks(tx: Tx, batchId: string): Promise<void> {
  await sql`delete from batch_chunk where batch_id = ${batchId} and results is null`.execute(tx);
}

/** The results of the chunk after that of this number; null: there is no more. */
export async function resultsAfter(
  db: Db,
  { batchId, number }: { readonly batchId: string; readonly number: number },
): Promise<{ readonly number: number; readonly results: readonly RowResult[] } | null> {
  const { rows } = await sql<{ number: number; results: string }>`
    select number, results from batch_chunk where batch_id = ${batchId} and number > ${number} and results is not null
    order by number limit 1`.execute(db);
  const chunk = rows[0];
  return chunk ? { number: chunk.number, results: JSON.parse(chunk.results) as RowResult[] } : null;
}

/** The results of batches whose time is over. */
export async function dropExpired(db: Db, now: Date): Promise<void> {
  await sql`delete from batch_chunk where batch_id in (select id from batch where expires_at <= ${now} and ended_at is not null)`.execute(
    db,
  );
}
