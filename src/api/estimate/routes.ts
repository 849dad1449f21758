import { createRoute, z } from "@hono/zod-openapi";
import { jsonAnswer, NOT_FOUND, PREPARING } from "#api/http/service.ts";
import { estimateJobSchema } from "#api/price-checker/schemas.ts";
import { estimateResponseSchema } from "./schemas.ts";

const tags = ["estimate"];
const params = z.object({ id: z.string().max(40) });

export const estimateRoute = createRoute({
  method: "get",
  path: "/estimates/{id}",
  tags,
  summary: "推定結果",
  request: { params },
  responses: { 200: jsonAnswer(estimateResponseSchema, "推定結果"), ...NOT_FOUND },
});

export const recomputeRoute = createRoute({
  method: "post",
  path: "/estimates/{id}/recompute",
  tags,
  summary: "同じ物件を今のモデルとデータで推定し直す",
  request: { params },
  responses: {
    202: { ...jsonAnswer(estimateJobSchema, "受け付けた依頼"), headers: z.object({ Location: z.string() }) },
    ...NOT_FOUND,
    ...PREPARING,
  },
});

export const estimateRoutes = [estimateRoute, recomputeRoute];
