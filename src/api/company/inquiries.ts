import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { CONFLICT, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import type { CompanyDeps } from "#domain/companies/index.server.ts";
import {
  answerInquiry,
  closeInquiry,
  companyInquiries,
  companyInquiry,
  type InquiryStepRefusal,
  MOST_ANSWERS_A_DAY,
} from "#domain/letters/index.server.ts";
import type { CompanyInquiry, CompanyInquiryHead } from "#domain/letters/inquiries/types.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { security, tags } from "./company-routes.ts";
import {
  answerInputSchema,
  type CompanyInquiryBody,
  type CompanyInquiryHeadBody,
  inquiriesSchema,
  inquiryQuerySchema,
  inquirySchema,
} from "./inquiry-schemas.ts";
import { refuseAccess } from "./prove-staff.ts";

const params = z.object({ number: z.string().max(40) });
const INQUIRY = { 200: jsonAnswer(inquirySchema, "お問い合わせ"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND };

const inquiriesRoute = createRoute({
  method: "get",
  path: "/inquiries",
  tags,
  security,
  summary: "届いたお問い合わせ",
  description: "20件ずつ。返信を待っているものを先に、長く待っている順に並べます。続けて、そのほかを新しい順に並べます。",
  request: { query: inquiryQuerySchema },
  responses: { 200: jsonAnswer(inquiriesSchema, "お問い合わせと、状態ごとの件数"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...INVALID },
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
    const found = await companyInquiries(db, c.var.member, c.req.valid("query"));
    if (!found.ok) return refuseAccess(c, found.reason);
    return c.json({ ...found.value, items: found.value.items.map((inquiry) => presentHead(inquiry, clock.now())) }, 200);
  });

  service.openapi(inquiryRoute, (c) => inquiryNow(c, deps));

  service.openapi(answerRoute, async (c) => {
    const { number } = c.req.valid("param");
    const answered = await answerInquiry(deps, c.var.member, { number, ...c.req.valid("json") });
    if (!answered.ok) {
      if (answered.reason === "empty") return problem(c, "validation", { errors: [fieldError("answer", "required")] });
      if (answered.reason === "too-many")
        return problem(c, "validation", { errors: [{ ...fieldError("answer", "format"), message: ENOUGH_TODAY }] });
      return refuseStep(c, answered.reason);
    }
    await wakeMailQueue(jobs);
    return inquiryNow(c, deps);
  });

  service.openapi(closeRoute, async (c) => {
    const closed = await closeInquiry(deps, c.var.member, { ...c.req.valid("param"), reason: null });
    return closed.ok ? inquiryNow(c, deps) : refuseStep(c, closed.reason);
  });
}

const ENOUGH_TODAY = `このお問い合わせには、24時間に${MOST_ANSWERS_A_DAY}回返信しています。続きは、時間をおいてお送りください`;

async function inquiryNow(c: Context<MemberEnv>, { db, clock }: CompanyDeps) {
  const found = await companyInquiry(db, c.var.member, c.req.param("number") ?? "");
  if (found.ok) return c.json(present(found.value, clock.now()), 200);
  return found.reason === "unknown" ? problem(c, "not-found") : refuseAccess(c, found.reason);
}

function refuseStep(c: Context, reason: InquiryStepRefusal) {
  if (reason === "unknown") return problem(c, "not-found");
  return reason === "closed" ? problem(c, "illegal-transition", { state: reason }) : refuseAccess(c, reason);
}

function presentHead({ receivedAt, ...inquiry }: CompanyInquiryHead, now: Date): CompanyInquiryHeadBody {
  return { ...inquiry, receivedAt: receivedAt.toISOString(), isOverdue: inquiry.isWaiting && inquiry.answerDueOn < isoDateInJapan(now) };
}

function present({ answeredAt, closedAt, steps, ...inquiry }: CompanyInquiry, now: Date): CompanyInquiryBody {
  return {
    ...inquiry,
    ...presentHead(inquiry, now),
    answeredAt: answeredAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    steps: steps.map(({ to, at }) => ({ to, at: at.toISOString() })),
  };
}
