import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { authorise, type CompanyDeps } from "#domain/companies/index.server.ts";
import type { StaffHere } from "#domain/companies/types.ts";
import {
  changeListingPrice,
  changeListingState,
  confirmStillOffered,
  type StateRefusal,
  settleReport,
} from "#domain/listings/index.server.ts";
import { eventRoute, priceRoute, settleReportRoute, stillOfferedRoute } from "./listing-routes.ts";
import { homeOf, overviewOf } from "./listings.ts";
import { refuseAccess } from "./prove-staff.ts";

type Deps = Pick<CompanyDeps, "db" | "clock">;

/** What staff say of the homes of their own company. */
export function addListingChanges(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  const { db } = deps;
  service.openapi(eventRoute, async (c) => {
    const here = await authorise(db, c.var.member, "change-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const { id } = c.req.valid("param");
    const changed = await changeListingState(deps, { ...changing(here.value, id), ...c.req.valid("json") });
    return changed.ok ? homeNow(c, deps, here.value) : refuseState(c, changed.reason);
  });

  service.openapi(priceRoute, async (c) => {
    const here = await authorise(db, c.var.member, "change-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const { id } = c.req.valid("param");
    const changed = await changeListingPrice(deps, { ...changing(here.value, id), ...c.req.valid("json") });
    if (changed.ok) return homeNow(c, deps, here.value);
    if (changed.reason === "unknown") return problem(c, "not-found");
    if (changed.reason === "ended") return problem(c, "illegal-transition", { state: "sold" });
    return problem(c, "validation", { errors: [fieldError("price", "too-large")] });
  });

  service.openapi(stillOfferedRoute, async (c) => {
    const here = await authorise(db, c.var.member, "change-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const told = await confirmStillOffered(deps, changing(here.value, c.req.valid("param").id));
    return told.ok ? homeNow(c, deps, here.value) : problem(c, "not-found");
  });

  service.openapi(settleReportRoute, async (c) => {
    const here = await authorise(db, c.var.member, "change-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const companyId = here.value.company.id;
    const settled = await settleReport(deps, { companyId, id: c.req.valid("param").id });
    return settled.ok ? c.json(await overviewOf(deps, companyId), 200) : problem(c, "not-found");
  });
}

/** A home of this company alone, and who says something of it: the row, not the person. */
function changing({ staff, company }: StaffHere, listingId: string) {
  return { listingId, companyId: company.id, actor: `staff:${staff.id}` };
}

async function homeNow(c: Context, deps: Deps, { company }: StaffHere) {
  const home = await homeOf(deps, { companyId: company.id, id: c.req.param("id") ?? "" });
  return home ? c.json(home, 200) : problem(c, "not-found");
}

function refuseState(c: Context, reason: StateRefusal) {
  if (reason.is === "unknown") return problem(c, "not-found");
  return problem(c, "illegal-transition", reason.is === "due" ? { detail: DUE } : { state: reason.state });
}

const DUE = "次回更新予定日を過ぎています。新しい日付で取り込み直すと、もう一度表示できます。";
