import type { OpenAPIHono } from "@hono/zod-openapi";
import { comeAgain } from "#api/http/come-again.ts";
import { problem } from "#api/http/problem-answer.ts";
import {
  chooseReminders,
  type Documents,
  documentLink,
  sendDocumentAgain,
  showTrialKey,
  type TrialView,
  takeDocument,
  trialView,
} from "#domain/leads/index.server.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import {
  documentLinkRoute,
  sendDocumentAgainRoute,
  takeDocumentRoute,
  trialKeyRoute,
  trialPageRoute,
  trialRemindersRoute,
} from "./routes.ts";

export type LinkPageDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly jobs: Pick<Jobs, "send">;
  /** Draws on a thread of its own, once for what it says. */
  readonly documents: Pick<Documents, "pdf">;
};

const KEPT_BY_NOBODY = { "cache-control": "no-store" };
const BUSY_FOR_SECONDS = 10;

/** What a link of a mail opens, by its token in the body: no look at a link changes anything, and no address of ours has one. */
export function addLinkPages(service: OpenAPIHono, deps: LinkPageDeps): void {
  addDocument(service, deps);
  addTrialPage(service, deps);
}

function addDocument(service: OpenAPIHono, deps: LinkPageDeps): void {
  service.openapi(documentLinkRoute, async (c) => {
    const state = await documentLink(deps, c.req.valid("json").token);
    return state === null ? problem(c, "not-found") : c.json({ state }, 200, KEPT_BY_NOBODY);
  });

  service.openapi(takeDocumentRoute, async (c) => {
    const taken = await takeDocument(deps, c.req.valid("json").token);
    if (!taken.ok) {
      if (taken.reason === "too-long") return comeAgain(c, BUSY_FOR_SECONDS);
      return taken.reason === "unknown" ? problem(c, "not-found") : problem(c, "illegal-transition", { state: taken.reason });
    }
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", `attachment; filename="machinone-biz-${isoDateInJapan(deps.clock.now())}.pdf"`);
    c.header("Cache-Control", "private, no-store");
    c.header("X-Content-Type-Options", "nosniff");
    return c.body(new Uint8Array(taken.value), 200);
  });

  service.openapi(sendDocumentAgainRoute, async (c) => {
    if ((await sendDocumentAgain(deps, c.req.valid("json").token)) === "unknown") return problem(c, "not-found");
    await wakeMailQueue(deps.jobs);
    return c.body(null, 204);
  });
}

function addTrialPage(service: OpenAPIHono, deps: LinkPageDeps): void {
  service.openapi(trialPageRoute, async (c) => {
    const view = await trialView(deps, c.req.valid("json").token);
    return view ? c.json(presentTrial(view), 200, KEPT_BY_NOBODY) : problem(c, "not-found");
  });

  service.openapi(trialKeyRoute, async (c) => {
    const shown = await showTrialKey(deps, c.req.valid("json").token);
    if (shown.ok) return c.json({ key: shown.value.key, trial: presentTrial(shown.value.view) }, 201, KEPT_BY_NOBODY);
    return shown.reason === "unknown" ? problem(c, "not-found") : problem(c, "illegal-transition", { state: shown.reason.notFrom });
  });

  service.openapi(trialRemindersRoute, async (c) => {
    const { token, wants } = c.req.valid("json");
    const view = await chooseReminders(deps, token, wants);
    return view ? c.json(presentTrial(view), 200, KEPT_BY_NOBODY) : problem(c, "not-found");
  });
}

function presentTrial({ endsAt, ...view }: TrialView) {
  return { ...view, endsAt: endsAt?.toISOString() ?? null };
}
