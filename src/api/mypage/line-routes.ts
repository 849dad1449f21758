import { createRoute, z } from "@hono/zod-openapi";
import { AGREED_ONLY, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];

const lineLinkSchema = z
  .object({
    /** blocked: the account was blocked in LINE. */
    state: z.enum(["not_linked", "linked", "blocked", "unlinked"]),
    /** Where people add the account as a friend; null: the site has none. */
    friendUrl: z.string().nullable(),
  })
  .openapi("LineLink");

const linkInputSchema = z.object({ linkToken: z.string().regex(/^[\w.~+/=-]{10,255}$/) }).openapi("LineLinkInput");
const linkStartedSchema = z.object({ url: z.string() }).openapi("LineLinkStarted");

export const lineLinkRoute = createRoute({
  method: "get",
  path: "/line",
  tags,
  security,
  summary: "LINE連携の状態",
  responses: { 200: jsonAnswer(lineLinkSchema, "状態"), ...MEMBERS_ONLY },
});

export const startLineLinkRoute = createRoute({
  method: "post",
  path: "/line",
  tags,
  security,
  summary: "LINE連携を始める",
  description:
    "トークのボタンから開いた画面で、会員が確かめたあとに呼びます。答えのurlへ進むと、LINEが連携を終えます。10分で使えなくなります。",
  request: { body: jsonBody(linkInputSchema) },
  responses: { 200: jsonAnswer(linkStartedSchema, "LINEの画面"), ...MEMBERS_ONLY, ...AGREED_ONLY, ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const unlinkLineRoute = createRoute({
  method: "delete",
  path: "/line",
  tags,
  security,
  summary: "LINE連携をやめる",
  description: "すぐに、LINEへのお知らせを送らなくなります。",
  responses: { 200: jsonAnswer(lineLinkSchema, "やめたあとの状態"), ...MEMBERS_ONLY, 429: INVALID[429] },
});

export const lineLinkRoutes = [lineLinkRoute, startLineLinkRoute, unlinkLineRoute];
