import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import type { Member } from "#domain/members/core/types.ts";
import { readAnswers } from "#domain/queries/draft/read-answers.ts";
import {
  copyQuery,
  editQuery,
  memberQueries,
  memberQuery,
  moveSaved,
  type NewRefusal,
  type QueryDeps,
  type SaveRefusal,
  type StepRefusal,
  saveQuery,
} from "#domain/queries/index.server.ts";
import { LIVE_STATES, MOST_QUERIES } from "#domain/queries/saved/query-states.ts";
import type { SavedQuery } from "#domain/queries/saved/types.ts";
import type { Result } from "#kernel/result.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { addQueryDraft } from "./draft.ts";
import { addQueryNotice } from "./notice.ts";
import { presentQuery } from "./present.ts";
import { copyQueryRoute, editQueryRoute, queriesRoute, queryRoute, saveQueryRoute, stepQueryRoute } from "./routes.ts";
import { addTold } from "./told.ts";

/** A person tries ten conditions in an evening; more is somebody's script. */
const CHANGES_OF_MEMBER: Allowance = { capacity: 40, perSecond: 1 / 10 };
/** A draft is saved with each answer. */
const DRAFTS_OF_MEMBER: Allowance = { capacity: 120, perSecond: 1 };

/** 保存した条件: what a member looks for, and the form that is not finished. */
export function addQueries(service: OpenAPIHono<MemberEnv>, deps: QueryDeps): void {
  service.on(["POST", "PUT"], "/queries/*", rateLimit(CHANGES_OF_MEMBER, deps.clock, subOf));
  service.on(["PUT", "DELETE"], "/query-draft", rateLimit(DRAFTS_OF_MEMBER, deps.clock, subOf));
  addReading(service, deps);
  addSaving(service, deps);
  addQueryNotice(service, deps);
  addTold(service, deps);
  addQueryDraft(service, deps);
}

function addReading(service: OpenAPIHono<MemberEnv>, deps: QueryDeps): void {
  service.openapi(queriesRoute, async (c) => {
    const queries = await memberQueries(deps, c.var.member);
    const live = queries.filter(({ state }) => LIVE_STATES.includes(state)).length;
    return c.json({ items: queries.map(presentQuery), live, most: MOST_QUERIES }, 200);
  });

  service.openapi(queryRoute, async (c) => {
    const found = await memberQuery(deps, c.var.member, c.req.valid("param").id);
    if (!found) return problem(c, "not-found");
    const { query, versions } = found;
    return c.json(
      { query: presentQuery(query), versions: versions.map(({ madeAt, ...rest }) => ({ ...rest, madeAt: madeAt.toISOString() })) },
      200,
    );
  });
}

function addSaving(service: OpenAPIHono<MemberEnv>, deps: QueryDeps): void {
  service.openapi(saveQueryRoute, async (c) => {
    const { answers, draftUpdatedAt } = c.req.valid("json");
    const saved = await saveQuery(deps, c.var.member, { answers: readAnswers(answers), draftSeen: momentOf(draftUpdatedAt) });
    return saved.ok ? c.json(presentQuery(saved.value), 201) : newRefusal(c, saved.reason);
  });

  service.openapi(editQueryRoute, (c) => {
    const { answers, updatedAt, draftUpdatedAt } = c.req.valid("json");
    const kept = { answers: readAnswers(answers), draftSeen: momentOf(draftUpdatedAt) };
    const edit = { id: c.req.valid("param").id, ...kept, seen: new Date(updatedAt) };
    return answer(c, editQuery(deps, c.var.member, edit));
  });

  service.openapi(copyQueryRoute, async (c) => {
    const copied = await copyQuery(deps, c.var.member, c.req.valid("param").id);
    return copied.ok ? c.json(presentQuery(copied.value), 201) : refusal(c, copied.reason);
  });

  service.openapi(stepQueryRoute, (c) => {
    const { step, updatedAt } = c.req.valid("json");
    return answer(c, moveSaved(deps, c.var.member, { id: c.req.valid("param").id, step, seen: new Date(updatedAt) }));
  });
}

async function answer(c: Context, acting: Promise<Result<SavedQuery, SaveRefusal | StepRefusal>>) {
  const changed = await acting;
  return changed.ok ? c.json(presentQuery(changed.value), 200) : refusal(c, changed.reason);
}

function refusal(c: Context, reason: SaveRefusal | StepRefusal) {
  if (reason === "unknown") return problem(c, "not-found");
  if (reason === "conflict") return problem(c, "conflict");
  if (typeof reason === "object" && "notFrom" in reason) return problem(c, "illegal-transition", { state: reason.notFrom });
  return newRefusal(c, reason);
}

function newRefusal(c: Context, reason: NewRefusal) {
  if (reason === "gone") return notSignedIn(c);
  if (reason === "too-many") return problem(c, "limit-reached");
  return problem(c, "validation", { errors: [fieldError(`answers.${reason.missing}`, "required")] });
}

function momentOf(text: string | null = null): Date | null {
  return text === null ? null : new Date(text);
}

function subOf(c: Context): string {
  const { sub }: Member = c.get("member");
  return sub;
}
