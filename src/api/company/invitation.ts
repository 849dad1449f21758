import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { acceptInvitation, type CompanyDeps, openInvitation } from "#domain/companies/index.server.ts";
import { presentHere } from "./present.ts";
import { refuseApplication } from "./profile.ts";
import { acceptInvitationRoute, openInvitationRoute } from "./staff-routes.ts";

/** What somebody who was invited does with the link of their mail. */
export function addInvitation(service: OpenAPIHono<MemberEnv>, deps: CompanyDeps): void {
  service.openapi(openInvitationRoute, async (c) => {
    const opened = await openInvitation(deps, c.req.valid("json").token);
    if (!opened) return problem(c, "not-found");
    const { invitation, companyName, state } = opened;
    return c.json({ companyName, state, email: invitation.email, role: invitation.role }, 200);
  });

  service.openapi(acceptInvitationRoute, async (c) => {
    const accepted = await acceptInvitation(deps, c.var.member, c.req.valid("json"));
    if (accepted.ok) return c.json(presentHere(accepted.value), 200);
    if (accepted.reason === "unknown") return problem(c, "not-found");
    if (accepted.reason === "ended") return problem(c, "illegal-transition");
    return accepted.reason === "not-yours" ? problem(c, "invitation-of-another") : refuseApplication(c, accepted.reason);
  });
}
