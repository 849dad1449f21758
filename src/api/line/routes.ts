import { createRoute, z } from "@hono/zod-openapi";
import { BUSY, INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE, UNSIGNED } from "#api/http/service.ts";
import { idTokenSchema, lineAppSchema, linePersonSchema } from "./schemas.ts";

const tags = ["line"];

/** The body is read as bytes, before anything makes an object of it: it is described here and not parsed by its schema. */
export const webhookRoute = createRoute({
  method: "post",
  path: "/webhook",
  tags,
  summary: "LINEからの知らせ（Webhook）",
  description: "LINEの署名（X-Line-Signature）があるものだけを受け取ります。同じ知らせは1回だけ処理します。",
  request: { headers: z.object({ "x-line-signature": z.string().max(200).optional() }) },
  responses: {
    200: jsonAnswer(z.object({}), "受け取りました"),
    ...UNSIGNED,
    ...NOT_FOUND,
    400: UNREADABLE[400],
    413: UNREADABLE[413],
    429: INVALID[429],
  },
});

export const tenantWebhookRoute = createRoute({
  ...webhookRoute,
  path: "/webhook/{key}",
  summary: "会社のLINE公式アカウントの知らせ（Webhook）",
  description: "物件提案サービスを使う会社のチャネルの署名があるものだけを受け取ります。同じ知らせは1回だけ処理します。",
  request: { ...webhookRoute.request, params: z.object({ key: z.string().regex(/^[a-z0-9-]{3,40}$/) }) },
  responses: { ...webhookRoute.responses, ...INVALID },
});

export const lineAppRoute = createRoute({
  method: "get",
  path: "/app",
  tags,
  summary: "LINE公式アカウント",
  responses: { 200: jsonAnswer(lineAppSchema, "友だち追加とLINEの中の画面"), ...NOT_FOUND },
});

export const linePersonRoute = createRoute({
  method: "post",
  path: "/person",
  tags,
  summary: "LINEの中の画面を開いている人",
  description: "IDトークンをLINEに確かめます。何も保存しません。",
  request: { body: jsonBody(idTokenSchema) },
  responses: { 200: jsonAnswer(linePersonSchema, "表示名"), ...UNSIGNED, ...NOT_FOUND, ...UNREADABLE, ...INVALID, ...BUSY },
});

export const lineRoutes = [webhookRoute, tenantWebhookRoute, lineAppRoute, linePersonRoute];
