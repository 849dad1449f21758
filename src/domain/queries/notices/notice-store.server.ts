import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { type KyugakeNotice, UNCHOSEN } from "./types.ts";

/** What was chosen for a saved condition of a member; null: there is none of this id, or it is somebody else's or deleted. */
export async function noticeOf(db: Db | Tx, sub: string, queryId: string): Promise<KyugakeNotice | null> {
  const { rows } = await sql<{ notice: KyugakeNotice }>`
    select coalesce(n.kyugake, ${UNCHOSEN}) as notice from user_query q left join query_notice n on n.query_id = q.id
    where q.id = ${queryId} and q.sub = ${sub} and q.state <> 'archived'`.execute(db);
  return rows[0]?.notice ?? null;
}

export async function writeNotice(tx: Tx, queryId: string, notice: KyugakeNotice, at: Date): Promise<void> {
  await sql`
    insert into query_notice (query_id, kyugake, chosen_at) values (${queryId}, ${notice}, ${at})
    on conflict (query_id) do update set kyugake = excluded.kyugake, chosen_at = excluded.chosen_at`.execute(tx);
}

/** What was chosen for the conditions of a member, by condition; of those that are not there nothing was. */
export async function noticesOf(db: Db | Tx, sub: string): Promise<ReadonlyMap<string, KyugakeNotice>> {
  const { rows } = await sql<{ id: string; notice: KyugakeNotice }>`
    select q.id, n.kyugake as notice from user_query q join query_notice n on n.query_id = q.id where q.sub = ${sub}`.execute(db);
  return new Map(rows.map(({ id, notice }) => [id, notice]));
}
