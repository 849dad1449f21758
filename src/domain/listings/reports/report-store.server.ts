import { sql } from "kysely";
import type { ListingState } from "#domain/listings/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { HomeReport, ReportReason } from "./types.ts";

type NewReport = {
  readonly listingId: string;
  readonly dwellingKey: string;
  readonly reason: ReportReason;
  readonly note: string | null;
} & {
  readonly mark: number;
  readonly at: Date;
};

/** The home of a listing that is or was on offer; null: there is none of this key. */
export async function reportedHome(tx: Tx, listingId: string): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`select dwelling_key as key from listing where id = ${listingId} for key share`.execute(tx);
  return rows[0]?.key ?? null;
}

/** Keeps what a visitor says of a listing. */
export async function insertReport(tx: Tx, { listingId, dwellingKey, reason, note, mark, at }: NewReport): Promise<void> {
  await sql`
    insert into home_report (listing_id, dwelling_key, reason, note, sender_mark, reported_at)
    values (${listingId}, ${dwellingKey}, ${reason}, ${note}, ${mark}, ${at})`.execute(tx);
}

type Since = { readonly listingId: string; readonly mark: number; readonly since: Date };

/** How many reports of this listing there were since then, and how many of them by one sender. */
export async function countReports(tx: Tx, { listingId, mark, since }: Since): Promise<{ readonly all: number; readonly own: number }> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*) as "all", count(*) filter (where sender_mark = ${mark}::int) as own from home_report
    where listing_id = ${listingId} and reported_at >= ${since}`.execute(tx);
  return rows[0] ?? { all: 0, own: 0 };
}

/** What visitors said of a home and nobody looked into yet, a page of it, the newest first. How much there is, the listing tells. */
export async function openReportsOf(
  db: Db,
  listingId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<HomeReport[]> {
  const { rows } = await sql<HomeReport>`
    select id, reason, note, reported_at as "reportedAt" from home_report where listing_id = ${listingId} and settled_at is null
    order by reported_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

/** A report as an operator reads it. */
export type OperatorReport = HomeReport & {
  readonly listingId: string;
  readonly title: string;
  readonly address: string;
  readonly companyName: string;
  readonly state: ListingState;
  /** How many of this home nobody has looked into. */
  readonly openOfHome: number;
};

const OF_OPERATOR = sql`
  r.id, r.reason, r.note, r.reported_at as "reportedAt", l.id as "listingId", l.title, l.address, l.state, c.name as "companyName",
  (select count(*)::int from home_report o where o.dwelling_key = r.dwelling_key and o.settled_at is null) as "openOfHome"
  from home_report r join listing l on l.id = r.listing_id join company c on c.id = l.company_id`;

/** What nobody looked into yet, of every company, the oldest first: a span of it. */
export async function openReports(
  db: Db,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<OperatorReport[]> {
  const { rows } = await sql<OperatorReport>`
    select ${OF_OPERATOR} where r.settled_at is null order by r.reported_at, r.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Null: none of this number is open. */
export async function findOpenReport(db: Db | Tx, id: number): Promise<OperatorReport | null> {
  const { rows } = await sql<OperatorReport>`select ${OF_OPERATOR} where r.id = ${id} and r.settled_at is null`.execute(db);
  return rows[0] ?? null;
}

/** How many are open, and how many of them came before `lateBefore`. */
export async function countOpenReports(db: Db, lateBefore: Date): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where reported_at < ${lateBefore}))::int as late
    from home_report where settled_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}

/** A company has looked into a report: of which listing; null: it has none of this number. `companyId` null: of any company. */
export async function writeSettled(
  tx: Tx,
  { companyId, id, at }: { readonly companyId: string | null; readonly id: number; readonly at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ listingId: string }>`
    update home_report r set settled_at = coalesce(r.settled_at, ${at}), sender_mark = null from listing l
    where r.id = ${id} and l.id = r.listing_id and (${companyId}::text is null or l.company_id = ${companyId}) returning l.id as "listingId"`.execute(
    tx,
  );
  return rows[0]?.listingId ?? null;
}

/** Removes what visitors said before then, looked into or not. */
export async function forgetReports(db: Db, before: Date): Promise<void> {
  await sql`delete from home_report where reported_at < ${before}`.execute(db);
}
