import { createRoute, z } from "@hono/zod-openapi";
import { batchesSchema, batchParams, batchSchema, resultPartQuery, resultPartSchema } from "#api/biz/batch-schemas.ts";
import {
  clientEndpointInputSchema,
  deliveriesSchema,
  deliveryParams,
  doneSchema,
  endpointParams,
  endpointSchema,
  endpointsSchema,
  madeEndpointSchema,
  pingedSchema,
  rotationSchema,
} from "#api/biz/webhook-schemas.ts";
import {
  CHANGED_OR_NOT_NOW,
  CONFLICT,
  INVALID,
  jsonAnswer,
  jsonBody,
  MEMBERS_ONLY,
  NOT_FOUND,
  STAFF_ONLY,
  UNREADABLE,
} from "#api/http/service.ts";

const common = { tags: ["company"], security: [{ accessToken: [] }] };
const nothing = jsonBody(z.strictObject({}));
const STAFF = { ...MEMBERS_ONLY, ...STAFF_ONLY };
const CHANGED = { ...STAFF, ...NOT_FOUND, ...UNREADABLE, ...INVALID };
const webhook = "/api/webhooks/{id}" as const;
const params = endpointParams;

/** Webhooks and batches of the clients of a company. */
export const SOLD_ROUTES = {
  webhooks: createRoute({
    ...{ ...common, method: "get", path: "/api/webhooks", summary: "Webhookの送信先" },
    responses: { 200: jsonAnswer(endpointsSchema, "送信先(秘密鍵は含みません)"), ...STAFF },
  }),
  add: createRoute({
    ...{ ...common, method: "post", path: "/api/webhooks", summary: "Webhookの送信先を加える" },
    description: "契約ごとに5つまで。秘密鍵は、この答えにだけあります。",
    request: { body: jsonBody(clientEndpointInputSchema) },
    responses: { 200: jsonAnswer(madeEndpointSchema, "加えた送信先と、秘密鍵"), ...CHANGED, ...CHANGED_OR_NOT_NOW },
  }),
  remove: createRoute({
    ...{ ...common, method: "delete", path: webhook, summary: "Webhookの送信先を取り除く", request: { params } },
    responses: { 200: jsonAnswer(doneSchema, "取り除きました"), ...STAFF, ...NOT_FOUND },
  }),
  rotate: createRoute({
    ...{ ...common, method: "post", path: `${webhook}/rotation`, summary: "Webhookの秘密鍵を取り替える" },
    request: { params, body: jsonBody(rotationSchema) },
    responses: { 200: jsonAnswer(madeEndpointSchema, "送信先と、新しい秘密鍵"), ...CHANGED },
  }),
  turnOn: createRoute({
    ...{ ...common, method: "post", path: `${webhook}/activation`, summary: "Webhookの送信を再開する" },
    request: { params, body: nothing },
    responses: { 200: jsonAnswer(endpointSchema, "送信先"), ...CHANGED },
  }),
  ping: createRoute({
    ...{ ...common, method: "post", path: `${webhook}/ping`, summary: "Webhookを試しに送る" },
    request: { params, body: nothing },
    responses: { 200: jsonAnswer(pingedSchema, "送信の予定"), ...CHANGED },
  }),
  deliveries: createRoute({
    ...{ ...common, method: "get", path: `${webhook}/deliveries`, summary: "Webhookの送信の記録", request: { params } },
    responses: { 200: jsonAnswer(deliveriesSchema, "新しい順に100件"), ...STAFF, ...NOT_FOUND },
  }),
  resend: createRoute({
    ...{ ...common, method: "post", path: `${webhook}/deliveries/{deliveryId}/resend`, summary: "Webhookをもう一度送る" },
    request: { params: deliveryParams, body: nothing },
    responses: { 200: jsonAnswer(doneSchema, "送信の予定"), ...CHANGED },
  }),
  batches: createRoute({
    ...{ ...common, method: "get", path: "/api/batches", summary: "一括査定の一覧" },
    responses: { 200: jsonAnswer(batchesSchema, "新しい順に100件"), ...STAFF },
  }),
  batch: createRoute({
    ...{ ...common, method: "get", path: "/api/batches/{id}", summary: "一括査定の状態", request: { params: batchParams } },
    responses: { 200: jsonAnswer(batchSchema, "状態"), ...STAFF, ...NOT_FOUND },
  }),
  results: createRoute({
    ...{ ...common, method: "get", path: "/api/batches/{id}/results", summary: "一括査定の結果" },
    description: "表計算ソフトで開けるCSVを、5,000行ずつ答えます。続きは next を after に入れて求め、つなぎ合わせます。",
    request: { params: batchParams, query: resultPartQuery },
    responses: { 200: jsonAnswer(resultPartSchema, "結果の一部"), ...STAFF, ...NOT_FOUND, ...CONFLICT, ...INVALID },
  }),
  cancel: createRoute({
    ...{ ...common, method: "post", path: "/api/batches/{id}/cancellation", summary: "一括査定を取り消す" },
    request: { params: batchParams, body: nothing },
    responses: { 200: jsonAnswer(batchSchema, "取り消した一括査定"), ...CHANGED, ...CONFLICT },
  }),
} as const;

export const soldRoutes = Object.values(SOLD_ROUTES);
