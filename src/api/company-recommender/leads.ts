import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { CONFLICT, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import {
  type AnswerLeadRefusal,
  answerLead,
  LEADS_A_PAGE,
  type LeadDetail,
  officeLead,
  officeLeads,
} from "#domain/recommendation/index.server.ts";
import type { Lead } from "#domain/recommendation/office/types.ts";
import { assignLead, handleLead, MOST_LEAD_ANSWERS_A_DAY, type TenantDeps } from "#domain/tenants/index.server.ts";
import { refuseOffice, security, tags } from "./frame.ts";
import {
  answerInputSchema,
  assignedInputSchema,
  handledInputSchema,
  type LeadBody,
  type LeadDetailBody,
  leadDetailSchema,
  leadsQuerySchema,
  leadsSchema,
} from "./lead-schemas.ts";

const params = z.object({ customer: z.string().max(40) });
const LEAD = { 200: jsonAnswer(leadDetailSchema, "お客さまと、その反応"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND };
const CHANGED = { ...LEAD, ...UNREADABLE, ...INVALID };

const leadsRoute = createRoute({
  method: "get",
  path: "/leads",
  tags,
  security,
  summary: "反応のあったお客さま",
  description:
    "20人ずつ。未対応の人を先に、関心の高い順に並べます。関心は、会社の決めた日数のあいだの反応です。質問と見学の希望は、180日のあいだ残ります。",
  request: { query: leadsQuerySchema },
  responses: { 200: jsonAnswer(leadsSchema, "お客さまと、件数"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND, ...INVALID },
});

const leadRoute = createRoute({
  method: "get",
  path: "/leads/{customer}",
  tags,
  security,
  summary: "お客さまの反応",
  request: { params },
  responses: LEAD,
});

const handledRoute = createRoute({
  method: "put",
  path: "/leads/{customer}/handled",
  tags,
  security,
  summary: "対応済みにする・もどす",
  description: "そのあとに新しい質問・見学の希望・いいねがあると、未対応にもどります。",
  request: { params, body: jsonBody(handledInputSchema) },
  responses: CHANGED,
});

const assignedRoute = createRoute({
  method: "put",
  path: "/leads/{customer}/assigned",
  tags,
  security,
  summary: "担当を決める",
  request: { params, body: jsonBody(assignedInputSchema) },
  responses: CHANGED,
});

const answerRoute = createRoute({
  method: "post",
  path: "/leads/{customer}/answers",
  tags,
  security,
  summary: "お客さまに会社の名前でメールを送る",
  description: "質問か見学の希望があった人にだけ送れます。1人に、24時間に5通までです。",
  request: { params, body: jsonBody(answerInputSchema) },
  responses: { ...CHANGED, ...CONFLICT },
});

export const leadRoutes = [leadsRoute, leadRoute, handledRoute, assignedRoute, answerRoute];

/** 反応: customers who showed interest, and what the office does about it. */
export function addLeads(service: OpenAPIHono<MemberEnv>, deps: TenantDeps): void {
  service.openapi(leadsRoute, async (c) => {
    const { state, heat, kind, mine, page } = c.req.valid("query");
    const found = await officeLeads(deps, c.var.member, { state, heat: heat ?? null, kind: kind ?? null, isMine: mine, page });
    if (!found.ok) return refuseOffice(c, found.reason);
    return c.json({ ...found.value, items: found.value.items.map(presentLead), page, pageSize: LEADS_A_PAGE }, 200);
  });

  service.openapi(leadRoute, (c) => leadNow(c, deps));

  service.openapi(handledRoute, async (c) => {
    const done = await handleLead(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    if (done.ok) return leadNow(c, deps);
    return done.reason === "unknown" ? problem(c, "not-found") : refuseOffice(c, done.reason);
  });

  service.openapi(assignedRoute, async (c) => {
    const done = await assignLead(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    if (done.ok) return leadNow(c, deps);
    if (done.reason === "not-colleague") return problem(c, "validation", { errors: [fieldError("to", "unknown-choice")] });
    return done.reason === "unknown" ? problem(c, "not-found") : refuseOffice(c, done.reason);
  });

  service.openapi(answerRoute, async (c) => {
    const done = await answerLead(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    return done.ok ? leadNow(c, deps) : refuseAnswer(c, done.reason);
  });
}

async function leadNow(c: Context<MemberEnv>, deps: TenantDeps) {
  const found = await officeLead(deps, c.var.member, c.req.param("customer") ?? "");
  if (found.ok) return c.json(presentDetail(found.value), 200);
  return found.reason === "unknown" ? problem(c, "not-found") : refuseOffice(c, found.reason);
}

const NOT_SENT = {
  "not-asked": "質問や見学の希望のないお客さまには、ここからは送れません",
  stopped: "お客さまが配信を止めているか、メールアドレスがないため、送れません",
} as const;
const ENOUGH_TODAY = `24時間に送れるのは、1人に${MOST_LEAD_ANSWERS_A_DAY}通までです。時間をおいてお送りください`;

function refuseAnswer(c: Context, reason: AnswerLeadRefusal) {
  if (reason === "unknown") return problem(c, "not-found");
  if (reason === "empty") return problem(c, "validation", { errors: [fieldError("text", "required")] });
  if (reason === "too-many") return problem(c, "validation", { errors: [{ ...fieldError("text", "format"), message: ENOUGH_TODAY }] });
  if (reason === "not-asked" || reason === "stopped") return problem(c, "illegal-transition", { state: reason, detail: NOT_SENT[reason] });
  return refuseOffice(c, reason);
}

function presentLead({ lastAt, ...lead }: Lead): LeadBody {
  return { ...lead, lastAt: lastAt.toISOString() };
}

function presentDetail({ lead, consentedAt, moments, inquiries, letters, ...detail }: LeadDetail): LeadDetailBody {
  return {
    ...detail,
    lead: presentLead(lead),
    consentedAt: consentedAt?.toISOString() ?? null,
    moments: moments.map(({ at, ...moment }) => ({ ...moment, at: at.toISOString() })),
    letters: letters.map(({ id, priceYen, receivedAt, listingId: _, dwellingKey: __, ...letter }) => ({
      ...letter,
      ...{ number: id, price: priceYen, receivedAt: receivedAt.toISOString() },
    })),
    inquiries: inquiries.map(({ number, homeTitle, receivedAt, isWaiting }) => ({
      number,
      homeTitle,
      isWaiting,
      receivedAt: receivedAt.toISOString(),
    })),
  };
}
