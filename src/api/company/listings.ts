import type { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { authorise, type CompanyDeps } from "#domain/companies/index.server.ts";
import type { DeskHome } from "#domain/listings/desk/types.ts";
import {
  changeAskedPrice,
  changeListingState,
  DESK_PAGE_SIZE,
  deskHome,
  deskListings,
  deskOverview,
} from "#domain/listings/index.server.ts";
import { possibleEvents } from "#domain/listings/states/listing-state.ts";
import { deskEventRoute, deskHomeRoute, deskListingsRoute, deskOverviewRoute, deskPriceRoute } from "./listing-routes.ts";
import { DESK_EVENTS, type deskHomeSchema } from "./listing-schemas.ts";
import { refuseAccess } from "./prove-staff.ts";

type Deps = Pick<CompanyDeps, "db" | "clock">;

/** The homes of the member's own company. */
export function addListings(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  const { db } = deps;
  service.openapi(deskOverviewRoute, async (c) => {
    const here = await authorise(db, c.var.member, "read-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    return c.json(await deskOverview(deps, here.value.company.id), 200);
  });

  service.openapi(deskListingsRoute, async (c) => {
    const here = await authorise(db, c.var.member, "read-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const { view = null, fault = null, text, page } = c.req.valid("query");
    const found = await deskListings(deps, { companyId: here.value.company.id, view, fault, text: text.trim(), page });
    return c.json({ ...found, page, pageSize: DESK_PAGE_SIZE }, 200);
  });

  service.openapi(deskHomeRoute, async (c) => {
    const here = await authorise(db, c.var.member, "read-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const home = await deskHome(deps, { companyId: here.value.company.id, ...c.req.valid("param") });
    return home ? c.json(presentHome(home), 200) : problem(c, "not-found");
  });

  addListingChanges(service, deps);
}

function addListingChanges(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  service.openapi(deskEventRoute, async (c) => {
    const here = await authorise(deps.db, c.var.member, "change-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const { staff, company } = here.value;
    const { id } = c.req.valid("param");
    const { event } = c.req.valid("json");
    const changed = await changeListingState(deps, { listingId: id, companyId: company.id, actor: `staff:${staff.id}`, event });
    if (!changed.ok) return refuseChange(c, changed.reason);
    return homeNow(c, deps, { companyId: company.id, id });
  });

  service.openapi(deskPriceRoute, async (c) => {
    const here = await authorise(deps.db, c.var.member, "change-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const companyId = here.value.company.id;
    const { id } = c.req.valid("param");
    const changed = await changeAskedPrice(deps, { companyId, listingId: id, price: c.req.valid("json").price });
    return changed.ok ? homeNow(c, deps, { companyId, id }) : refuseChange(c, changed.reason);
  });
}

async function homeNow(c: Context, deps: Deps, asked: { readonly companyId: string; readonly id: string }) {
  const home = await deskHome(deps, asked);
  return home ? c.json(presentHome(home), 200) : problem(c, "not-found");
}

type Refusal = { readonly is: "unknown" } | { readonly is: "due" } | { readonly is: "illegal"; readonly state: string };

/** What cannot be done to the home now. */
function refuseChange(c: Context, reason: Refusal) {
  if (reason.is === "unknown") return problem(c, "not-found");
  return problem(c, "illegal-transition", reason.is === "due" ? { detail: DUE } : { state: reason.state });
}

const DUE = "次回更新予定日を過ぎています。新しい日付で取り込み直すと、もう一度表示できます。";

function presentHome({ firstSeenAt, reports, ...home }: DeskHome): z.infer<typeof deskHomeSchema> {
  const possible = possibleEvents(home.state);
  return {
    ...home,
    firstSeenAt: firstSeenAt.toISOString(),
    reports: reports.map(({ reportedAt, ...report }) => ({ ...report, reportedAt: reportedAt.toISOString() })),
    events: DESK_EVENTS.filter((event) => possible.includes(event)),
  };
}
