import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MemberEnv } from "#api/http/member-env.ts";
import { approvalsWaiting, decideApproval, queueTitle } from "#domain/desk/index.server.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { DeskServiceDeps } from "./deps.ts";
import { presentApproval } from "./present.ts";
import { refuseAtDesk } from "./refuse.ts";
import { approvalsRoute, verdictRoute } from "./routes.ts";

/** What two operators have to agree to. */
export function addApprovals(service: OpenAPIHono<MemberEnv>, deps: DeskServiceDeps): void {
  service.openapi(approvalsRoute, async (c) => {
    const waiting = await approvalsWaiting(deps);
    const me = c.var.member;
    return c.json({ items: waiting.map((one) => presentApproval(one, { me, queueTitle: queueTitle(one.queue) })) }, 200);
  });

  service.openapi(verdictRoute, async (c) => {
    const decided = await decideApproval(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    if (!decided.ok) return refuseAtDesk(c, decided.reason);
    await wakeMailQueue(deps.jobs);
    return c.json(decided.value, 200);
  });
}
