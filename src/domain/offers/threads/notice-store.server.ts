import { sql } from "kysely";
import { NOTICES_OF_A_PRICE, type NoticeKind } from "#domain/offers/core/notices.ts";
import type { ShownHome, Side } from "#domain/offers/core/types.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Tx } from "#platform/db.server.ts";

export type Notice = { readonly offerId: string; readonly side: Side; readonly kind: NoticeKind; readonly number: number };
export type DueNotice = Notice & { readonly id: number; readonly sub: string | null; readonly at: Date; readonly isCutOff: boolean } & {
  readonly home: ShownHome;
  /** Of the move that it tells of; null: it tells of none. */
  readonly priceYen: Yen | null;
};

/** In the transaction of what somebody is to be told of: one that is there already is not told twice. */
export async function addNotices(tx: Tx, notices: readonly Notice[], at: Date): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    insert into offer_notice (offer_id, side, kind, number, at)
    select offer_id, side, kind, number, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(notices.map(({ offerId, ...rest }) => ({ offer_id: offerId, ...rest })))}::json)
      as n (offer_id text, side text, kind text, number int)
    on conflict (offer_id, side, kind, number) do nothing`.execute(tx);
}

/** Some that wait, taken out for this transaction alone. */
export async function takeNotices(tx: Tx, most: number): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with taken as (delete from offer_notice where id in (select id from offer_notice order by id limit ${most} for update skip locked) returning *)
    select t.id, t.offer_id as "offerId", t.side, t.kind, t.number, t.at, case t.side when 'buyer' then o.buyer_sub else o.owner_sub end as sub,
      o.is_cut_off as "isCutOff", o.home,
      (select e.price_yen::float8 from offer_event e where e.offer_id = t.offer_id and e.seq = t.number and t.kind = any(${[...NOTICES_OF_A_PRICE]})) as "priceYen"
    from taken t join offer o on o.id = t.offer_id order by t.id`.execute(tx);
  return rows;
}
