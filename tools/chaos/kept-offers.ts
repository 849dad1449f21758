import { sql } from "kysely";
import { ENGAGED_STATES, LIVE_STATES } from "#domain/offers/core/types.ts";
import { OFFER_MAIL } from "#domain/offers/notices/offer-mails.ts";
import type { Db } from "#platform/db.server.ts";

/** An answer that was acknowledged, with the version of the offer that it made. */
export type Answered = { readonly id: string; readonly version: number; readonly move: string };

/** How many acknowledged answers the log of events does not hold exactly once. */
export async function lostAnswers(db: Db, answered: readonly Answered[]): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    select count(*)::int as lost from json_to_recordset(${JSON.stringify(answered)}::json) as a (id text, version int, move text)
    where (select count(*) from offer_event e where e.offer_id = a.id and e.version = a.version and e.kind = a.move) <> 1`.execute(db);
  return rows[0]?.lost ?? answered.length;
}

/** What of the offers is not as it has to be whenever one looks, in a sentence each. */
export async function offerComplaints(db: Db): Promise<string[]> {
  const { rows } = await sql<{ gaps: number; torn: number; engaged: number; twice: number }>`
    select
      (select count(*)::int from (select from offer_event group by offer_id having count(*) <> max(seq)) g) as gaps,
      (select count(*)::int from offer o where o.state <> (select to_state from offer_event e where e.offer_id = o.id order by seq desc limit 1)) as torn,
      (select count(*)::int from (select from offer where state = any(${[...ENGAGED_STATES]}) group by home_id having count(*) > 1) e) as engaged,
      (select count(*)::int from (select from outbox where kind = ${OFFER_MAIL.kind} group by facts::text having count(*) > 1) m) as twice`.execute(
    db,
  );
  const { gaps = 0, torn = 0, engaged = 0, twice = 0 } = rows[0] ?? {};
  return told([
    [gaps, "offers have gaps in their events"],
    [torn, "offers are in another state than their last event says"],
    [engaged, "homes have two acceptances"],
    [twice, "mails are on their way twice"],
  ]);
}

/** The same of offers whose clocks have all run out. */
export async function endComplaints(db: Db): Promise<string[]> {
  const { rows } = await sql<{ live: number; untold: number; again: number; reminders: number; mails: number }>`
    select
      (select count(*)::int from offer where state = any(${[...LIVE_STATES]})) as live,
      (select count(*)::int from offer_notice) as untold,
      (select count(*)::int from (select from offer_event where kind in ('expire', 'lapse') group by offer_id having count(*) > 1) e) as again,
      (select count(*)::int from inbox_note where note_key like '%reminder%') as reminders,
      (select count(*)::int from outbox where kind = ${OFFER_MAIL.kind}) as mails`.execute(db);
  const { live = 0, untold = 0, again = 0, reminders = 0, mails = 0 } = rows[0] ?? {};
  return told([
    [reminders === 0 ? 1 : 0, "round reminded nobody"],
    [mails === 0 ? 1 : 0, "round mailed nobody"],
    [live, "offers never ended"],
    [untold, "notices were told to nobody"],
    [again, "offers ended twice"],
  ]);
}

function told(counts: readonly (readonly [number, string])[]): string[] {
  return counts.filter(([times]) => times > 0).map(([times, what]) => `${times} ${what}`);
}
