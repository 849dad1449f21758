import { createRoute, z } from "@hono/zod-openapi";
import { restSchema } from "#api/http/rest-schema.ts";
import { AGREED_ONLY, CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { homeInputSchema, homesSchema } from "./home-schemas.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];
const params = z.object({ key: z.string().max(40) });
const KEPT = { 200: jsonAnswer(homesSchema, "保存した建物・場所"), ...MEMBERS_ONLY };

export const homesRoute = createRoute({
  method: "get",
  path: "/homes",
  tags,
  security,
  summary: "保存した建物・場所",
  responses: KEPT,
});

export const keepHomeRoute = createRoute({
  method: "put",
  path: "/homes/{key}",
  tags,
  security,
  summary: "建物・場所を保存する、内容を新しくする",
  description: "全部で50件まで保存できます。",
  request: { params, body: jsonBody(homeInputSchema) },
  responses: { ...KEPT, ...AGREED_ONLY, ...NOT_FOUND, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID },
});

export const dropHomeRoute = createRoute({
  method: "delete",
  path: "/homes/{key}",
  tags,
  security,
  summary: "保存をやめる",
  request: { params, query: z.object({ rest: restSchema.default("") }) },
  responses: { ...KEPT, ...INVALID },
});

export const homeRoutes = [homesRoute, keepHomeRoute, dropHomeRoute];
