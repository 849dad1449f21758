import { type RawBuilder, sql } from "kysely";
import type { ListingFault } from "#domain/listings/core/types.ts";
import { isShownOn } from "#domain/properties/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { CompanyCounts, CompanyFilter, CompanyListing } from "./types.ts";

/** `due`: shown now, and not in three days. */
const DUE_DAYS = 3;

type Asked = {
  readonly companyId: string;
  /** The day in Japan. */
  readonly today: string;
};

const SHOWN = (today: string) => isShownOn(today, { company: "c", dwelling: "d" });

function filters(today: string): Readonly<Record<CompanyFilter, RawBuilder<unknown>>> {
  return {
    all: sql`l.state <> 'archived'`,
    shown: SHOWN(today),
    faulty: sql`(l.faults <> '{}' and l.state in ('active', 'applied', 'expired'))`,
    due: sql`(l.state in ('active', 'applied') and l.next_update_on < ${today}::date + ${DUE_DAYS}::int)`,
    applied: sql`l.state = 'applied'`,
    ended: sql`l.state in ('suspended', 'sold', 'expired')`,
    reported: sql`exists (select 1 from home_report r where r.listing_id = l.id and r.settled_at is null)`,
  };
}

const FROM = sql`listing l join company c on c.id = l.company_id join dwelling d on d.key = l.dwelling_key`;

const columns = (today: string) => sql`
  l.id, l.reference, l.kind, l.title, l.address, l.price, l.area_m2 as "areaM2", l.land_area_m2 as "landAreaM2", l.layout, l.state, l.faults,
  ${SHOWN(today)} as "isShown", (d.sold_at is not null) as "isSold", l.published_on::text as "publishedOn", l.updated_on::text as "updatedOn",
  l.next_update_on::text as "nextUpdateOn", l.first_seen_at as "firstSeenAt",
  (select count(*) from home_report r where r.listing_id = l.id and r.settled_at is null) as "openReports"`;

/**
 * The homes of a company, a page of them: those updated last first, equal ones by their reference. `fault` null: with any or none; `text`: part of the
 * reference, the title or the address.
 */
export async function listCompanyListings(
  db: Db,
  asked: Asked & { readonly filter: CompanyFilter; readonly fault: ListingFault | null; readonly text?: string } & {
    readonly page: number;
    readonly pageSize: number;
  },
): Promise<{ readonly items: readonly CompanyListing[]; readonly total: number }> {
  const { companyId, today, filter, fault, text = "", page, pageSize } = asked;
  const like = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const where = sql`l.company_id = ${companyId} and ${filters(today)[filter]} and (${fault}::text is null or ${fault}::text = any(l.faults))
    and (${text} = '' or l.reference ilike ${like} or l.title ilike ${like} or l.address ilike ${like})`;
  const counted = await sql<{ total: number }>`select count(*) as total from ${FROM} where ${where}`.execute(db);
  const { rows } = await sql<CompanyListing>`
    select ${columns(today)} from ${FROM} where ${where}
    order by l.updated_on desc, l.reference, l.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

/** One home of a company; null: it has none of this key. */
export async function findCompanyListing(
  db: Db,
  { companyId, today, listingId }: Asked & { readonly listingId: string },
): Promise<CompanyListing | null> {
  const { rows } = await sql<CompanyListing>`
    select ${columns(today)} from ${FROM} where l.company_id = ${companyId} and l.id = ${listingId}`.execute(db);
  return rows[0] ?? null;
}

/** How many homes a company has of each filter. */
export async function countCompanyListings(db: Db, { companyId, today }: Asked): Promise<CompanyCounts> {
  const counts = Object.entries(filters(today)).map(([name, filter]) => sql`count(*) filter (where ${filter}) as ${sql.id(name)}`);
  const { rows } = await sql<CompanyCounts>`select ${sql.join(counts)} from ${FROM} where l.company_id = ${companyId}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("a count returned no row");
  return found;
}

/** The key of what a company calls so; null: it has none. */
export async function listingIdOf(
  db: Db,
  { companyId, reference }: { readonly companyId: string; readonly reference: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from listing where company_id = ${companyId} and reference = ${reference}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
