import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { noticeOptions, saveNotices, sendNewLink, stopNotices, wakeReports } from "#domain/risk/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { newLinkRoute, noticesRoute, saveNoticesRoute, stopNoticesRoute, stopPageRoute } from "./notice-routes.ts";

type NoticeServiceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly callerKey: CallerKey;
  readonly jobs: Pick<Jobs, "send">;
};

/** Tokens are long: this is against noise, not against guessing. A mail provider stops many from one address. */
const NOTICE_CALLS = { capacity: 60, perSecond: 1 };
/** Each sends a mail. */
const NEW_LINKS = { capacity: 3, perSecond: 1 / 300 };

const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** What the holder of a link in a mail sees and changes of a registration. No session: the link is what opens it. */
export function addNotices(service: OpenAPIHono, deps: NoticeServiceDeps): void {
  service.use("/risk-notices/*", rateLimit(NOTICE_CALLS, deps.clock, deps.callerKey));
  service.on("POST", "/risk-notices/link", rateLimit(NEW_LINKS, deps.clock, deps.callerKey));

  service.openapi(noticesRoute, async (c) => {
    const options = await noticeOptions(deps, c.req.valid("query").token);
    return options ? c.json(options, 200, PRIVATE) : problem(c, "not-found");
  });

  service.openapi(saveNoticesRoute, async (c) => {
    const { token, ...wants } = c.req.valid("json");
    const saved = await saveNotices(deps, token, wants);
    if (saved.ok) {
      if (saved.value.subject.kind === "place") await wakeReports(deps.jobs).catch(() => undefined);
      return c.json(saved.value, 200, PRIVATE);
    }
    return problem(c, "not-found", saved.reason === "expired" ? { state: "expired" } : {});
  });

  service.openapi(newLinkRoute, async (c) => {
    if (!(await sendNewLink(deps, c.req.valid("json").token))) return problem(c, "not-found");
    await wakeMailQueue(deps.jobs);
    return c.json({ done: true } as const, 202, PRIVATE);
  });

  service.openapi(stopNoticesRoute, async (c) => {
    if (!(await stopNotices(deps, c.req.valid("query").token))) return problem(c, "not-found");
    return c.json({ done: true } as const, 200, PRIVATE);
  });

  service.openapi(stopPageRoute, (c) => c.redirect(`/risk/thanks-registration?token=${c.req.valid("query").token}`, 303));
}
