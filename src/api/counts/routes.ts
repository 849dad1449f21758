import { createRoute, z } from "@hono/zod-openapi";
import { INVALID, jsonBody, UNREADABLE } from "#api/http/service.ts";

const openedSchema = z.strictObject({ screen: z.string().min(1).max(80) }).openapi("OpenedScreen");

export const openedRoute = createRoute({
  method: "post",
  path: "/screens",
  tags: ["counts"],
  summary: "画面を開いたことを数える",
  description: "日と画面の名前ごとの回数だけを残します。だれが開いたかは、受け取りも残しもしません。知らない画面は数えません。",
  request: { body: jsonBody(openedSchema) },
  responses: { 204: { description: "受け取りました" }, ...UNREADABLE, ...INVALID },
});

export const countRoutes = [openedRoute];
