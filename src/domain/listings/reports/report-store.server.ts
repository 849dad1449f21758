import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { HomeReport, ReportReason } from "./types.ts";

type NewReport = { readonly listingId: string; readonly reason: ReportReason; readonly note: string | null } & {
  readonly mark: number;
  readonly at: Date;
};

/** Keeps what a visitor says of a listing that is or was on offer; false: there is none of this key. */
export async function insertReport(tx: Tx, { listingId, reason, note, mark, at }: NewReport): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into home_report (listing_id, dwelling_key, reason, note, sender_mark, reported_at)
    select id, dwelling_key, ${reason}, ${note}, ${mark}::int, ${at} from listing where id = ${listingId}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

type Since = { readonly listingId: string; readonly mark: number; readonly since: Date };

/** How many reports of this listing there were since then, and how many of them by one sender. */
export async function countReports(tx: Tx, { listingId, mark, since }: Since): Promise<{ readonly all: number; readonly own: number }> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*) as "all", count(*) filter (where sender_mark = ${mark}::int) as own from home_report
    where listing_id = ${listingId} and reported_at >= ${since}`.execute(tx);
  return rows[0] ?? { all: 0, own: 0 };
}

/** What visitors said of the homes of a company: what nobody looked into first, then the newest. */
export async function listReports(db: Db, companyId: string, most = 100): Promise<HomeReport[]> {
  const { rows } = await sql<HomeReport>`
    select r.id, r.listing_id as "listingId", l.reference, l.title, r.reason, r.note, r.reported_at as "reportedAt", r.settled_at as "settledAt"
    from home_report r join listing l on l.id = r.listing_id where l.company_id = ${companyId}
    order by r.settled_at is not null, r.reported_at desc, r.id desc limit ${most}`.execute(db);
  return rows;
}

/** A company has looked into a report; false: it has none of this number. */
export async function writeSettled(
  tx: Tx,
  { companyId, id, at }: { readonly companyId: string; readonly id: number; readonly at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ listingId: string }>`
    update home_report r set settled_at = coalesce(r.settled_at, ${at}), sender_mark = null from listing l
    where r.id = ${id} and l.id = r.listing_id and l.company_id = ${companyId} returning l.id as "listingId"`.execute(tx);
  return rows[0]?.listingId ?? null;
}

/** Removes what visitors said before then, looked into or not. */
export async function forgetReports(db: Db, before: Date): Promise<void> {
  await sql`delete from home_report where reported_at < ${before}`.execute(db);
}
