import { sql } from "kysely";
import { LIVE_STATES, type Side } from "#domain/offers/core/types.ts";
import type { Db } from "#platform/db.server.ts";

/** Messages of the other side that may be seen and were not yet, by offer. */
export async function unreadOf(db: Db, side: Side, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select m.offer_id as id, count(*)::int as n from offer_message m join offer o on o.id = m.offer_id
    where m.offer_id = any(${[...ids]}) and m.side <> ${side} and m.state = 'sent'
      and m.no > case ${side}::text when 'buyer' then o.buyer_read else o.owner_read end
    group by m.offer_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Of one member as one side: what is not over, where they have the word, and messages that were not read. */
export async function sideCounts(
  db: Db,
  side: Side,
  sub: string,
): Promise<{ readonly live: number; readonly yourTurn: number; readonly unread: number }> {
  const mine = side === "buyer" ? sql`o.buyer_sub = ${sub}` : sql`o.owner_sub = ${sub} and not o.is_cut_off and o.state <> 'created'`;
  const turn = side === "buyer" ? ["countered_by_owner"] : ["delivered", "viewed", "countered_by_buyer"];
  const consent = side === "buyer" ? sql`o.buyer_consent_at` : sql`o.owner_consent_at`;
  const read = side === "buyer" ? sql`o.buyer_read` : sql`o.owner_read`;
  const { rows } = await sql<{ live: number; yourTurn: number; unread: number }>`
    select count(*) filter (where o.state = any(${[...LIVE_STATES]}))::int as live,
      count(*) filter (where o.state = any(${turn}) or (o.state = 'disclosure_pending' and ${consent} is null))::int as "yourTurn",
      coalesce(sum((select count(*) from offer_message m
        where m.offer_id = o.id and m.side <> ${side} and m.state = 'sent' and m.no > ${read})), 0)::int as unread
    from offer o where ${mine}`.execute(db);
  return rows[0] ?? { live: 0, yourTurn: 0, unread: 0 };
}
