import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import type { OfficeInquiry } from "./types.ts";

// Every statement here runs as one tenant (`withTenant`): no other's rows are there to be found, and none can be written.

const INQUIRY = sql`id, topic, subject, listing_id as "listingId", dwelling_key as "dwellingKey", price::float8 as "priceYen", message,
  preferred_dates as "preferredDates", phone, name, received_at as "receivedAt", answer_due_on::text as "answerDueOn"`;

type NewInquiry = OfficeInquiry & {
  readonly tenant: string;
  readonly customer: string;
  readonly consent: { readonly version: string; readonly text: string };
};

export async function addInquiry(tx: Tx, { tenant, customer, consent, ...said }: NewInquiry): Promise<void> {
  await sql`
    insert into tenant_inquiry (tenant_key, id, customer_id, topic, subject, listing_id, dwelling_key, price, message, preferred_dates, phone, name,
      consent_version, consent_text, received_at, answer_due_on)
    values (${tenant}, ${said.id}, ${customer}, ${said.topic}, ${said.subject}, ${said.listingId}, ${said.dwellingKey}, ${said.priceYen},
      ${said.message}, ${said.preferredDates}, ${said.phone}, ${said.name}, ${consent.version}, ${consent.text}, ${said.receivedAt},
      ${said.answerDueOn})`.execute(tx);
}

/** What a customer wrote since then, the newest first. */
export async function inquiriesOf(
  tx: Tx,
  customer: string,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<OfficeInquiry[]> {
  const { rows } = await sql<OfficeInquiry>`
    select ${INQUIRY} from tenant_inquiry where customer_id = ${customer} and received_at > ${since}
    order by received_at desc, id limit ${most}`.execute(tx);
  return rows;
}

/** One letter with whose it is; null: the tenant has none of this number. */
export async function inquiryById(tx: Tx, id: string): Promise<(OfficeInquiry & { readonly customer: string }) | null> {
  const { rows } = await sql<OfficeInquiry & { customer: string }>`
    select ${INQUIRY}, customer_id as customer from tenant_inquiry where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** What customers asked about homes of their own since then, by customer: no reaction to a recommended home tells of it. */
export async function estimatesSince(tx: Tx, since: Date): Promise<ReadonlyMap<string, { readonly count: number; readonly lastAt: Date }>> {
  const { rows } = await sql<{ id: string; count: number; lastAt: Date }>`
    select customer_id as id, count(*)::int as count, max(received_at) as "lastAt" from tenant_inquiry
    where topic = 'estimate' and received_at >= ${since} group by customer_id`.execute(tx);
  return new Map(rows.map(({ id, ...asked }) => [id, asked]));
}

export async function dropInquiries(tx: Tx, before: Date): Promise<void> {
  await sql`delete from tenant_inquiry where received_at < ${before}`.execute(tx);
}
