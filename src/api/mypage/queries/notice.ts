import type { OpenAPIHono } from "@hono/zod-openapi";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { chooseNotice, memberNotice, type QueryDeps } from "#domain/queries/index.server.ts";
import { chooseNoticeRoute, noticeRoute } from "./notice-routes.ts";

/** How often a member wants to hear of a saved condition. */
export function addQueryNotice(service: OpenAPIHono<MemberEnv>, deps: QueryDeps): void {
  service.openapi(noticeRoute, async (c) => {
    const kyugake = await memberNotice(deps.db, c.var.member, c.req.valid("param").id);
    return kyugake === null ? problem(c, "not-found") : c.json({ kyugake }, 200);
  });

  service.openapi(chooseNoticeRoute, async (c) => {
    const notice = c.req.valid("json").kyugake;
    const chosen = await chooseNotice(deps, c.var.member, { queryId: c.req.valid("param").id, notice });
    if (chosen.ok) return c.json({ kyugake: chosen.value }, 200);
    return chosen.reason === "gone" ? notSignedIn(c) : problem(c, "not-found");
  });
}
