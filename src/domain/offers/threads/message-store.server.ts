import { sql } from "kysely";
import type { OfferMessage } from "#domain/offers/core/offer.ts";
import type { Side } from "#domain/offers/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const COLUMNS = sql`no, side, state, text, price_yen as "priceYen", at`;

export async function messagesOf(db: Db | Tx, offerId: string): Promise<OfferMessage[]> {
  const { rows } = await sql<OfferMessage>`select ${COLUMNS} from offer_message where offer_id = ${offerId} order by no`.execute(db);
  return rows;
}

/** The last texts of one side in a thread, the oldest first: those that the other may have read. */
export async function lastTexts(tx: Tx, offerId: string, side: Side, most: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from offer_message where offer_id = ${offerId} and side = ${side} and state in ('sent', 'waiting') order by no desc limit ${most}`.execute(
    tx,
  );
  return rows.map(({ text }) => text).reverse();
}

export type NewMessage = Pick<OfferMessage, "side" | "state" | "text" | "priceYen" | "at"> & { readonly offerId: string };

/** Answers its number in the thread. */
export async function addMessage(tx: Tx, { offerId, side, state, text, priceYen, at }: NewMessage): Promise<number> {
  const { rows } = await sql<{ no: number }>`
    with counted as (update offer set messages = messages + 1 where id = ${offerId} returning id, messages)
    insert into offer_message (offer_id, no, side, state, text, price_yen, at)
    select id, messages, ${side}, ${state}, ${text}, ${priceYen}, ${at} from counted returning no`.execute(tx);
  return rows[0]?.no ?? 0;
}

/** What a member wrote since then: all, in one thread, and to be read by the desk. */
export async function writtenSince(
  tx: Tx,
  { sub, offerId, since }: { readonly sub: string; readonly offerId: string; readonly since: Date },
): Promise<{ readonly all: number; readonly here: number; readonly appeals: number }> {
  const { rows } = await sql<{ all: number; here: number; appeals: number }>`
    select count(*)::int as "all", count(*) filter (where m.offer_id = ${offerId})::int as here, count(*) filter (where m.state <> 'sent')::int as appeals
    from offer_message m join offer o on o.id = m.offer_id
    where m.at > ${since} and ((m.side = 'buyer' and o.buyer_sub = ${sub}) or (m.side = 'owner' and o.owner_sub = ${sub}))`.execute(tx);
  return rows[0] ?? { all: 0, here: 0, appeals: 0 };
}
