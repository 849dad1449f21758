import { sql } from "kysely";
import type { InquiryKind } from "#domain/risk/asked-kinds.ts";
import type { AnsweredKind, MailBuilding } from "#domain/risk/mail-kinds.ts";
import type { Db, Tx } from "#platform/db.server.ts";

export type Inquiry = {
  readonly id: string;
  readonly kind: InquiryKind;
  readonly apartmentKey: string | null;
  readonly email: string;
  readonly details: Readonly<Record<string, string | number | boolean>>;
  readonly receivedAt: Date;
  /** ISO date; null: it is not answered. */
  readonly answerDueOn: string | null;
};

/** Letters of one address are taken in one after the other: of two alike at once, the second finds the first. */
export async function lockLettersOf(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`risk letters ${email}`}, 0))`.execute(tx);
}

/** Keeps an inquiry. A registration that the address has for the building already stays; its number is answered. */
export async function addInquiry(tx: Tx, inquiry: Inquiry): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { id, kind, apartmentKey, email, details, receivedAt, answerDueOn } = inquiry;
  const { rows } = await sql<{ id: string }>`
    insert into risk_inquiry (id, kind, apartment_key, email, details, received_at, answer_due_on)
    values (${id}, ${kind}, ${apartmentKey}, ${email}, ${JSON.stringify(details)}::jsonb, ${receivedAt}, ${answerDueOn}::date)
    on conflict (apartment_key, kind, email) where kind = 'registration' do update set email = excluded.email
    returning id`.execute(tx);
  const kept = rows[0]?.id ?? id;
  return { id: kept, isNew: kept === id };
}

/** The first letter of the same address with the same words about the same building since `since`. */
export async function findSameInquiry(
  tx: Tx,
  { kind, apartmentKey, email, details }: Inquiry,
  since: Date,
): Promise<Pick<Inquiry, "id" | "receivedAt" | "answerDueOn"> | null> {
  const { rows } = await sql<Pick<Inquiry, "id" | "receivedAt" | "answerDueOn">>`
    select id, received_at as "receivedAt", to_char(answer_due_on, 'YYYY-MM-DD') as "answerDueOn" from risk_inquiry
    where kind = ${kind} and email = ${email} and apartment_key is not distinct from ${apartmentKey}
      and details = ${JSON.stringify(details)}::jsonb and received_at > ${since}
    order by received_at, id limit 1`.execute(tx);
  return rows[0] ?? null;
}

export type OpenInquiry = Omit<Inquiry, "apartmentKey" | "kind"> & { readonly kind: AnsweredKind; readonly building: MailBuilding | null };

const OPEN = sql`
  select i.id, i.kind, i.email, i.details, i.received_at as "receivedAt", to_char(i.answer_due_on, 'YYYY-MM-DD') as "answerDueOn",
    case when a.key is not null then jsonb_build_object('key', a.key, 'name', a.name) end as building
  from risk_inquiry i left join apartment a on a.key = i.apartment_key
  where i.kind in ('question', 'listing', 'visit') and i.closed_at is null`;

/** What waits for the desk, the first due first. */
export async function openInquiries(db: Db): Promise<OpenInquiry[]> {
  const { rows } = await sql<OpenInquiry>`${OPEN} order by i.answer_due_on, i.received_at, i.id`.execute(db);
  return rows;
}

/** For an answer: nobody else gives one meanwhile. Null: no such letter waits. */
export async function lockOpenInquiry(tx: Tx, id: string): Promise<OpenInquiry | null> {
  const { rows } = await sql<OpenInquiry>`${OPEN} and i.id = ${id} for update of i`.execute(tx);
  return rows[0] ?? null;
}

/** `answer` null: closed without one. */
export async function closeInquiry(
  tx: Tx,
  id: string,
  { answer, at }: { readonly answer: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    update risk_inquiry set answer = ${answer}, answered_at = case when ${answer}::text is not null then ${at}::timestamptz end, closed_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Removes letters with all that is personal in them. */
export async function forgetInquiries(db: Db, closedBefore: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from risk_inquiry where closed_at < ${closedBefore}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
