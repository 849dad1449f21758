import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { unfit } from "#api/http/service.ts";
import { type OpenMailingKeys, stepStopPage, stopPageView } from "#domain/direct-mail/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { lookAtStopRoute, stopLettersRoute } from "./routes.ts";
import { keptSecret, sentSecret } from "./undo-secret.ts";

export type LetterStopDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly callerKey: CallerKey;
  readonly mailingKeys: OpenMailingKeys;
};

/** Codes are long: this is against noise, and makes guessing hopeless. */
const OF_THE_PAGE: Allowance = { capacity: 30, perSecond: 1 / 10 };
const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/**
 * Stopping letters by the code that one brings. No session and no origin: the code is the only credential, and all it does is stop. What takes that back within a
 * day is a secret that the browser of the first press was given. A form without scripts is answered by the page, in words, whatever came of it.
 */
export function addLetterStops(service: OpenAPIHono, deps: LetterStopDeps): void {
  // `/stops/*` is `/stops` as well.
  service.use(
    "/stops/*",
    rateLimit(OF_THE_PAGE, deps.clock, deps.callerKey, (c) => (wantsPage(c) ? backToPage(c, { isBusy: true }) : null)),
  );

  service.openapi(lookAtStopRoute, async (c) => {
    const view = await stopPageView(deps, { code: c.req.valid("json").code, secret: sentSecret(c) });
    return view ? c.json(view, 200, PRIVATE) : problem(c, "not-found");
  });

  service.openapi(
    stopLettersRoute,
    async (c) => {
      const { code, step } = c.req.valid("form");
      if (step !== "look") await stepStopPage(deps, { code, step, secret: keptSecret(c, deps.randomBytes) });
      return backToPage(c, { isBusy: false }) as never;
    },
    (result, c) => {
      if (result.success) return undefined;
      return wantsPage(c) ? backToPage(c, { isBusy: false }) : unfit(c, result);
    },
  );
}

function wantsPage(c: Context): boolean {
  return accepts(c, { header: "Accept", supports: ["application/json", "text/html"], default: "application/json" }) === "text/html";
}

/** No code is longer, and none is empty. */
const LONGEST_CODE = 60;

/** To the page of the code that was sent, which says how it is now; of what is no code, to a page that nobody's letter has. */
async function backToPage(c: Context, { isBusy }: { readonly isBusy: boolean }): Promise<Response> {
  const { code } = await c.req.parseBody();
  const isCode = typeof code === "string" && code !== "" && code.length <= LONGEST_CODE && !code.includes("\0");
  for (const [name, value] of Object.entries(PRIVATE)) c.header(name, value);
  return c.redirect(`/letters/${isCode ? encodeURIComponent(code) : "0"}${isBusy ? "?busy=1" : ""}`, 303);
}
