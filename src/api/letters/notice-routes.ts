import { createRoute, z } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";

const tags = ["letters"];
/** 32 random bytes in base64url. */
const token = z.string().regex(/^[\w-]{43}$/);

const noticesSchema = z
  .object({
    subject: z.object({ kind: z.enum(["building", "place"]), key: z.string(), name: z.string() }),
    /** A mail when the letter changes, or, where there is none, the letters that are possible. */
    onChange: z.boolean(),
    /** A mail once a year. */
    yearly: z.boolean(),
    /** False: nothing is sent before these wishes were saved once. */
    isConfirmed: z.boolean(),
    /** True: the link is older than 30 days and can only stop the notices, or have a new link sent. */
    isExpired: z.boolean(),
  })
  .openapi("RiskNotices");

const saveSchema = z.object({ token, onChange: z.boolean(), yearly: z.boolean() }).openapi("RiskNoticesInput");
const doneSchema = z.object({ done: z.literal(true) }).openapi("RiskNoticesDone");

export const noticesRoute = createRoute({
  method: "get",
  path: "/risk-notices",
  tags,
  summary: "お知らせの設定(メールのリンクから)",
  request: { query: z.object({ token }) },
  responses: { 200: jsonAnswer(noticesSchema, "設定"), ...NOT_FOUND, ...INVALID },
});

export const saveNoticesRoute = createRoute({
  method: "post",
  path: "/risk-notices",
  tags,
  summary: "お知らせの設定を保存する",
  description: "最初の保存で、メールアドレスの確認も済みます。30日を過ぎたリンクでは保存できません。",
  request: { body: jsonBody(saveSchema) },
  responses: { 200: jsonAnswer(noticesSchema, "保存した設定"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const newLinkRoute = createRoute({
  method: "post",
  path: "/risk-notices/link",
  tags,
  summary: "新しいリンクを登録のメールアドレスに送る",
  request: { body: jsonBody(z.object({ token })) },
  responses: { 202: jsonAnswer(doneSchema, "受け付けました"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const stopNoticesRoute = createRoute({
  method: "post",
  path: "/risk-notices/stop",
  tags,
  summary: "お知らせを止める(RFC 8058 のワンクリック停止)",
  description: "本文は読みません。リンクの期限にかかわらず止められ、繰り返しても同じ結果になります。",
  request: { query: z.object({ token }) },
  responses: { 200: jsonAnswer(doneSchema, "止めました"), ...NOT_FOUND, ...INVALID },
});

export const stopPageRoute = createRoute({
  method: "get",
  path: "/risk-notices/stop",
  tags,
  summary: "停止の画面へ移る(何も変えません)",
  request: { query: z.object({ token }) },
  responses: { 303: { description: "画面へ移ります" }, ...INVALID },
});

export const noticeRoutes = [noticesRoute, saveNoticesRoute, newLinkRoute, stopNoticesRoute, stopPageRoute];
