import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { CONFLICT, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { authorise, type CompanyDeps } from "#domain/companies/index.server.ts";
import { answerInquiry, closeInquiry, listInquiriesOf } from "#domain/letters/index.server.ts";
import type { CompanyInquiry } from "#domain/letters/inquiries/types.ts";
import type { Member } from "#domain/members/core/types.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, refused } from "#kernel/result.ts";
import { security, tags } from "./company-routes.ts";
import { answerInputSchema, type CompanyInquiryBody, inquiriesSchema, inquirySchema } from "./inquiry-schemas.ts";
import { refuseAccess } from "./prove-staff.ts";

const params = z.object({ number: z.string().max(40) });
const INQUIRY = { 200: jsonAnswer(inquirySchema, "お問い合わせ"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND };

const inquiriesRoute = createRoute({
  method: "get",
  path: "/inquiries",
  tags,
  security,
  summary: "届いたお問い合わせ",
  responses: { 200: jsonAnswer(inquiriesSchema, "お問い合わせ。終わっていないものを先に並べます"), ...MEMBERS_ONLY, ...STAFF_ONLY },
});

const inquiryRoute = createRoute({
  method: "get",
  path: "/inquiries/{number}",
  tags,
  security,
  summary: "お問い合わせ",
  request: { params },
  responses: INQUIRY,
});

const answerRoute = createRoute({
  method: "post",
  path: "/inquiries/{number}/answer",
  tags,
  security,
  summary: "お問い合わせに返信する",
  description: "メールを希望した人には、返信をメールで送ります。電話を希望した人には送らず、話した内容の記録になります。",
  request: { params, body: jsonBody(answerInputSchema) },
  responses: { ...INQUIRY, ...CONFLICT, ...UNREADABLE, ...INVALID },
});

const closeRoute = createRoute({
  method: "delete",
  path: "/inquiries/{number}",
  tags,
  security,
  summary: "お問い合わせを終わりにする",
  request: { params },
  responses: { ...INQUIRY, ...CONFLICT },
});

export const inquiryRoutes = [inquiriesRoute, inquiryRoute, answerRoute, closeRoute];

/** What visitors ask the member's company about its homes. */
export function addInquiries(service: OpenAPIHono<MemberEnv>, deps: CompanyDeps): void {
  const { db, clock, jobs } = deps;
  service.openapi(inquiriesRoute, async (c) => {
    const inquiries = await inquiriesHere(deps, c.var.member);
    if (!inquiries.ok) return refuseAccess(c, inquiries.reason);
    return c.json({ items: inquiries.value.found.map((inquiry) => present(inquiry, clock.now())) }, 200);
  });

  service.openapi(inquiryRoute, async (c) => {
    const inquiries = await inquiriesHere(deps, c.var.member);
    return inquiries.ok ? oneOf(c, inquiries.value.found, deps) : refuseAccess(c, inquiries.reason);
  });

  service.openapi(answerRoute, async (c) => {
    const here = await authorise(db, c.var.member, "answer-inquiries");
    if (!here.ok) return refuseAccess(c, here.reason);
    const { id } = here.value.company;
    const { number } = c.req.valid("param");
    const answered = await answerInquiry(deps, id, { number, ...c.req.valid("json") });
    if (!answered.ok) {
      if (answered.reason === "empty") return problem(c, "validation", { errors: [fieldError("answer", "required")] });
      return refuseStep(c, answered.reason);
    }
    await wakeMailQueue(jobs);
    return oneOf(c, await listInquiriesOf(db, id), deps);
  });

  service.openapi(closeRoute, async (c) => {
    const here = await authorise(db, c.var.member, "answer-inquiries");
    if (!here.ok) return refuseAccess(c, here.reason);
    const { id } = here.value.company;
    const closed = await closeInquiry(deps, id, { ...c.req.valid("param"), reason: null });
    return closed.ok ? oneOf(c, await listInquiriesOf(db, id), deps) : refuseStep(c, closed.reason);
  });
}

async function inquiriesHere({ db }: CompanyDeps, member: Member) {
  const here = await authorise(db, member, "answer-inquiries");
  return here.ok ? ok({ found: await listInquiriesOf(db, here.value.company.id) }) : refused(here.reason);
}

function oneOf(c: Context, found: readonly CompanyInquiry[], { clock }: CompanyDeps) {
  const inquiry = found.find(({ number }) => number === c.req.param("number"));
  return inquiry ? c.json(present(inquiry, clock.now()), 200) : problem(c, "not-found");
}

function refuseStep(c: Context, reason: "unknown" | "closed") {
  return reason === "unknown" ? problem(c, "not-found") : problem(c, "illegal-transition", { state: reason });
}

function present({ receivedAt, answeredAt, closedAt, steps, ...inquiry }: CompanyInquiry, now: Date): CompanyInquiryBody {
  return {
    ...inquiry,
    receivedAt: receivedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    steps: steps.map(({ to, at }) => ({ to, at: at.toISOString() })),
    isOverdue: answeredAt === null && closedAt === null && inquiry.answerDueOn < isoDateInJapan(now),
  };
}
