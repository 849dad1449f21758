import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { type Act, type AuditRow, BEGINNING, type ChainedRow, type Link, rowHash } from "./chain.server.ts";

const COLUMNS = sql`seq, at, operator, action, queue, item_id as "itemId", reason`;
const CHAIN_LOCK = "desk audit";

/** Adds a row to the end of the trail. Till the transaction ends nobody else adds one: each follows from the one before. */
export async function appendAct(tx: Tx, act: Act, at: Date): Promise<void> {
  await takeLock(tx, CHAIN_LOCK);
  const last = (await lastLink(tx)) ?? { seq: 0, hash: BEGINNING };
  const row: AuditRow = { ...act, seq: last.seq + 1, at };
  await sql`
    insert into desk_audit (seq, at, operator, action, queue, item_id, reason, previous_hash, hash)
    values (${row.seq}, ${at}, ${act.operator}, ${act.action}, ${act.queue}, ${act.itemId}, ${act.reason}, ${last.hash}, ${rowHash(last.hash, row)})`.execute(
    tx,
  );
}

/** The end of the trail; null: it is empty. */
export async function lastLink(db: Db | Tx): Promise<Link | null> {
  const { rows } = await sql<Link>`select seq, hash from desk_audit order by seq desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Rows in their order, the first after `after`. */
export async function chainAfter(db: Db, after: number, limit: number): Promise<ChainedRow[]> {
  const { rows } = await sql<ChainedRow>`
    select ${COLUMNS}, previous_hash as "previousHash", hash from desk_audit where seq > ${after} order by seq limit ${limit}`.execute(db);
  return rows;
}

export type AuditAsked = { readonly queue: string | null; readonly itemId: string | null };

function isAsked({ queue, itemId }: AuditAsked) {
  return sql`(${queue}::text is null or queue = ${queue}) and (${itemId}::text is null or item_id = ${itemId})`;
}

/** What was done, the newest first. */
export async function actsOf(
  db: Db,
  asked: AuditAsked,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select ${COLUMNS} from desk_audit where ${isAsked(asked)} order by seq desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countActs(db: Db, asked: AuditAsked): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from desk_audit where ${isAsked(asked)}`.execute(db);
  return rows[0]?.n ?? 0;
}
