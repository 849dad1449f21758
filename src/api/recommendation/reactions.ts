import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import { answerSuggestion, makeStop, noteEvent, type ReactionRefusal, react, undoReaction } from "#domain/recommendation/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { ownBatch, ownItem } from "./own-batch.ts";
import { presentReaction, presentSuggestion } from "./present.ts";
import type { AudienceEnv } from "./prove-audience.ts";
import { answerSuggestionRoute, noteEventRoute, reactRoute, stopLinkRoute, undoReactionRoute } from "./routes.ts";

type ReactionServiceDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** A finger goes through a list of ten, and changes its mind. */
const TAPS = { capacity: 60, perSecond: 1 };
const STOPS = { capacity: 10, perSecond: 1 / 60 };

/** What somebody makes of homes, by presses alone. */
export function addReactions(service: OpenAPIHono<AudienceEnv>, deps: ReactionServiceDeps): void {
  const perReader = (c: Context<AudienceEnv>) => c.var.audience.recipient;
  for (const path of ["/reactions", "/reactions/undo", "/events", "/suggestions"])
    service.on("POST", path, rateLimit(TAPS, deps.clock, perReader));
  service.on("POST", "/stop-links", rateLimit(STOPS, deps.clock, perReader));

  service.openapi(reactRoute, async (c) => {
    const { batchId, position, kind, reason } = c.req.valid("json");
    const item = await ownItem(deps, c.var.audience, { id: batchId, position });
    if (!item) return problem(c, "not-found");
    const tapped = { listingId: item.listingId, kind, reason: reason ?? null, batchId, position };
    const made = await react(deps, c.var.audience.recipient, tapped);
    if (!made.ok) return refusal(c, made.reason);
    return c.json({ reaction: presentReaction(made.value), suggestion: await presentSuggestion(deps, c.var.audience.recipient) }, 200);
  });

  service.openapi(undoReactionRoute, async (c) => {
    const { batchId, position } = c.req.valid("json");
    const item = await ownItem(deps, c.var.audience, { id: batchId, position });
    if (!item) return problem(c, "not-found");
    const undone = await undoReaction(deps, c.var.audience.recipient, { listingId: item.listingId, batchId, position });
    if (!undone.ok) return refusal(c, undone.reason);
    return c.json({ reaction: null, suggestion: await presentSuggestion(deps, c.var.audience.recipient) }, 200);
  });

  service.openapi(noteEventRoute, async (c) => {
    const { batchId, position = null, kind, dwellSeconds = null } = c.req.valid("json");
    if (!(await ownBatch(deps.db, c.var.audience, batchId))) return problem(c, "not-found");
    const noted = await noteEvent(deps, c.var.audience.recipient, { batchId, position, kind, dwellSeconds });
    return noted.ok ? c.json({ done: true } as const, 202) : refusal(c, noted.reason);
  });

  addAnswers(service, deps);

  service.openapi(stopLinkRoute, async (c) => {
    const { token, page } = await makeStop(deps, c.var.audience.recipient, c.req.valid("json").topic);
    return c.json({ token, page }, 200, { "referrer-policy": "no-referrer" });
  });
}

/** A yes changes the condition that the question was about, a no is remembered. */
function addAnswers(service: OpenAPIHono<AudienceEnv>, deps: ReactionServiceDeps): void {
  service.openapi(answerSuggestionRoute, async (c) => {
    const { answer, ...asked } = c.req.valid("json");
    const answered = await answerSuggestion(deps, c.var.audience.recipient, { ...asked, isYes: answer === "yes" });
    if (answered.ok) return c.json({ done: true } as const, 200);
    // What is not asked any more was answered elsewhere, or other homes were judged meanwhile.
    return answered.reason === "gone" ? notSignedIn(c) : problem(c, "conflict");
  });
}

function refusal(c: Context, reason: ReactionRefusal) {
  return reason === "gone" ? notSignedIn(c) : problem(c, "not-found");
}
