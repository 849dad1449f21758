import { sql } from "kysely";
import type { QueryChange } from "#domain/tenants/core/types.ts";
import type { Tx } from "#platform/db.server.ts";

// Every statement here runs as one tenant (`withTenant`): no other's rows are there to be found, and none can be written.

type NewChange = QueryChange & { readonly tenant: string; readonly customer: string /** Since then. */; readonly version: number };

export async function addChange(tx: Tx, { tenant, customer, queryId, version, before, after, at }: NewChange): Promise<void> {
  await sql`
    insert into tenant_query_change (tenant_key, query_id, version, customer_id, words_before, words_after, changed_at)
    values (${tenant}, ${queryId}, ${version}, ${customer}, ${before}, ${after}, ${at})`.execute(tx);
}

/** What a customer changed, the newest first. */
export async function changesOf(tx: Tx, customer: string, most: number): Promise<QueryChange[]> {
  const { rows } = await sql<QueryChange>`
    select query_id as "queryId", words_before as before, words_after as after, changed_at as at from tenant_query_change
    where customer_id = ${customer} order by changed_at desc, query_id, version desc limit ${most}`.execute(tx);
  return rows;
}

export async function dropChanges(tx: Tx, before: Date): Promise<void> {
  await sql`delete from tenant_query_change where changed_at < ${before}`.execute(tx);
}
