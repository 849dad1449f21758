import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import type { CompanyDeps } from "#domain/companies/index.server.ts";
import type { CompanyListing } from "#domain/listings/company/types.ts";
import { type CompanyHome, companyHome, companyHomes, companyOverview } from "#domain/listings/index.server.ts";
import { possibleEvents } from "#domain/listings/states/listing-state.ts";
import { listingRoute, listingsRoute, overviewRoute } from "./listing-routes.ts";
import { type CompanyHomeBody, type CompanyListingBody, STAFF_EVENTS } from "./listing-schemas.ts";
import { refuseAccess } from "./prove-staff.ts";

type Deps = Pick<CompanyDeps, "db" | "clock">;

/** The homes of the member's own company, to be looked at. */
export function addListings(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  service.openapi(overviewRoute, (c) => overviewNow(c, deps));

  service.openapi(listingsRoute, async (c) => {
    const { fault = null, ...asked } = c.req.valid("query");
    const found = await companyHomes(deps, c.var.member, { ...asked, fault });
    if (!found.ok) return refuseAccess(c, found.reason);
    return c.json({ ...found.value, items: found.value.items.map(presentListing) }, 200);
  });

  service.openapi(listingRoute, (c) => homeNow(c, deps, c.req.valid("query").reportsPage));
}

/** The homes of the member's company in numbers, as an answer. */
export async function overviewNow(c: Context<MemberEnv>, deps: Deps) {
  const found = await companyOverview(deps, c.var.member);
  return found.ok ? c.json(found.value, 200) : refuseAccess(c, found.reason);
}

/** The home that the path names as it is now, as an answer. */
export async function homeNow(c: Context<MemberEnv>, deps: Deps, reportsPage = 1) {
  const found = await companyHome(deps, c.var.member, { listingId: c.req.param("id") ?? "", reportsPage });
  if (found.ok) return c.json(present(found.value), 200);
  return found.reason === "unknown" ? problem(c, "not-found") : refuseAccess(c, found.reason);
}

function present({ listing, prices, reports, photos }: CompanyHome): CompanyHomeBody {
  const possible = possibleEvents(listing.state);
  return {
    ...presentListing(listing),
    prices,
    reports: { ...reports, items: reports.items.map((report) => ({ ...report, reportedAt: report.reportedAt.toISOString() })) },
    photos,
    events: STAFF_EVENTS.filter((event) => possible.includes(event)),
  };
}

function presentListing({ firstSeenAt, ...listing }: CompanyListing): CompanyListingBody {
  return { ...listing, firstSeenAt: firstSeenAt.toISOString() };
}
