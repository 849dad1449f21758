import type { OpenAPIHono } from "@hono/zod-openapi";
import { fieldError } from "#api/http/field-errors.ts";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { readAnswers } from "#domain/queries/draft/read-answers.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { dropDraft, memberDraft, type QueryDeps, saveDraft } from "#domain/queries/index.server.ts";
import { browserOf } from "#wire/browser-name.ts";
import { presentDraft } from "./present.ts";
import { dropQueryDraftRoute, queryDraftRoute, saveQueryDraftRoute } from "./routes.ts";

/** The form that a member has not finished: one, whatever device it is on. */
export function addQueryDraft(service: OpenAPIHono<MemberEnv>, deps: QueryDeps): void {
  service.openapi(queryDraftRoute, async (c) => {
    const read = await memberDraft(deps.db, c.var.member);
    return c.json(presentDraft("draft" in read ? read.draft : null, read.kind), 200);
  });

  service.openapi(saveQueryDraftRoute, async (c) => {
    const { version, answers, done, queryId, updatedAt, isChosen } = c.req.valid("json");
    // A page of an older form is still open somewhere: it reads the draft again, and with it the form.
    if (version !== QUERY_FLOW.version) return problem(c, "validation", { errors: [fieldError("version", "unknown-choice")] });
    const progress = { answers: readAnswers(answers), done };
    const seen = updatedAt === null ? null : new Date(updatedAt);
    const saved = await saveDraft(deps, c.var.member, { progress, queryId, device: deviceOf(c.req.header("user-agent")), seen, isChosen });
    if (saved.ok) return c.json(presentDraft(saved.value, "draft"), 200);
    return saved.reason === "conflict" ? problem(c, "conflict") : notSignedIn(c);
  });

  service.openapi(dropQueryDraftRoute, async (c) => {
    const dropped = await dropDraft(deps, c.var.member);
    return dropped.ok ? c.json(presentDraft(null, "none"), 200) : notSignedIn(c);
  });
}

/** `iPhoneのSafari`, `Windows`; empty: it does not tell. */
function deviceOf(userAgent = ""): string {
  const { browser, system } = browserOf(userAgent);
  return [system, browser].filter((part) => part !== null).join("の");
}
