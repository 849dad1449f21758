import { createRoute, z } from "@hono/zod-openapi";
import { riskFactsSchema } from "#api/estate/risk-fact-schemas.ts";
import {
  correctionFormSchema,
  correctionInputSchema,
  correctionSchema,
  correctionsSchema,
  inquiryInputSchema,
  inquirySchema,
  interestSchema,
  noteInputSchema,
  noteReceivedSchema,
  notesSchema,
} from "#api/estate/risk-letter-schemas.ts";
import { noticeRoutes } from "#api/estate/risk-notice-routes.ts";
import {
  hazardsQuerySchema,
  hazardsSchema,
  nearbyQuerySchema,
  nearbySchema,
  riskListQuerySchema,
  riskPageSchema,
  riskParamsSchema,
  riskReportQuerySchema,
  riskReportSchema,
} from "#api/estate/risk-schemas.ts";
import { INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE } from "#api/service.ts";
import { TOPICS } from "#domain/risk/asked-kinds.ts";

const tags = ["risk"];
const params = riskParamsSchema;

export const hazardsRoute = createRoute({
  method: "get",
  path: "/hazards",
  tags,
  summary: "1地点のハザード情報",
  description:
    "ok(値あり)、none(調べた範囲で該当なし)、no_data(データなし)、out_of_area(対象外の地域)の4つの状態を区別します。色のない場所が安全とは限りません。",
  request: { query: hazardsQuerySchema },
  responses: { 200: jsonAnswer(hazardsSchema, "レイヤーごとの状態と値"), ...INVALID },
});

export const riskListRoute = createRoute({
  method: "get",
  path: "/risk",
  tags,
  summary: "マンションの一覧と診断の文字",
  request: { query: riskListQuerySchema },
  responses: { 200: jsonAnswer(riskPageSchema, "マンション"), ...INVALID },
});

export const riskReportRoute = createRoute({
  method: "get",
  path: "/risk/{key}",
  tags,
  summary: "マンションのリスク診断",
  description:
    "w は6分野の重み(地震-水害-建物-治安-子育て-暮らし、0〜100の整数)、floor は所在階です。この評価は安全を保証するものではありません。",
  request: { params, query: riskReportQuerySchema },
  responses: { 200: jsonAnswer(riskReportSchema, "診断"), ...NOT_FOUND, ...INVALID },
});

export const placesRoute = createRoute({
  method: "get",
  path: "/risk/{key}/places",
  tags,
  summary: "マンションの周辺の施設・学校・避難所など",
  request: { params, query: nearbyQuerySchema },
  responses: { 200: jsonAnswer(nearbySchema, "周辺の施設"), ...NOT_FOUND, ...INVALID },
});

export const factsRoute = createRoute({
  method: "get",
  path: "/risk/{key}/facts/{topic}",
  tags,
  summary: "治安・人口・相場・建物などの詳しいデータ",
  request: {
    params: params.extend({ topic: z.enum(TOPICS) }),
    // Only `rent` reads it: the size of the home whose rent is asked about.
    query: z.object({ areaM2: z.coerce.number().min(1).max(2000).optional() }),
  },
  responses: { 200: jsonAnswer(riskFactsSchema, "データ"), ...NOT_FOUND },
});

export const correctionsRoute = createRoute({
  method: "get",
  path: "/risk/{key}/corrections",
  tags,
  summary: "訂正の依頼とその経過(公開の記録)",
  request: { params },
  responses: { 200: jsonAnswer(correctionsSchema, "訂正の記録"), ...NOT_FOUND },
});

export const sendCorrectionRoute = createRoute({
  method: "post",
  path: "/risk/{key}/corrections",
  tags,
  summary: "誤りを知らせる",
  description:
    "資料のファイルは multipart/form-data の files で送ります(PDF・JPEG・PNG・WebP、1件5MB、3件まで)。ファイルは公開せず、担当者だけが確認に使います。",
  // Each kind of body is held against its own schema.
  request: {
    params,
    body: { content: { "application/json": { schema: correctionInputSchema }, "multipart/form-data": { schema: correctionFormSchema } } },
  },
  responses: { 201: jsonAnswer(correctionSchema, "受け付けた依頼"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const sendInquiryRoute = createRoute({
  method: "post",
  path: "/risk/inquiries",
  tags,
  summary: "問い合わせ・掲載の依頼・登録",
  request: { body: jsonBody(inquiryInputSchema) },
  responses: { 201: jsonAnswer(inquirySchema, "受け付けた内容"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const interestRoute = createRoute({
  method: "get",
  path: "/risk/{key}/interest",
  tags,
  summary: "購入を待つ人と登録したオーナーの数",
  request: { params },
  responses: { 200: jsonAnswer(interestSchema, "人数"), ...NOT_FOUND },
});

export const notesRoute = createRoute({
  method: "get",
  path: "/risk/{key}/notes",
  tags,
  summary: "まちの声(確認済みのもの)",
  request: { params },
  responses: { 200: jsonAnswer(notesSchema, "まちの声"), ...NOT_FOUND },
});

export const writeNoteRoute = createRoute({
  method: "post",
  path: "/risk/{key}/notes",
  tags,
  summary: "まちの声を送る",
  description: "編集部が確認してから表示します。",
  request: { params, body: jsonBody(noteInputSchema) },
  responses: { 202: jsonAnswer(noteReceivedSchema, "受け付けた声"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const riskRoutes = [
  hazardsRoute,
  riskListRoute,
  riskReportRoute,
  placesRoute,
  factsRoute,
  correctionsRoute,
  sendCorrectionRoute,
  sendInquiryRoute,
  interestRoute,
  notesRoute,
  writeNoteRoute,
  ...noticeRoutes,
];
