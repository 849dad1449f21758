import { type AccessRefusal, authorise } from "#domain/companies/index.server.ts";
import type { ListingFault } from "#domain/listings/core/types.ts";
import { companyPhotos } from "#domain/listings/photos/photo-store.server.ts";
import type { CompanyPhoto } from "#domain/listings/photos/types.ts";
import { askedPrices } from "#domain/listings/prices/price-store.server.ts";
import { openReportsOf } from "#domain/listings/reports/report-store.server.ts";
import type { HomeReport } from "#domain/listings/reports/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { companyFaults } from "./company-fault-store.server.ts";
import { countCompanyListings, findCompanyListing, listCompanyListings } from "./company-listing-store.server.ts";
import type { CompanyCounts, CompanyFilter, CompanyListing } from "./types.ts";

type Deps = { readonly db: Db; readonly clock: Clock };
/** By the account. */
type Staff = { readonly sub: string };

/** Homes of a page, and reports of one. */
const PAGE_SIZE = 50;
const REPORTS_OF_PAGE = 20;

type Page<T> = { readonly items: readonly T[]; readonly total: number; readonly page: number; readonly pageSize: number };

/** The homes of the company in numbers. */
export async function companyOverview(
  { db, clock }: Deps,
  staff: Staff,
): Promise<Result<{ readonly counts: CompanyCounts; readonly faults: Awaited<ReturnType<typeof companyFaults>> }, AccessRefusal>> {
  const here = await authorise(db, staff, "read-listings");
  if (!here.ok) return here;
  const companyId = here.value.company.id;
  return ok({
    counts: await countCompanyListings(db, { companyId, today: isoDateInJapan(clock.now()) }),
    faults: await companyFaults(db, companyId),
  });
}

export type AskedHomes = {
  readonly filter: CompanyFilter;
  /** Null: with any or none. */
  readonly fault: ListingFault | null;
  /** Part of the reference, the title or the address. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
};

/** Homes of the company, fifty a page, those updated last first. */
export async function companyHomes(
  { db, clock }: Deps,
  staff: Staff,
  asked: AskedHomes,
): Promise<Result<Page<CompanyListing>, AccessRefusal>> {
  const here = await authorise(db, staff, "read-listings");
  if (!here.ok) return here;
  const ours = { companyId: here.value.company.id, today: isoDateInJapan(clock.now()), pageSize: PAGE_SIZE };
  const found = await listCompanyListings(db, { ...asked, ...ours, text: asked.text.trim() });
  return ok({ ...found, page: asked.page, pageSize: PAGE_SIZE });
}

export type CompanyHome = {
  readonly listing: CompanyListing;
  readonly prices: Awaited<ReturnType<typeof askedPrices>>;
  /** What nobody has looked into yet, a page of it. */
  readonly reports: Page<HomeReport>;
  readonly photos: readonly CompanyPhoto[];
};

/** One home of the company in full. `unknown`: it has none of this key. */
export async function companyHome(
  { db, clock }: Deps,
  staff: Staff,
  { listingId, reportsPage }: { readonly listingId: string; readonly reportsPage: number },
): Promise<Result<CompanyHome, AccessRefusal | "unknown">> {
  const here = await authorise(db, staff, "read-listings");
  if (!here.ok) return here;
  const asked = { companyId: here.value.company.id, today: isoDateInJapan(clock.now()), listingId };
  const listing = await findCompanyListing(db, asked);
  if (!listing) return refused("unknown");
  const pageSize = REPORTS_OF_PAGE;
  return ok({
    listing,
    prices: await askedPrices(db, listingId),
    reports: {
      ...{ items: await openReportsOf(db, listingId, { page: reportsPage, pageSize }), total: listing.openReports },
      ...{ page: reportsPage, pageSize },
    },
    photos: await companyPhotos(db, listingId),
  });
}
