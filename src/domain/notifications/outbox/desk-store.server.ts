import { sql } from "kysely";
import { type MessageState, statesBefore } from "#domain/notifications/core/message-states.ts";
import type { KeptMessage } from "#domain/notifications/core/types.ts";
import { minutes } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";

const KEPT = sql`id, tenant, channel, kind, recipient as "to", state, tries, queued_at as "queuedAt", next_try_at as "nextTryAt",
  ended_at as "endedAt", last_error as "reason"`;

/** Messages in these states, those that ended or were queued first first, `limit` at most. */
export async function listMessages(db: Db, states: readonly MessageState[], limit = 1000): Promise<KeptMessage[]> {
  const { rows } = await sql<KeptMessage>`
    select ${KEPT} from outbox where state = any(${states}) order by coalesce(ended_at, queued_at), id limit ${limit}`.execute(db);
  return rows;
}

/** One message with what it is about; null: there is none of that number. */
export async function findMessage(db: Db, id: string): Promise<(KeptMessage & { readonly facts: object }) | null> {
  const { rows } = await sql<KeptMessage & { readonly facts: object }>`select ${KEPT}, facts from outbox where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

const RETRIED_FROM = statesBefore("queued").filter((state) => state !== "sending");

/** Has a message that was given up tried anew, with all its tries before it. False: there is none that could be. */
export async function retryMessage(db: Db, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox set state = 'queued', next_try_at = ${at}, tries = 0, first_try_at = null, taken_at = null, ended_at = null
    where id = ${id} and state = any(${RETRIED_FROM})`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** A message that waits or was given up is never sent, nor listed any more. False: there is none that could be dropped. */
export async function dropMessage(db: Db, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox set state = 'dropped', ended_at = ${at} where id = ${id} and state = any(${statesBefore("dropped")})`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** A message that is due for so long has nobody who carries it. */
const OVERDUE_AFTER = minutes(15);

export type OutboxCounts = { readonly queued: number; readonly overdue: number; readonly failed: number; readonly unknown: number };

/**
 * How many messages wait, wait for too long, were given up, and may or may not have arrived. Each state is counted in an index of its own: what was sent stays
 * for a month, and monitors ask every second.
 */
export async function outboxCounts(db: Db, now: Date): Promise<OutboxCounts> {
  const inState = (state: MessageState, more = sql`true`) =>
    sql`(select count(*) from outbox where state = ${sql.lit(state)} and ${more})::int`;
  const overdue = sql`next_try_at < ${new Date(now.getTime() - OVERDUE_AFTER)}`;
  const { rows } = await sql<OutboxCounts>`
    select ${inState("queued")} + ${inState("sending")} as queued, ${inState("queued", overdue)} as overdue,
      ${inState("failed")} as failed, ${inState("unknown")} as unknown`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("a count returned no row");
  return counts;
}
