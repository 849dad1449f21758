import { createRoute, z } from "@hono/zod-openapi";
import { CONFLICT, INVALID, jsonAnswer, jsonBody, NOT_FOUND, PREPARING, UNREADABLE } from "#api/http/service.ts";
import { accuracyResponseSchema, estimateJobSchema, estimateOrderSchema } from "./schemas.ts";

const tags = ["price-checker"];
const params = z.object({ id: z.string().max(40) });

export const submitRoute = createRoute({
  method: "post",
  path: "/jobs",
  tags,
  summary: "AI価格チェックを依頼する",
  description:
    "同じ条件・同じモデルの結果が24時間以内にあるとき、または待たずに計算できたときは、完了した状態で返します。それ以外は、進み具合を問い合わせてください。",
  request: { body: jsonBody(estimateOrderSchema) },
  responses: {
    202: { ...jsonAnswer(estimateJobSchema, "受け付けた依頼"), headers: z.object({ Location: z.string() }) },
    ...UNREADABLE,
    ...INVALID,
    ...PREPARING,
  },
});

export const jobRoute = createRoute({
  method: "get",
  path: "/jobs/{id}",
  tags,
  summary: "依頼の進み具合",
  request: { params },
  responses: { 200: jsonAnswer(estimateJobSchema, "依頼"), ...NOT_FOUND },
});

export const cancelRoute = createRoute({
  method: "post",
  path: "/jobs/{id}/cancel",
  tags,
  summary: "依頼を取り消す",
  request: { params },
  responses: { 200: jsonAnswer(estimateJobSchema, "取り消した依頼"), ...NOT_FOUND, ...CONFLICT },
});

export const retryRoute = createRoute({
  method: "post",
  path: "/jobs/{id}/retry",
  tags,
  summary: "失敗した、または取り消した依頼をやり直す",
  request: { params },
  responses: { 202: jsonAnswer(estimateJobSchema, "やり直す依頼"), ...NOT_FOUND, ...CONFLICT, ...PREPARING },
});

export const accuracyRoute = createRoute({
  method: "get",
  path: "/accuracy",
  tags,
  summary: "推定モデルの精度",
  responses: { 200: jsonAnswer(accuracyResponseSchema, "使用中のモデルの成績") },
});

export const priceCheckerRoutes = [submitRoute, jobRoute, cancelRoute, retryRoute, accuracyRoute];
