import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** Homes that a member has or had offers for, and `own`, in the order in which homes are locked. */
export async function homesOfMember(tx: Tx, sub: string, own: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ homeId: string }>`
    select home_id as "homeId" from offer where buyer_sub = ${sub} or owner_sub = ${sub}
    union select unnest(${[...own]}::text[]) order by 1`.execute(tx);
  return rows.map(({ homeId }) => homeId);
}

/** Takes a member out of all that is kept: their words and contact go, and a row tells that there were some; what happened names nobody and stays. */
export async function eraseMember(tx: Tx, sub: string): Promise<void> {
  const theirs = sql`((m.side = 'buyer' and o.buyer_sub = ${sub}) or (m.side = 'owner' and o.owner_sub = ${sub}))`;
  await sql`update offer_message m set state = 'erased', text = null from offer o where o.id = m.offer_id and ${theirs}`.execute(tx);
  await sql`update offer_report m set note = null from offer o where o.id = m.offer_id and ${theirs}`.execute(tx);
  await sql`delete from offer_contact m using offer o where o.id = m.offer_id and ${theirs}`.execute(tx);
  await sql`delete from offer_notice m using offer o where o.id = m.offer_id and ${theirs}`.execute(tx);
  await sql`delete from offer_block where owner_sub = ${sub} or buyer_sub = ${sub}`.execute(tx);
  await sql`update offer set buyer_sub = null where buyer_sub = ${sub}`.execute(tx);
  await sql`update offer set owner_sub = null where owner_sub = ${sub}`.execute(tx);
  // The row stays for what was offered by it; what its member wished and wrote goes.
  await sql`
    update offer_campaign set sub = '', query_id = '', words = '', wish = '{}'::jsonb, message = '', state = 'finished', fill_at = null,
      version = version + 1 where sub = ${sub}`.execute(tx);
}

/**
 * What a member did and wrote as one side, a buyer first of all the price that the offer was made with, without anything of the other. Of an offer that
 * never reached its owner they know nothing; of one they stopped, what they did.
 */
export async function ownOffers(db: Db | Tx, sub: string): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`
    select jsonb_build_object('side', case when o.buyer_sub = ${sub} then 'buyer' else 'owner' end, 'home', o.home, 'alias',
      case when o.buyer_sub = ${sub} then o.buyer_alias else o.owner_alias end, 'state', case when o.state in ('created', 'delivered', 'viewed') then 'offered' else o.state end,
      'priceYen', o.price_yen, 'financing', case when o.buyer_sub = ${sub} then o.financing end, 'wishMonth', case when o.buyer_sub = ${sub} then o.wish_month end,
      'createdAt', o.created_at, 'movedAt', o.moved_at,
      'steps', case when o.buyer_sub = ${sub} then jsonb_build_array(jsonb_build_object('kind', 'offer', 'at', o.created_at, 'priceYen',
        coalesce((select f.price_yen from offer_event f where f.offer_id = o.id order by f.seq limit 1), o.price_yen))) else '[]' end || coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'priceYen', e.price_yen, 'at', e.at) order by e.seq) from offer_event e
        where e.offer_id = o.id and e.actor = case when o.buyer_sub = ${sub} then 'buyer' else 'owner' end), '[]'),
      'messages', coalesce((select jsonb_agg(jsonb_build_object('text', m.text, 'state', m.state, 'at', m.at) order by m.no) from offer_message m
        where m.offer_id = o.id and m.side = case when o.buyer_sub = ${sub} then 'buyer' else 'owner' end), '[]'),
      'told', (select jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.phone, 'at', c.consented_at) from offer_contact c
        where c.offer_id = o.id and c.side = case when o.buyer_sub = ${sub} then 'buyer' else 'owner' end)) as row
    from offer o where o.buyer_sub = ${sub} or (o.owner_sub = ${sub} and (not o.is_cut_off
      or exists (select from offer_event e where e.offer_id = o.id and e.actor = 'owner'))) order by o.created_at, o.id`.execute(db);
  return rows.map(({ row }) => row);
}

export async function ownCampaigns(db: Db | Tx, sub: string): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`
    select jsonb_build_object('state', state, 'words', words, 'message', message, 'financing', financing, 'wishMonth', wish_month, 'offerRatio', offer_ratio,
      'capYen', cap_yen, 'madeAt', made_at, 'startsAt', starts_at) as row
    from offer_campaign where sub = ${sub} order by made_at, id`.execute(db);
  return rows.map(({ row }) => row);
}

/** What a member told us of the other side. */
export async function ownReports(db: Db | Tx, sub: string): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`
    select jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.at, 'closedAt', r.closed_at) as row
    from offer_report r join offer o on o.id = r.offer_id
    where (r.side = 'buyer' and o.buyer_sub = ${sub}) or (r.side = 'owner' and o.owner_sub = ${sub}) order by r.at, r.id`.execute(db);
  return rows.map(({ row }) => row);
}
