import { createRoute, type z } from "@hono/zod-openapi";
import { queryNumberSchema } from "#api/http/field-schema.ts";
import { INVALID, jsonAnswer, NOT_FOUND } from "#api/http/service.ts";
import { TOPICS, type Topic } from "#domain/risk/topics/topic-names.ts";
import { LET_AREA_M2 } from "#kernel/fields/number-kinds.ts";
import { factsSchemas, type RiskFactsResponse } from "./fact-schemas.ts";
import {
  hazardsQuerySchema,
  hazardsSchema,
  interestSchema,
  nearbyQuerySchema,
  nearbySchema,
  riskListQuerySchema,
  riskPageSchema,
  riskParamsSchema,
  riskReportQuerySchema,
  riskReportSchema,
  toldQuerySchema,
} from "./schemas.ts";

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

export const subjectHazardsRoute = createRoute({
  method: "get",
  path: "/risk/{key}/hazards",
  tags,
  summary: "建物・場所のハザード情報",
  description: "建物とピンの場所はその地点の値、町丁目までの場所は町の範囲の値です。状態の区別は /hazards と同じです。",
  request: { params },
  responses: { 200: jsonAnswer(hazardsSchema, "レイヤーごとの状態と値"), ...NOT_FOUND },
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
  summary: "建物・場所のリスク診断",
  description:
    "key は建物または場所の鍵です。w は6分野の重み(地震-水害-建物-治安-子育て-暮らし、0〜100の整数)、floor は所在階、built・floors・structure・units・fund は登録のない建物について分かっていることです。この評価は安全を保証するものではありません。",
  request: { params, query: riskReportQuerySchema },
  responses: { 200: jsonAnswer(riskReportSchema, "診断"), ...NOT_FOUND, ...INVALID },
});

export const placesRoute = createRoute({
  method: "get",
  path: "/risk/{key}/places",
  tags,
  summary: "建物・場所の周辺の施設・学校・避難所など",
  request: { params, query: nearbyQuerySchema },
  responses: { 200: jsonAnswer(nearbySchema, "周辺の施設"), ...NOT_FOUND, ...INVALID },
});

const factsSummaries: Readonly<Record<Topic, string>> = {
  crime: "治安(犯罪の認知件数)",
  population: "人口と世帯",
  covid: "感染症の記録",
  market: "相場と売れやすさ",
  building: "建物と管理",
  rent: "賃料の推定",
  school: "通学区域",
  land: "地価公示",
};

const factsRoute = (topic: Topic, schema: z.ZodType<RiskFactsResponse>) =>
  createRoute({
    method: "get",
    path: `/risk/{key}/facts/${topic}`,
    tags,
    summary: factsSummaries[topic],
    // Only `rent` reads the size of the home whose rent is asked about, and only `building` and `rent` what is told of it.
    request: { params, query: toldQuerySchema.extend({ areaM2: queryNumberSchema(LET_AREA_M2).optional() }) },
    responses: { 200: jsonAnswer(schema, "データ"), ...NOT_FOUND, ...INVALID },
  });

/** One for each topic, so that the document says what each of them answers. */
export const factsRoutes = TOPICS.map((topic) => ({ topic, route: factsRoute(topic, factsSchemas[topic]) }));

export const interestRoute = createRoute({
  method: "get",
  path: "/risk/{key}/interest",
  tags,
  summary: "購入を待つ人と登録したオーナーの数",
  request: { params },
  responses: { 200: jsonAnswer(interestSchema, "人数"), ...NOT_FOUND },
});

export const riskRoutes = [
  hazardsRoute,
  riskListRoute,
  riskReportRoute,
  subjectHazardsRoute,
  placesRoute,
  ...factsRoutes.map(({ route }) => route),
  interestRoute,
];
