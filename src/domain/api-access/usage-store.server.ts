import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { Scope } from "./types.ts";

export type PeriodOfClient = { readonly clientId: string; readonly period: string };

/**
 * Sets calls of a period aside for this process: `wanted` of them, or as many as are left, but no fewer than `needed`. Answers how many, and how many are set
 * aside in all; `granted` 0: fewer than `needed` are left.
 */
export function setAside(
  db: Db | Tx,
  { clientId, period }: PeriodOfClient,
  { needed, wanted, most }: { readonly needed: number; readonly wanted: number; readonly most: number },
): Promise<{ readonly granted: number; readonly taken: number }> {
  return inTransaction(db, async (tx) => {
    await sql`insert into api_quota (client_id, period, taken) values (${clientId}, ${period}, 0) on conflict do nothing`.execute(tx);
    const { rows } = await sql<{ readonly taken: number }>`
      select taken from api_quota where client_id = ${clientId} and period = ${period} for update`.execute(tx);
    const taken = rows[0]?.taken ?? 0;
    const left = Math.max(0, most - taken);
    if (left < needed) return { granted: 0, taken };
    const granted = Math.min(Math.max(wanted, needed), left);
    await sql`update api_quota set taken = taken + ${granted} where client_id = ${clientId} and period = ${period}`.execute(tx);
    return { granted, taken: taken + granted };
  });
}

/** Calls that were set aside and not made. Answers how many are set aside in all then. */
export async function putBack(db: Db | Tx, { clientId, period }: PeriodOfClient, calls: number): Promise<number> {
  const { rows } = await sql<{ readonly taken: number }>`
    update api_quota set taken = greatest(0, taken - ${calls}) where client_id = ${clientId} and period = ${period} returning taken`.execute(
    db,
  );
  return rows[0]?.taken ?? 0;
}

export async function takenOf(db: Db | Tx, { clientId, period }: PeriodOfClient): Promise<number> {
  const { rows } = await sql<{ readonly taken: number }>`
    select taken from api_quota where client_id = ${clientId} and period = ${period}`.execute(db);
  return rows[0]?.taken ?? 0;
}

export type UsageRow = PeriodOfClient & { readonly day: string; readonly keyId: string; readonly scope: Scope; readonly calls: number };

/** Adds to what was counted before. */
export async function addUsage(db: Db | Tx, rows: readonly UsageRow[]): Promise<void> {
  await sql`
    insert into api_usage (client_id, period, day, key_id, scope, calls)
    select * from unnest(${rows.map((r) => r.clientId)}::text[], ${rows.map((r) => r.period)}::text[], ${rows.map((r) => r.day)}::text[],
      ${rows.map((r) => r.keyId)}::text[], ${rows.map((r) => r.scope)}::text[], ${rows.map((r) => r.calls)}::bigint[])
    on conflict (client_id, period, day, key_id, scope) do update set calls = api_usage.calls + excluded.calls`.execute(db);
}

/** What was counted under these periods, by day, key and scope, in the order of the days. */
export async function usageIn(
  db: Db,
  { clientId, periods }: { readonly clientId: string; readonly periods: readonly string[] },
): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select client_id as "clientId", period, day, key_id as "keyId", scope, calls from api_usage
    where client_id = ${clientId} and period = any(${[...periods]})
    order by day, key_id, scope`.execute(db);
  return rows;
}

/** The id of the transaction, by which {@link hasCommitted} knows it later. */
export async function transactionId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ readonly xid: string }>`select pg_current_xact_id()::text as xid`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a transaction has no id");
  return row.xid;
}

/** Whether a transaction was kept; null: it has not ended yet. Of one so long ago that nobody knows any more: yes, for nobody is charged twice. */
export async function hasCommitted(db: Db | Tx, xid: string): Promise<boolean | null> {
  const { rows } = await sql<{ readonly status: string | null }>`select pg_xact_status(${xid}::xid8) as status`.execute(db);
  const status = rows[0]?.status ?? "committed";
  return status === "in progress" ? null : status === "committed";
}
