import { sql } from "kysely";
import type { Contact } from "#domain/offers/core/offer.ts";
import type { Side } from "#domain/offers/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

type NewContact = Contact & { readonly offerId: string; readonly side: Side; readonly textVersion: string; readonly at: Date };

export async function putContact(tx: Tx, { offerId, side, name, email, phone, textVersion, at }: NewContact): Promise<void> {
  await sql`
    insert into offer_contact (offer_id, side, name, email, phone, text_version, consented_at)
    values (${offerId}, ${side}, ${name}, ${email}, ${phone}, ${textVersion}, ${at})
    on conflict (offer_id, side) do update set name = excluded.name, email = excluded.email, phone = excluded.phone,
      text_version = excluded.text_version, consented_at = excluded.consented_at`.execute(tx);
}

/** Of both sides, by side. Whoever asks makes sure that it may be seen. */
export async function contactsOf(db: Db | Tx, offerId: string): Promise<Readonly<Partial<Record<Side, Contact>>>> {
  const { rows } = await sql<Contact & { readonly side: Side }>`
    select side, name, email, phone from offer_contact where offer_id = ${offerId}`.execute(db);
  return Object.fromEntries(rows.map(({ side, ...contact }) => [side, contact]));
}

export async function dropContacts(tx: Tx, offerId: string): Promise<void> {
  await sql`delete from offer_contact where offer_id = ${offerId}`.execute(tx);
}
