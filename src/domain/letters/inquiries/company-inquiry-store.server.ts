import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { CompanyInquiry, CompanyInquiryHead, InquiryCounts, InquiryFilter, InquiryStep } from "./types.ts";

const WAITS = sql`(r.state <> 'closed' and r.answered_at is null)`;

const FILTERS = {
  all: sql`true`,
  waiting: WAITS,
  answered: sql`(r.state <> 'closed' and r.answered_at is not null)`,
  closed: sql`r.state = 'closed'`,
} as const satisfies Readonly<Record<InquiryFilter, unknown>>;

const FROM = sql`inquiry_recipient r join listing_inquiry i on i.letter_id = r.letter_id join letter l on l.id = r.letter_id`;

const HEAD = sql`
  l.id as number, i.home_title as "homeTitle", i.topic, l.fields->>'name' as name, l.received_at as "receivedAt",
  to_char(l.answer_due_on, 'YYYY-MM-DD') as "answerDueOn", r.state, ${WAITS} as "isWaiting"`;

type Asked = {
  readonly filter: InquiryFilter;
  /** Letters and digits of a number, or part of one; empty: any. */
  readonly number: string;
  readonly page: number;
  readonly pageSize: number;
};

/** Inquiries that a company was ticked in, a page of them: those that wait first, the longest waiting first; then the newest. */
export async function listInquiries(
  db: Db,
  companyId: string,
  { filter, number, page, pageSize }: Asked,
): Promise<{ readonly items: readonly CompanyInquiryHead[]; readonly total: number }> {
  const where = sql`r.company_id = ${companyId} and ${FILTERS[filter]}
    and (${number} = '' or replace(l.id, '-', '') like ${`%${number}%`})`;
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${FROM} where ${where}`.execute(db);
  const { rows } = await sql<CompanyInquiryHead>`
    select ${HEAD} from ${FROM} where ${where}
    order by not ${WAITS}, case when ${WAITS} then l.received_at end, l.received_at desc, l.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

/** How many inquiries of a company there are of each filter. */
export async function countInquiries(db: Db, companyId: string): Promise<InquiryCounts> {
  const counts = Object.entries(FILTERS).map(([name, filter]) => sql`count(*) filter (where ${filter})::int as ${sql.id(name)}`);
  const { rows } = await sql<InquiryCounts>`
    select ${sql.join(counts)} from inquiry_recipient r where r.company_id = ${companyId}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("a count returned no row");
  return found;
}

/** The newest inquiries that a company got from one address, to which it writes anyhow. */
export async function inquiriesOfSender(
  db: Db,
  { companyId, email, most }: { readonly companyId: string; readonly email: string; readonly most: number },
): Promise<CompanyInquiryHead[]> {
  const { rows } = await sql<CompanyInquiryHead>`
    select ${HEAD} from ${FROM} where r.company_id = ${companyId} and lower(l.email) = lower(${email})
    order by l.received_at desc, l.id limit ${most}`.execute(db);
  return rows;
}

/** One inquiry that a company was ticked in, with its steps; null: none of this number. */
export async function findInquiry(db: Db, companyId: string, number: string): Promise<CompanyInquiry | null> {
  const { rows } = await sql<Omit<CompanyInquiry, "steps">>`
    select ${HEAD}, r.listing_id as "listingId", i.home_price::float8 as "homePrice", i.contact_way as "contactWay",
      case when i.contact_way = 'mail' then l.email end as email, case when i.contact_way = 'phone' then l.fields->>'phone' end as phone,
      coalesce(l.fields->>'message', '') as message, coalesce(l.fields->>'preferredDates', '') as "preferredDates", r.answer,
      r.answered_at as "answeredAt", r.closed_at as "closedAt"
    from ${FROM} where r.company_id = ${companyId} and l.id = ${number}`.execute(db);
  const [inquiry] = rows;
  if (!inquiry) return null;
  const steps = await sql<InquiryStep>`
    select from_state as "from", to_state as "to", actor, reason, at from inquiry_step
    where letter_id = ${number} and company_id = ${companyId} order by id`.execute(db);
  return { ...inquiry, steps: steps.rows };
}
