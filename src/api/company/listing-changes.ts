import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import type { CompanyDeps } from "#domain/companies/index.server.ts";
import {
  changeListingPrice,
  changeListingState,
  confirmStillOffered,
  type PriceRefusal,
  type StateRefusal,
  settleReport,
} from "#domain/listings/index.server.ts";
import { eventRoute, priceRoute, settleReportRoute, stillOfferedRoute } from "./listing-routes.ts";
import { homeNow, overviewNow } from "./listings.ts";
import { asStaff, refuseAccess } from "./prove-staff.ts";

type Deps = Pick<CompanyDeps, "db" | "clock">;

/** What staff say of the homes of their own company. */
export function addListingChanges(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  service.openapi(eventRoute, async (c) => {
    const asked = { listingId: c.req.valid("param").id, by: asStaff(c), ...c.req.valid("json") };
    const changed = await changeListingState(deps, asked);
    return changed.ok ? homeNow(c, deps) : refuseState(c, changed.reason);
  });

  service.openapi(priceRoute, async (c) => {
    const asked = { listingId: c.req.valid("param").id, by: asStaff(c), ...c.req.valid("json") };
    const changed = await changeListingPrice(deps, asked);
    return changed.ok ? homeNow(c, deps) : refusePrice(c, changed.reason);
  });

  service.openapi(stillOfferedRoute, async (c) => {
    const told = await confirmStillOffered(deps, { listingId: c.req.valid("param").id, by: asStaff(c) });
    if (told.ok) return homeNow(c, deps);
    return told.reason === "unknown" ? problem(c, "not-found") : refuseAccess(c, told.reason);
  });

  service.openapi(settleReportRoute, async (c) => {
    const settled = await settleReport(deps, { by: asStaff(c), id: c.req.valid("param").id });
    if (settled.ok) return overviewNow(c, deps);
    return settled.reason === "unknown" ? problem(c, "not-found") : refuseAccess(c, settled.reason);
  });
}

function refuseState(c: Context, reason: StateRefusal) {
  if (reason.is === "unknown") return problem(c, "not-found");
  if (reason.is === "due") return problem(c, "illegal-transition", { detail: DUE });
  return reason.is === "illegal" ? problem(c, "illegal-transition", { state: reason.state }) : refuseAccess(c, reason.is);
}

const DUE = "次回更新予定日を過ぎています。新しい日付で取り込み直すと、もう一度表示できます。";

function refusePrice(c: Context, reason: PriceRefusal) {
  if (reason === "unknown") return problem(c, "not-found");
  if (reason === "ended") return problem(c, "illegal-transition", { state: "sold" });
  if (reason === "out-of-range") return problem(c, "validation", { errors: [fieldError("price", "too-large")] });
  return refuseAccess(c, reason);
}
