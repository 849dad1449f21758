import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { stopByLink, stopView, undoStop } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { lookAtStopRoute, oneClickStopRoute, stopPageRoute, stopRoute, undoStopRoute } from "./stop-routes.ts";

export type StopServiceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly callerKey: CallerKey;
};

/** A provider of mailboxes presses the button for all of its people, from few addresses. */
const ONE_CLICKS = { capacity: 600, perSecond: 20 };
/** Tokens are long: this is against noise, not against guessing. */
const OF_THE_PAGE = { capacity: 60, perSecond: 1 };

const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** Stopping by a link of a mail. No session and no origin: the token is the only credential, and all it does is stop, and take that back within a day. */
export function addStops(service: OpenAPIHono, deps: StopServiceDeps): void {
  service.on("POST", "/stop", rateLimit(ONE_CLICKS, deps.clock, deps.callerKey));
  service.use("/stops/*", rateLimit(OF_THE_PAGE, deps.clock, deps.callerKey));

  service.openapi(oneClickStopRoute, async (c) => {
    const stopped = await stopByLink(deps, c.req.valid("query").token, "topic");
    return stopped ? c.json({ done: true } as const, 200, PRIVATE) : problem(c, "not-found");
  });

  service.openapi(stopPageRoute, (c) => {
    c.header("Referrer-Policy", PRIVATE["referrer-policy"]);
    return c.redirect(`/settings/notification#stop=${c.req.valid("query").token}`, 303);
  });

  service.openapi(lookAtStopRoute, async (c) => {
    const view = await stopView(deps, c.req.valid("json").token);
    return view ? c.json(view, 200, PRIVATE) : problem(c, "not-found");
  });

  service.openapi(stopRoute, async (c) => {
    const { token, what } = c.req.valid("json");
    const stopped = await stopByLink(deps, token, what);
    return stopped ? c.json(stopped, 200, PRIVATE) : problem(c, "not-found");
  });

  service.openapi(undoStopRoute, async (c) => {
    const undone = await undoStop(deps, c.req.valid("json").token);
    if (undone.ok) return c.json(undone.value, 200, PRIVATE);
    return problem(c, undone.reason === "too-late" ? "conflict" : "not-found");
  });
}
