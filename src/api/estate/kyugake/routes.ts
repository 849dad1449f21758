import { createRoute } from "@hono/zod-openapi";
import { jsonAnswer } from "#api/http/service.ts";
import { kyugakeSchema } from "./schemas.ts";

export const kyugakeRoute = createRoute({
  method: "get",
  path: "/kyugake",
  tags: ["estate"],
  summary: "九掛け物件の数と、これまでの適合率",
  description: "九掛け(売出価格が推定の90%以下)の物件そのものは `/homes?sure=A,B` で探します。",
  responses: { 200: jsonAnswer(kyugakeSchema, "九掛け") },
});

export const kyugakeRoutes = [kyugakeRoute];
