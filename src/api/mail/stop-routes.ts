import { createRoute, z } from "@hono/zod-openapi";
import { CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { TOPICS } from "#domain/notifications/settings/types.ts";

const tags = ["mail"];
/** 32 random bytes in base64url. */
const token = z.string().regex(/^[\w-]{43}$/);

const stopSchema = z
  .object({
    topic: z.enum(TOPICS),
    /** `t***@e***`; null: there is none. */
    address: z.string().nullable(),
    isOn: z.boolean().openapi({ description: "このお知らせが、メールかLINEで届く" }),
    isAnyOn: z.boolean().openapi({ description: "いずれかのお知らせが届く" }),
    canUndo: z.boolean().openapi({ description: "停止から1日以内で、元に戻せる" }),
  })
  .openapi("MailStop");

export const oneClickStopRoute = createRoute({
  method: "post",
  path: "/stop",
  tags,
  summary: "お知らせを止める（RFC 8058 のワンクリック停止）",
  description: "本文は読みません。リンクに期限はなく、繰り返しても同じ結果になります。",
  request: { query: z.object({ token }) },
  responses: { 200: jsonAnswer(z.object({ done: z.literal(true) }).openapi("MailStopDone"), "止めました"), ...NOT_FOUND, ...INVALID },
});

export const stopPageRoute = createRoute({
  method: "get",
  path: "/stop",
  tags,
  summary: "停止の画面へ移る（何も変えません）",
  request: { query: z.object({ token }) },
  responses: { 303: { description: "画面へ移ります" }, ...INVALID },
});

export const lookAtStopRoute = createRoute({
  method: "post",
  path: "/stops/look",
  tags,
  summary: "停止のリンクが何を止めるか（何も変えません）",
  request: { body: jsonBody(z.object({ token })) },
  responses: { 200: jsonAnswer(stopSchema, "お知らせの状態"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const stopRoute = createRoute({
  method: "post",
  path: "/stops",
  tags,
  summary: "リンクのお知らせ、またはすべてを止める",
  request: { body: jsonBody(z.object({ token, what: z.enum(["topic", "all"]) })) },
  responses: { 200: jsonAnswer(stopSchema, "お知らせの状態"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const undoStopRoute = createRoute({
  method: "post",
  path: "/stops/undo",
  tags,
  summary: "1日以内にリンクで止めたものを元に戻す",
  request: { body: jsonBody(z.object({ token })) },
  responses: { 200: jsonAnswer(stopSchema, "お知らせの状態"), ...NOT_FOUND, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID },
});

export const stopRoutes = [oneClickStopRoute, stopPageRoute, lookAtStopRoute, stopRoute, undoStopRoute];
