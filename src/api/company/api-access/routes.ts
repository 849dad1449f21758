import { createRoute } from "@hono/zod-openapi";
import { CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import {
  accessSchema,
  apiKeyInputSchema,
  clientParams,
  clientsSchema,
  keyParams,
  madeApiKeySchema,
  monthQuery,
  rotationSchema,
  usageSchema,
} from "./schemas.ts";

const tags = ["company"];
const security = [{ accessToken: [] }];
const READ = { ...MEMBERS_ONLY, ...STAFF_ONLY };
const CHANGE = { ...READ, ...NOT_FOUND, ...CHANGED_OR_NOT_NOW };

export const accessRoute = createRoute({
  method: "get",
  path: "/api",
  tags,
  security,
  summary: "AI査定APIの契約とキー",
  description: "契約がなければ items は空です。キーそのものは含みません。1つの契約で、使えるものから順に100個までです。",
  responses: { 200: jsonAnswer(accessSchema, "契約とキー"), ...READ },
});

export const clientsRoute = createRoute({
  method: "get",
  path: "/api/clients",
  tags,
  security,
  summary: "AI査定APIの契約（経理も読めます）",
  responses: { 200: jsonAnswer(clientsSchema, "契約"), ...READ },
});

export const makeApiKeyRoute = createRoute({
  method: "post",
  path: "/api/clients/{clientId}/keys",
  tags,
  security,
  summary: "APIキーを発行する",
  description:
    "キーそのものは、この答えにだけあります。1つの契約で20個まで同時に使えます。公開キーは widget だけに使え、hosts が必要です。",
  request: { params: clientParams, body: jsonBody(apiKeyInputSchema) },
  responses: { 200: jsonAnswer(madeApiKeySchema, "発行したキー"), ...CHANGE, ...UNREADABLE, ...INVALID },
});

export const rotateApiKeyRoute = createRoute({
  method: "post",
  path: "/api/clients/{clientId}/keys/{keyId}/rotation",
  tags,
  security,
  summary: "APIキーを新しいものに替える",
  description: "新しいキーは同じ設定です。古いキーは overlapHours のあいだ使えます(使えるキーがほかと合わせて20本あるときは、0だけ)。",
  request: { params: keyParams, body: jsonBody(rotationSchema) },
  responses: { 200: jsonAnswer(madeApiKeySchema, "新しいキー"), ...CHANGE, ...UNREADABLE, ...INVALID },
});

export const revokeApiKeyRoute = createRoute({
  method: "delete",
  path: "/api/clients/{clientId}/keys/{keyId}",
  tags,
  security,
  summary: "APIキーを取り消す",
  request: { params: keyParams },
  responses: { 200: jsonAnswer(accessSchema, "契約とキー"), ...CHANGE },
});

export const usageRoute = createRoute({
  method: "get",
  path: "/api/clients/{clientId}/usage",
  tags,
  security,
  summary: "AI査定APIの利用（月ごと）",
  description: "month を省くと今月（終わった契約では最後の月）です。金額は税別です。",
  request: { params: clientParams, query: monthQuery },
  responses: { 200: jsonAnswer(usageSchema, "利用"), ...READ, ...NOT_FOUND, ...INVALID },
});

export const companyApiRoutes = [accessRoute, clientsRoute, makeApiKeyRoute, rotateApiKeyRoute, revokeApiKeyRoute, usageRoute];
