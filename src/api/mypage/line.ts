import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import type { Member } from "#domain/members/core/types.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { type LineLinkDeps, lineLinkOf, startLineLink, unlinkLine } from "#domain/notifications/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { LineChannel } from "#platform/line/types.ts";
import { lineLinkRoute, startLineLinkRoute, unlinkLineRoute } from "./line-routes.ts";
import type { MemberEnv } from "./prove-member.ts";

export type LineLinkParts = LineLinkDeps & {
  /** Null: there is no channel. */
  readonly line: { readonly channel: LineChannel } | null;
};

const CHANGES_OF_MEMBER: Allowance = { capacity: 10, perSecond: 1 / 30 };

/** LINE連携: of one member with one account of LINE. */
export function addLineLink(service: OpenAPIHono<MemberEnv>, deps: LineLinkParts): void {
  const { db, clock, line } = deps;
  const linkOf = async (c: Context<MemberEnv>) => {
    const { state } = await lineLinkOf(db, readerOf(c));
    return { state, friendUrl: line && `${line.channel.friendUrl}/R/ti/p/${line.channel.basicId}` };
  };
  service.on(["POST", "DELETE"], "/line", rateLimit(CHANGES_OF_MEMBER, clock, readerOf));

  service.openapi(lineLinkRoute, async (c) => c.json(await linkOf(c), 200));

  service.openapi(startLineLinkRoute, async (c) => {
    if (line === null) return problem(c, "not-found");
    const { linkToken } = c.req.valid("json");
    return c.json({ url: await startLineLink(deps, line.channel, { recipient: readerOf(c), linkToken }) }, 200);
  });

  service.openapi(unlinkLineRoute, async (c) => {
    await unlinkLine(deps, readerOf(c));
    return c.json(await linkOf(c), 200);
  });
}

function readerOf(c: Context): string {
  const member: Member = c.get("member");
  return recipientOf(member);
}
