import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { LineEvent } from "#platform/line/line-webhook.server.ts";

/** Keeps events that are new; those that came before are left as they are. Answers how many were new. */
export async function addEvents(db: Db, channel: string, { events, at }: { readonly events: readonly LineEvent[]; readonly at: Date }) {
  if (events.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into line_event (channel, event_id, event, happened_at, received_at)
    select ${channel}, event ->> 'webhookEventId', event, to_timestamp((event ->> 'timestamp')::double precision / 1000), ${at}
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as given (event)
    on conflict (channel, event_id) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The oldest event that waits, for one worker alone until its transaction ends. Null: none does. */
export async function takeEvent(tx: Tx, channel: string): Promise<LineEvent | null> {
  const { rows } = await sql<{ event: LineEvent }>`
    select event from line_event where channel = ${channel} and event is not null
    order by happened_at, event_id limit 1 for update skip locked`.execute(tx);
  return rows[0]?.event ?? null;
}

/** Channels of which an event waits. */
export async function waitingChannels(db: Db): Promise<string[]> {
  const { rows } = await sql<{ channel: string }>`
    select distinct channel from line_event where event is not null order by channel`.execute(db);
  return rows.map(({ channel }) => channel);
}

/** Worked on: it stays known, and what it said goes. */
export async function endEvent(db: Db | Tx, channel: string, eventId: string): Promise<void> {
  await sql`update line_event set event = null where channel = ${channel} and event_id = ${eventId}`.execute(db);
}

/** Counts a try that failed, and ends the event with the last of them. */
export async function countTry(
  db: Db,
  channel: string,
  { eventId, most }: { readonly eventId: string; readonly most: number },
): Promise<void> {
  await sql`
    update line_event set tries = tries + 1, event = case when tries + 1 >= ${most} then null else event end
    where channel = ${channel} and event_id = ${eventId}`.execute(db);
}

export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await sql`delete from line_event where received_at < ${before}`.execute(db);
}
