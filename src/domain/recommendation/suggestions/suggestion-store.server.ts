import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

/** The condition that found each home somebody reacted to, by dwelling. */
export async function queryOfReactions(db: Db, recipient: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ dwellingKey: string; queryId: string }>`
    select r.dwelling_key as "dwellingKey", i.query_id as "queryId"
    from home_reaction r join delivery_item i on i.batch_id = r.batch_id and i.position = r.position
    where r.recipient = ${recipient} and i.query_id is not null`.execute(db);
  return new Map(rows.map(({ dwellingKey, queryId }) => [dwellingKey, queryId]));
}
