import { createRoute, z } from "@hono/zod-openapi";
import { AGREED_ONLY, CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { connectionSchema, ownerInputSchema, waitingInputSchema } from "./connect-schemas.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];
const params = z.object({ key: z.string().max(40) });
const FOUND = { 200: jsonAnswer(connectionSchema, "自分の登録と人数"), ...MEMBERS_ONLY, ...NOT_FOUND };
const CHANGED = { ...FOUND, ...CHANGED_OR_NOT_NOW };
const LIMITED = { 429: INVALID[429] };

export const connectionRoute = createRoute({
  method: "get",
  path: "/connections/{key}",
  tags,
  security,
  summary: "建物についての自分の登録（購入希望・オーナー）",
  request: { params },
  responses: FOUND,
});

export const saveWaitingRoute = createRoute({
  method: "put",
  path: "/connections/{key}/waiting",
  tags,
  security,
  summary: "購入希望を登録する・変える・登録し直す",
  description: "1人が1つの建物に1件、全部で10棟まで登録できます。",
  request: { params, body: jsonBody(waitingInputSchema) },
  responses: { ...CHANGED, ...AGREED_ONLY, ...UNREADABLE, ...INVALID },
});

export const withdrawWaitingRoute = createRoute({
  method: "delete",
  path: "/connections/{key}/waiting",
  tags,
  security,
  summary: "購入希望の登録をやめる",
  description: "条件は90日のあいだ残り、登録し直すときに使えます。",
  request: { params },
  responses: { ...CHANGED, ...LIMITED },
});

export const saveOwnerRoute = createRoute({
  method: "put",
  path: "/connections/{key}/owner",
  tags,
  security,
  summary: "オーナーとして登録する・変える・登録し直す",
  description: "本人が伝えた内容で、所有の確認はしません。1人が1つの建物に1件、全部で10棟まで登録できます。",
  request: { params, body: jsonBody(ownerInputSchema) },
  responses: { ...CHANGED, ...AGREED_ONLY, ...UNREADABLE, ...INVALID },
});

export const withdrawOwnerRoute = createRoute({
  method: "delete",
  path: "/connections/{key}/owner",
  tags,
  security,
  summary: "オーナーの登録をやめる",
  request: { params },
  responses: { ...CHANGED, ...LIMITED },
});

export const connectRoutes = [connectionRoute, saveWaitingRoute, withdrawWaitingRoute, saveOwnerRoute, withdrawOwnerRoute];
