import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import {
  type CompanyDeps,
  changeRole,
  colleagues,
  type InviteRefusal,
  invitationsOf,
  inviteStaff,
  removeStaff,
  revokeInvitation,
  type StaffRefusal,
} from "#domain/companies/index.server.ts";
import type { Invitation, Staff } from "#domain/companies/types.ts";
import type { Member } from "#domain/members/core/types.ts";
import { presentStaff } from "./present.ts";
import { refuseAccess } from "./prove-staff.ts";
import { changeRoleRoute, inviteRoute, removeStaffRoute, revokeInvitationRoute, staffRoute } from "./staff-routes.ts";
import type { StaffListBody } from "./staff-schemas.ts";

/** Who works for the company, and who is asked to. */
export function addStaff(service: OpenAPIHono<MemberEnv>, deps: CompanyDeps): void {
  const list = (member: Member) => staffList(deps, member);

  service.openapi(staffRoute, async (c) => {
    const listed = await list(c.var.member);
    return listed.ok ? c.json(listed.value, 200) : refuseAccess(c, listed.reason);
  });

  service.openapi(changeRoleRoute, async (c) => {
    const changed = await changeRole(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    const listed = changed.ok ? await list(c.var.member) : changed;
    return listed.ok ? c.json(listed.value, 200) : refuseStaff(c, listed.reason);
  });

  service.openapi(removeStaffRoute, async (c) => {
    const removed = await removeStaff(deps, c.var.member, c.req.valid("param"));
    const listed = removed.ok ? await list(c.var.member) : removed;
    return listed.ok ? c.json(listed.value, 200) : refuseStaff(c, listed.reason);
  });

  service.openapi(inviteRoute, async (c) => {
    const invited = await inviteStaff(deps, c.var.member, c.req.valid("json"));
    const listed = invited.ok ? await list(c.var.member) : invited;
    return listed.ok ? c.json(listed.value, 200) : refuseInvitation(c, listed.reason);
  });

  service.openapi(revokeInvitationRoute, async (c) => {
    const revoked = await revokeInvitation(deps, c.var.member, c.req.valid("param"));
    const listed = revoked.ok ? await list(c.var.member) : revoked;
    return listed.ok ? c.json(listed.value, 200) : refuseStaff(c, listed.reason);
  });
}

async function staffList({ db, clock }: CompanyDeps, member: Member) {
  const staff = await colleagues(db, member);
  if (!staff.ok) return staff;
  // Who may not manage them sees colleagues alone.
  const invitations = await invitationsOf(db, member);
  return {
    ok: true as const,
    value: present({ staff: staff.value, invitations: invitations.ok ? invitations.value : [] }, member, clock.now()),
  };
}

type Listed = { readonly staff: readonly Staff[]; readonly invitations: readonly Invitation[] };

function present({ staff, invitations }: Listed, { sub }: Member, now: Date): StaffListBody {
  return {
    items: staff.map((one) => presentStaff(one, sub)),
    invitations: invitations.map(({ id, email, role, madeAt, expiresAt }) => ({
      ...{ id, email, role, madeAt: madeAt.toISOString(), expiresAt: expiresAt.toISOString() },
      isExpired: expiresAt <= now,
    })),
  };
}

function refuseStaff(c: Context, reason: StaffRefusal) {
  if (reason === "unknown") return problem(c, "not-found");
  return reason === "last-owner" ? problem(c, "last-owner") : refuseAccess(c, reason);
}

const AT_EMAIL = {
  "already-staff": "このメールアドレスの人は、すでにスタッフです",
  "invited-often": "このメールアドレスには、きょう何度も招待を送っています。あしたになってから、もう一度お試しください",
  "already-invited": "このメールアドレスには招待を送ってあります。送り直すときは、先に取り消してください",
} as const;

function refuseInvitation(c: Context, reason: InviteRefusal) {
  if (reason === "too-many") return problem(c, "limit-reached");
  if (reason === "already-staff" || reason === "already-invited" || reason === "invited-often")
    return problem(c, "validation", { errors: [{ field: "email", reason, message: AT_EMAIL[reason] }] });
  return refuseAccess(c, reason);
}
