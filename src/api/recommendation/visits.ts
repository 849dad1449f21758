import type { OpenAPIHono } from "@hono/zod-openapi";
import { notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import type { FindMember } from "#domain/members/core/types.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { openVisit, sendNewLink } from "#domain/recommendation/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { type AudienceEnv, bearerOf } from "./prove-audience.ts";
import { newLinkRoute, openVisitRoute } from "./routes.ts";
import { keepVisit, sentVisit } from "./visit-cookie.ts";

type VisitServiceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly callerKey: CallerKey;
  readonly findMember: FindMember;
  readonly jobs: Pick<Jobs, "send">;
};

/** Tokens are long: this is against noise, not against guessing. */
const VISITS = { capacity: 30, perSecond: 1 / 2 };
/** Each may send a mail. */
const NEW_LINKS = { capacity: 3, perSecond: 1 / 300 };

const KEPT_BY_NOBODY = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

/** Links of messages are opened by what their page sends after it took the token out of its address: an address that is merely fetched changes nothing. */
export function addVisits(service: OpenAPIHono<AudienceEnv>, deps: VisitServiceDeps): void {
  service.on("POST", "/visits", rateLimit(VISITS, deps.clock, deps.callerKey));
  service.on("POST", "/links", rateLimit(NEW_LINKS, deps.clock, deps.callerKey));

  service.openapi(openVisitRoute, async (c) => {
    const { token } = c.req.valid("json");
    const opened = await openVisit(deps, token);
    if (!opened.ok) return problem(c, "not-found", opened.reason === "expired" ? { state: "expired" } : {});
    const bearer = bearerOf(c);
    const member = bearer === undefined ? null : await deps.findMember(bearer);
    if (member === "unreached") return problem(c, "unreached");
    if (bearer !== undefined && member === null) return notSignedIn(c);
    // Somebody else's message is not shown beside one's own.
    if (member && opened.value.recipient !== recipientOf(member)) return problem(c, "not-found");
    keepVisit(c, token);
    return c.json({ done: true } as const, 200, KEPT_BY_NOBODY);
  });

  service.openapi(newLinkRoute, async (c) => {
    const token = c.req.valid("json").token ?? sentVisit(c);
    if (token !== null) await sendNewLink(deps, token);
    await wakeMailQueue(deps.jobs);
    return c.json({ done: true } as const, 202, KEPT_BY_NOBODY);
  });
}
