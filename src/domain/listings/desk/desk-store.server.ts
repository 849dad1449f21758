import { type RawBuilder, sql } from "kysely";
import type { AskedPrice, ListingFault } from "#domain/listings/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { DeskCounts, DeskHome, DeskListing, DeskPage, DeskReport, DeskView } from "./types.ts";

/** The day it is, and the day up to which a home ends soon. */
export type DeskDays = { readonly today: string; readonly soon: string };

/** Of listings `l` with their dwelling `d`: whether visitors see the home. That the company is live is the console's business. */
const isShown = ({ today }: DeskDays) => sql<boolean>`
  (l.state = 'active' and l.faults = '{}' and l.next_update_on >= ${today}::date and d.sold_at is null)`;

const CONDITIONS: Readonly<Record<DeskView, (days: DeskDays) => RawBuilder<boolean>>> = {
  shown: isShown,
  faulty: () => sql`(l.state = 'active' and l.faults <> '{}')`,
  due: (days) => sql`(${isShown(days)} and l.next_update_on <= ${days.soon}::date)`,
  applied: () => sql`(l.state = 'applied')`,
  suspended: () => sql`(l.state in ('suspended', 'expired') or (l.state = 'active' and l.next_update_on is null and l.faults = '{}'))`,
  ended: () => sql`(l.state in ('sold', 'archived') or d.sold_at is not null)`,
};

const FROM = sql`listing l join dwelling d on d.key = l.dwelling_key`;

const columns = (days: DeskDays) => sql`l.id, l.reference, l.kind, l.title, l.address, l.price, l.area_m2 as "areaM2",
  l.land_area_m2 as "landAreaM2", l.layout, l.state, l.faults, l.updated_on::text as "updatedOn", l.next_update_on::text as "nextUpdateOn",
  ${isShown(days)} as "isShown", d.sold_at is not null and l.state not in ('sold', 'archived') as "isSoldElsewhere",
  (select count(*) from home_report r where r.listing_id = l.id and r.settled_at is null) as "openReports", l.is_sample as "isSample"`;

export async function countDesk(db: Db, companyId: string, days: DeskDays): Promise<DeskCounts> {
  const counted = Object.entries(CONDITIONS).map(([view, condition]) => sql`count(*) filter (where ${condition(days)}) as ${sql.id(view)}`);
  const { rows } = await sql<DeskCounts>`
    select count(*) as all, ${sql.join(counted)} from ${FROM} where l.company_id = ${companyId}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("a count has one row");
  return counts;
}

export type DeskQuestion = {
  readonly companyId: string;
  /** Null: every home. */
  readonly view: DeskView | null;
  readonly fault: ListingFault | null;
  /** Part of the reference, the title or the address; empty: any. */
  readonly text: string;
};

/** The homes of a company that stand out first: with faults, then by the day on which they end. */
export async function pageOfDesk(
  db: Db,
  { companyId, view, fault, text }: DeskQuestion,
  { days, offset, limit }: { readonly days: DeskDays; readonly offset: number; readonly limit: number },
): Promise<DeskPage> {
  const like = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const where = sql`l.company_id = ${companyId} and ${view === null ? sql`true` : CONDITIONS[view](days)}
    and (${fault}::text is null or l.faults @> array[${fault}::text])
    and (${text} = '' or l.reference ilike ${like} or l.title ilike ${like} or l.address ilike ${like})`;
  const { rows } = await sql<DeskListing>`
    select ${columns(days)} from ${FROM} where ${where}
    order by l.state not in ('active', 'applied'), l.faults = '{}', l.next_update_on nulls first, l.id
    limit ${limit} offset ${offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from ${FROM} where ${where}`.execute(db);
  return { items: rows, total: counts[0]?.total ?? 0 };
}

export async function faultsOfDesk(db: Db, companyId: string): Promise<{ readonly fault: ListingFault; readonly count: number }[]> {
  const { rows } = await sql<{ fault: ListingFault; count: number }>`
    select fault, count(*) from listing l cross join unnest(l.faults) as fault
    where l.company_id = ${companyId} and l.state = 'active' group by fault order by count desc, fault`.execute(db);
  return rows;
}

/** Null: this company has no such home. */
export async function homeOfDesk(
  db: Db,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  days: DeskDays,
): Promise<DeskHome | null> {
  const { rows } = await sql<Omit<DeskHome, "prices" | "reports">>`
    select ${columns(days)}, l.first_seen_at as "firstSeenAt", l.published_on::text as "publishedOn", l.deal_type as "dealType",
      (select count(distinct o.company_id) from listing o where o.dwelling_key = l.dwelling_key and o.state in ('active', 'applied')) as offers
    from ${FROM} where l.company_id = ${companyId} and l.id = ${id}`.execute(db);
  const [home] = rows;
  return home ? { ...home, prices: await pricesOf(db, id), reports: await reportsOf(db, id) } : null;
}

async function pricesOf(db: Db | Tx, listingId: string): Promise<AskedPrice[]> {
  const { rows } = await sql<AskedPrice>`
    select from_on::text as "fromOn", price from listing_price where listing_id = ${listingId} order by from_on`.execute(db);
  return rows;
}

async function reportsOf(db: Db, listingId: string): Promise<DeskReport[]> {
  const { rows } = await sql<DeskReport>`
    select reason, note, reported_at as "reportedAt" from home_report
    where listing_id = ${listingId} and settled_at is null order by reported_at desc, id desc limit 20`.execute(db);
  return rows;
}
