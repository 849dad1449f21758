import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type MemberEnv, notSignedIn } from "#api/mypage/prove-member.ts";
import {
  type ApplyRefusal,
  applyForCompany,
  type CompanyDeps,
  confirmAddress,
  leaveCompany,
  saveCompany,
  workplaceOf,
} from "#domain/companies/index.server.ts";
import type { CompanyProfile } from "#domain/companies/types.ts";
import { formatPhone } from "#kernel/phone.ts";
import { applyRoute, confirmAddressRoute, leaveRoute, saveCompanyRoute, workplaceRoute } from "./company-routes.ts";
import { presentHere } from "./present.ts";
import { refuseAccess } from "./prove-staff.ts";

/** The company itself: applying for one, what it says of itself, leaving it. */
export function addProfile(service: OpenAPIHono<MemberEnv>, deps: CompanyDeps): void {
  const { db } = deps;
  service.openapi(workplaceRoute, async (c) => c.json(presentHere(await workplaceOf(db, c.var.member)), 200));

  service.openapi(applyRoute, async (c) => {
    const { staffName, ...profile } = c.req.valid("json");
    const applied = await applyForCompany(deps, c.var.member, { profile: asKept(profile), staffName });
    return applied.ok ? c.json(presentHere(await workplaceOf(db, c.var.member)), 200) : refuseApplication(c, applied.reason);
  });

  service.openapi(saveCompanyRoute, async (c) => {
    const { updatedAt, ...profile } = c.req.valid("json");
    const saved = await saveCompany(deps, c.var.member, { profile: asKept(profile), seen: new Date(updatedAt) });
    if (saved.ok) return c.json(presentHere(await workplaceOf(db, c.var.member)), 200);
    if (saved.reason === "conflict") return problem(c, "conflict");
    if (saved.reason === "asked-often")
      return problem(c, "validation", { errors: [{ ...fieldError("email", "format"), message: ASKED_OFTEN }] });
    if (saved.reason !== "not-renamed") return refuseAccess(c, saved.reason);
    return problem(c, "validation", { errors: [{ ...fieldError("name", "format"), message: NOT_RENAMED }] });
  });

  service.openapi(confirmAddressRoute, async (c) => {
    const confirmed = await confirmAddress(deps, c.var.member, c.req.valid("json").token);
    if (confirmed.ok) return c.json(presentHere(await workplaceOf(db, c.var.member)), 200);
    return confirmed.reason === "unknown" ? problem(c, "not-found") : refuseAccess(c, confirmed.reason);
  });

  service.openapi(leaveRoute, async (c) => {
    const left = await leaveCompany(deps, c.var.member);
    if (left.ok) return c.json({ left: true as const }, 200);
    return left.reason === "last-owner" ? problem(c, "last-owner") : refuseAccess(c, left.reason);
  });
}

const ASKED_OFTEN = "確認のメールを、24時間に5通送っています。時間をおいて、もう一度保存してください";
const NOT_RENAMED = "商号と免許証番号を変えるときは、運営にご連絡ください";

/** Of members who are about to work for a company: by an application, or by an invitation. */
export function refuseApplication(c: Context, reason: ApplyRefusal) {
  if (reason === "gone") return notSignedIn(c);
  if (reason === "unverified") return problem(c, "validation", { errors: [fieldError("wantsMail", "unverified")] });
  return problem(c, reason);
}

/** Telephone numbers stand on advertisements as people read them. */
function asKept<P extends Pick<CompanyProfile, "phone">>(profile: P): P {
  return { ...profile, phone: formatPhone(profile.phone) };
}
