import { createRoute, z } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, jsonBody, PREPARING, UNREADABLE } from "#api/http/service.ts";
import type { ApiVersion } from "#domain/api-access/versions.ts";
import {
  assessmentInputSchema,
  assessmentInputV3Schema,
  assessmentV1Schema,
  assessmentV2Schema,
  assessmentV3Schema,
} from "./assessment-schemas.ts";
import { ASKED_TOO_OFTEN, ASSESSED, KEYED } from "./problem-answers.ts";
import { usageSchema } from "./usage-schemas.ts";

const tags = ["assessments"];
const security = [{ apiKey: [] }];

export const named = z.object({
  "idempotency-key": z.string().max(257).optional().openapi({
    description:
      "呼び出しの名前(255文字まで)。同じ名前と内容の呼び出しは、24時間のあいだ一度だけ行い、二度目からは同じ答えを返します。回数に数えません",
    example: "0b5d66-2418",
  }),
});

const quotaHeaders = z.object({
  RateLimit: z
    .string()
    .openapi({ description: "残りの回数(r)と、もとに戻るまでの秒数(t)", example: '"burst";r=19;t=1, "month";r=29812;t=1857600' }),
  "RateLimit-Policy": z
    .string()
    .openapi({ description: "上限の回数(q)と、その期間の秒数(w)", example: '"burst";q=20;w=1, "month";q=30000;w=2678400' }),
});

const assessed = <S>(schema: S) => ({ 200: { ...jsonAnswer(schema, "推定の結果"), headers: quotaHeaders }, ...KEYED, ...ASSESSED });
const request = { headers: named, body: jsonBody(assessmentInputSchema) };
const requestV3 = { headers: named, body: jsonBody(assessmentInputV3Schema) };

const ABOUT: Readonly<Record<ApiVersion, string>> = {
  v1: "住所・マンション・経度と緯度のどれかと、広さなどを送ると、成約想定価格を返します。",
  v2: "成約想定価格に加えて、成約想定賃料、表面利回り、条件の近い成約を返します。",
  v3: "成約想定価格を80%の幅、±10%に入る確率、確かさ、理由の円、リスク評価といっしょに返します。",
};

const assessment = <V extends ApiVersion>(version: V) => ({
  method: "post" as const,
  path: `/${version}/assessments` as const,
  tags,
  security,
  operationId: `assess-${version}`,
  summary: "住まいの価格を推定する",
  description: ABOUT[version],
});

export const assessV1Route = createRoute({ ...assessment("v1"), request, responses: assessed(assessmentV1Schema) });
export const assessV2Route = createRoute({ ...assessment("v2"), request, responses: assessed(assessmentV2Schema) });
export const assessV3Route = createRoute({ ...assessment("v3"), request: requestV3, responses: assessed(assessmentV3Schema) });

const usage = <V extends ApiVersion>(version: V) =>
  createRoute({
    method: "get",
    path: `/${version}/usage`,
    tags,
    security,
    operationId: `usage-${version}`,
    summary: "今月の回数と残り",
    description: "このキーの契約が今月使った回数、料金の見込み、残りの回数です。この呼び出しは回数に数えません。",
    responses: { 200: jsonAnswer(usageSchema, "回数と残り"), ...KEYED, ...ASKED_TOO_OFTEN },
  });

export const usageRoutes = { v1: usage("v1"), v2: usage("v2"), v3: usage("v3") } as const;

/** What each version has: the routes of its document. */
export const ROUTES_OF_VERSION = {
  v1: [assessV1Route, usageRoutes.v1],
  v2: [assessV2Route, usageRoutes.v2],
  v3: [assessV3Route, usageRoutes.v3],
} as const;

/** Of the site's own reference pages: no key, a few calls an hour. */
export const tryRoute = createRoute({
  method: "post",
  path: "/try/assessments",
  tags: ["biz"],
  summary: "AI査定APIを試す",
  description: "AI査定API v3 と同じ答えを、キーなしで返します。1時間に5回まで。答えはサンプルです。残りの回数は RateLimit にあります。",
  request: { body: jsonBody(assessmentInputV3Schema) },
  responses: { 200: jsonAnswer(assessmentV3Schema, "推定の結果"), ...UNREADABLE, ...INVALID, ...PREPARING },
});

export const bizRoutes = [tryRoute];
