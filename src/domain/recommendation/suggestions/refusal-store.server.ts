import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

export type Refusal = { readonly queryId: string; readonly reason: string; readonly at: Date };

export async function refusalsOf(db: Db | Tx, recipient: string): Promise<Refusal[]> {
  const { rows } = await sql<Refusal>`
    select query_id as "queryId", reason, refused_at as at from suggestion_refusal where recipient = ${recipient}`.execute(db);
  return rows;
}

export async function writeRefusal(db: Db | Tx, recipient: string, { queryId, reason, at }: Refusal): Promise<void> {
  await sql`
    insert into suggestion_refusal (recipient, query_id, reason, refused_at) values (${recipient}, ${queryId}, ${reason}, ${at})
    on conflict (recipient, query_id, reason) do update set refused_at = excluded.refused_at`.execute(db);
}
