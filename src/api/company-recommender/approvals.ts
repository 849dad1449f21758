import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import {
  CHANGED_OR_NOT_NOW,
  CONFLICT,
  INVALID,
  jsonAnswer,
  jsonBody,
  MEMBERS_ONLY,
  NOT_FOUND,
  STAFF_ONLY,
  UNREADABLE,
} from "#api/http/service.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { edgeText } from "#domain/recommendation/candidates/soft-edges.ts";
import {
  approvalMail,
  approveAllForOffice,
  approveForOffice,
  changeHomes,
  type DecideRefusal,
  type OfficeDeps,
  officeApprovals,
  rejectForOffice,
  undoDecision,
} from "#domain/recommendation/index.server.ts";
import type { Approval } from "#domain/recommendation/office/types.ts";
import {
  type ApprovalsBody,
  approvalMailSchema,
  approvalsSchema,
  approveAllInputSchema,
  approvedAllSchema,
  approveInputSchema,
  keptInputSchema,
  rejectInputSchema,
  undoInputSchema,
} from "./approval-schemas.ts";
import { refuseOffice, security, tags } from "./frame.ts";

const params = z.object({ id: z.string().max(40) });
const homeParams = z.object({ id: z.string().max(40), position: z.coerce.number().int().min(1).max(100) });
const APPROVALS = { 200: jsonAnswer(approvalsSchema, "確認を待っている配信"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND };
const DECIDED = { ...APPROVALS, ...CHANGED_OR_NOT_NOW };

const approvalsRoute = createRoute({
  method: "get",
  path: "/approvals",
  tags,
  security,
  summary: "確認を待っている配信",
  description: "期限の近い順に、50件まで。",
  responses: APPROVALS,
});

const approvalMailRoute = createRoute({
  method: "get",
  path: "/approvals/{id}/mail",
  tags,
  security,
  summary: "お客さまに届くメール",
  request: { params },
  responses: { 200: jsonAnswer(approvalMailSchema, "メール"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND, ...CONFLICT },
});

const approveRoute = createRoute({
  method: "post",
  path: "/approvals/{id}/approve",
  tags,
  security,
  summary: "配信を承認する",
  description: "見た物件の番号を添えます。ほかの人が変えていたときは409です。15秒のあいだ、取り消せます。",
  request: { params, body: jsonBody(approveInputSchema) },
  responses: { ...DECIDED, ...UNREADABLE, ...INVALID },
});

const approveAllRoute = createRoute({
  method: "post",
  path: "/approvals",
  tags,
  security,
  summary: "配信をまとめて承認する",
  description: "ほかの人が決めたものや、変えたものは、承認せずに数だけを返します。",
  request: { body: jsonBody(approveAllInputSchema) },
  responses: {
    200: jsonAnswer(approvedAllSchema, "承認したもの"),
    ...MEMBERS_ONLY,
    ...STAFF_ONLY,
    ...NOT_FOUND,
    ...UNREADABLE,
    ...INVALID,
  },
});

const rejectRoute = createRoute({
  method: "post",
  path: "/approvals/{id}/reject",
  tags,
  security,
  summary: "配信を取りやめる",
  request: { params, body: jsonBody(rejectInputSchema) },
  responses: { ...DECIDED, ...UNREADABLE, ...INVALID },
});

const undoRoute = createRoute({
  method: "post",
  path: "/approvals/{id}/undo",
  tags,
  security,
  summary: "承認・取りやめを取り消す",
  description: "まだ送っていないものだけ、確認待ちにもどります。",
  request: { params, body: jsonBody(undoInputSchema) },
  responses: { ...DECIDED, ...UNREADABLE, ...INVALID },
});

const homeRoute = createRoute({
  method: "put",
  path: "/approvals/{id}/homes/{position}",
  tags,
  security,
  summary: "配信から物件を外す・もどす",
  request: { params: homeParams, body: jsonBody(keptInputSchema) },
  responses: { ...DECIDED, ...UNREADABLE, ...INVALID },
});

export const approvalRoutes = [approvalsRoute, approvalMailRoute, approveRoute, approveAllRoute, rejectRoute, undoRoute, homeRoute];

/** 承認: what goes out only after somebody of the office has looked at it. */
export function addApprovals(service: OpenAPIHono<MemberEnv>, deps: OfficeDeps): void {
  const now = (c: Context<MemberEnv>) => approvalsNow(c, deps);

  service.openapi(approvalsRoute, now);

  service.openapi(approvalMailRoute, async (c) => {
    const mail = await approvalMail(deps, c.var.member, c.req.valid("param").id);
    if (mail.ok) return c.json(mail.value, 200);
    if (mail.reason === "nothing-left") return problem(c, "illegal-transition", { state: mail.reason, detail: NOTHING_LEFT });
    return mail.reason === "unknown" ? problem(c, "not-found") : refuseOffice(c, mail.reason);
  });

  service.openapi(approveRoute, async (c) => {
    const done = await approveForOffice(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    return done.ok ? now(c) : refuseDecision(c, done.reason);
  });

  service.openapi(approveAllRoute, async (c) => {
    const done = await approveAllForOffice(deps, c.var.member, c.req.valid("json").items);
    if (!done.ok) return refuseOffice(c, done.reason);
    const left = await officeApprovals(deps, c.var.member);
    return left.ok ? c.json({ ...done.value, ...present(left.value, deps) }, 200) : refuseOffice(c, left.reason);
  });

  service.openapi(rejectRoute, async (c) => {
    const done = await rejectForOffice(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    return done.ok ? now(c) : refuseDecision(c, done.reason);
  });

  service.openapi(undoRoute, async (c) => {
    const done = await undoDecision(deps, c.var.member, c.req.valid("param").id);
    return done.ok ? now(c) : refuseDecision(c, done.reason);
  });

  service.openapi(homeRoute, async (c) => {
    const done = await changeHomes(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    return done.ok ? now(c) : refuseDecision(c, done.reason);
  });
}

async function approvalsNow(c: Context<MemberEnv>, deps: OfficeDeps) {
  const found = await officeApprovals(deps, c.var.member);
  return found.ok ? c.json(present(found.value, deps), 200) : refuseOffice(c, found.reason);
}

function present(approvals: readonly Approval[], { clock }: Pick<OfficeDeps, "clock">): ApprovalsBody {
  return {
    items: approvals.map(({ id, customer, channel, madeAt, endsAt, homes, removed }) => ({
      ...{ id, channel, removed, customerId: customer.id, name: customer.name, email: customer.email },
      ...{ madeAt: madeAt.toISOString(), endsAt: endsAt.toISOString() },
      homes: homes.map(({ position, title, priceYen, reasons, softEdges, since }) => ({
        ...{ position, title, price: priceYen, reasons: reasons.map(({ text }) => text), edges: softEdges.map(edgeText), since },
      })),
    })),
    now: clock.now().toISOString(),
  };
}

const NOTHING_LEFT = "どの物件も売り切れたか、条件に合わなくなったため、この配信は送られません";
const DETAILS = {
  left: "すでに送られたため、取り消せませんでした",
  last: "最後の1件は外せません。送らないときは、取りやめてください",
  unwanted: "お客さまが配信を止めたか、届かなくなったため、取りやめました",
} as const;
const DECIDED_BEFORE = "ほかの人が先に決めたか、期限が切れています。一覧を読み込み直しました";

function refuseDecision(c: Context, reason: DecideRefusal) {
  if (typeof reason === "object") return problem(c, "illegal-transition", { state: reason.notFrom, detail: DECIDED_BEFORE });
  if (reason === "unknown") return problem(c, "not-found");
  if (reason === "changed") return problem(c, "conflict");
  if (reason === "left" || reason === "last" || reason === "unwanted")
    return problem(c, "illegal-transition", { state: reason, detail: DETAILS[reason] });
  return refuseOffice(c, reason);
}
