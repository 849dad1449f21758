import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { type OpenMailingKeys, stepStopPage, stopPageView } from "#domain/direct-mail/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { lookAtStopRoute, stopLettersRoute } from "./routes.ts";

export type LetterStopDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly callerKey: CallerKey;
  readonly mailingKeys: OpenMailingKeys;
};

/** Codes are long: this is against noise, and makes guessing hopeless. */
const OF_THE_PAGE: Allowance = { capacity: 30, perSecond: 1 / 10 };
const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** Stopping letters by the code that one brings. No session and no origin: the code is the only credential, and all it does is stop, and take that back within a day. */
export function addLetterStops(service: OpenAPIHono, deps: LetterStopDeps): void {
  const limit = rateLimit(OF_THE_PAGE, deps.clock, deps.callerKey);
  // Also matches `/stops` itself: a second pattern for it would count twice.
  service.use("/stops/*", limit);

  service.openapi(lookAtStopRoute, async (c) => {
    const view = await stopPageView(deps, c.req.valid("json").code);
    return view ? c.json(view, 200, PRIVATE) : problem(c, "not-found");
  });

  service.openapi(stopLettersRoute, async (c) => {
    const { code, step } = c.req.valid("form");
    if (step !== "look") await stepStopPage(deps, { code, step });
    // Whatever came of it, the page says how it is now.
    for (const [name, value] of Object.entries(PRIVATE)) c.header(name, value);
    return c.redirect(`/letters/${encodeURIComponent(code)}`, 303);
  });
}
