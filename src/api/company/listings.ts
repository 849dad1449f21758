import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { authorise, type CompanyDeps } from "#domain/companies/index.server.ts";
import type { CompanyListing } from "#domain/listings/company/types.ts";
import {
  askedPrices,
  companyFaults,
  companyPhotos,
  countCompanyListings,
  findCompanyListing,
  listCompanyListings,
  listReports,
} from "#domain/listings/index.server.ts";
import { possibleEvents } from "#domain/listings/states/listing-state.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { listingRoute, listingsRoute, overviewRoute } from "./listing-routes.ts";
import { type CompanyHomeBody, type CompanyListingBody, STAFF_EVENTS } from "./listing-schemas.ts";
import { refuseAccess } from "./prove-staff.ts";

type Deps = Pick<CompanyDeps, "db" | "clock">;

/** Homes of a page of the console. */
const PAGE_SIZE = 50;

/** The homes of the member's own company, to be looked at. */
export function addListings(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  const { db, clock } = deps;
  service.openapi(overviewRoute, async (c) => {
    const here = await authorise(db, c.var.member, "read-listings");
    return here.ok ? c.json(await overviewOf(deps, here.value.company.id), 200) : refuseAccess(c, here.reason);
  });

  service.openapi(listingsRoute, async (c) => {
    const here = await authorise(db, c.var.member, "read-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const { fault = null, text, ...asked } = c.req.valid("query");
    const today = isoDateInJapan(clock.now());
    const ours = { companyId: here.value.company.id, today, pageSize: PAGE_SIZE };
    const { items, total } = await listCompanyListings(db, { ...ours, ...asked, fault, text: text.trim() });
    return c.json({ items: items.map(presentListing), total, page: asked.page, pageSize: PAGE_SIZE }, 200);
  });

  service.openapi(listingRoute, async (c) => {
    const here = await authorise(db, c.var.member, "read-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const home = await homeOf(deps, { companyId: here.value.company.id, id: c.req.valid("param").id });
    return home ? c.json(home, 200) : problem(c, "not-found");
  });
}

/** The homes of a company in numbers. */
export async function overviewOf({ db, clock }: Deps, companyId: string) {
  const counts = await countCompanyListings(db, { companyId, today: isoDateInJapan(clock.now()) });
  return { counts, faults: await companyFaults(db, companyId) };
}

/** One home of a company in full; null: it has no such home. */
export async function homeOf(
  { db, clock }: Deps,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<CompanyHomeBody | null> {
  const listing = await findCompanyListing(db, { companyId, today: isoDateInJapan(clock.now()), listingId: id });
  if (!listing) return null;
  const reports = (await listReports(db, companyId)).filter(({ listingId, settledAt }) => listingId === id && settledAt === null);
  const possible = possibleEvents(listing.state);
  return {
    ...presentListing(listing),
    prices: await askedPrices(db, id),
    reports: reports.map(({ id, reason, note, reportedAt }) => ({ id, reason, note, reportedAt: reportedAt.toISOString() })),
    photos: await companyPhotos(db, id),
    events: STAFF_EVENTS.filter((event) => possible.includes(event)),
  };
}

function presentListing({ firstSeenAt, ...listing }: CompanyListing): CompanyListingBody {
  return { ...listing, firstSeenAt: firstSeenAt.toISOString() };
}
