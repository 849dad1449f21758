import { createRoute, z } from "@hono/zod-openapi";
import { jsonAnswer, jsonBody } from "#api/http/service.ts";
import { ASKED_TOO_OFTEN, CHANGED, FULL, KEYED, NO_SUCH } from "./problem-answers.ts";
import {
  deliveriesSchema,
  deliveryParams,
  doneSchema,
  endpointInputSchema,
  endpointParams,
  endpointSchema,
  endpointsSchema,
  madeEndpointSchema,
  pingedSchema,
  rotationSchema,
} from "./webhook-schemas.ts";

const common = { tags: ["webhooks"], security: [{ apiKey: [] }] };
const nothing = jsonBody(z.strictObject({}));
const path = "/v3/webhooks" as const;
const one = `${path}/{id}` as const;
const params = endpointParams;
const REFUSED = { ...KEYED, ...NO_SUCH, ...ASKED_TOO_OFTEN };

const SIGNED = `一括査定の完了(batch.finished)と失敗(batch.failed)を、Standard Webhooks の形で POST します。2xx のほかは、最初の送信を含めて、約1日のあいだに8回まで送ります。
受け取る側では、webhook-signature を本文のバイト列のまま確かめ、webhook-timestamp が5分より離れたものと、同じ webhook-id の二度目を捨ててください。`;

export const WEBHOOK_ROUTES = {
  list: createRoute({
    ...common,
    method: "get",
    path,
    operationId: "webhooks",
    summary: "Webhookの送信先",
    description: SIGNED,
    responses: { 200: jsonAnswer(endpointsSchema, "送信先(秘密鍵は含みません)"), ...KEYED, ...ASKED_TOO_OFTEN },
  }),
  add: createRoute({
    ...common,
    method: "post",
    path,
    operationId: "add-webhook",
    summary: "Webhookの送信先を加える",
    description: "5つまで。秘密鍵は、この答えにだけあります。",
    request: { body: jsonBody(endpointInputSchema) },
    responses: { 201: jsonAnswer(madeEndpointSchema, "加えた送信先と、秘密鍵"), ...KEYED, ...CHANGED, ...FULL, ...ASKED_TOO_OFTEN },
  }),
  remove: createRoute({
    ...common,
    method: "delete",
    path: one,
    operationId: "remove-webhook",
    summary: "Webhookの送信先を取り除く",
    request: { params },
    responses: { 200: jsonAnswer(doneSchema, "取り除きました"), ...REFUSED },
  }),
  rotate: createRoute({
    ...common,
    method: "post",
    path: `${one}/rotation`,
    operationId: "rotate-webhook",
    summary: "秘密鍵を取り替える",
    description: "keepHours のあいだは、前の鍵と新しい鍵の両方で署名します。",
    request: { params, body: jsonBody(rotationSchema) },
    responses: { 200: jsonAnswer(madeEndpointSchema, "送信先と、新しい秘密鍵"), ...CHANGED, ...REFUSED },
  }),
  turnOn: createRoute({
    ...common,
    method: "post",
    path: `${one}/activation`,
    operationId: "turn-on-webhook",
    summary: "送信を再開する",
    request: { params, body: nothing },
    responses: { 200: jsonAnswer(endpointSchema, "送信先"), ...CHANGED, ...REFUSED },
  }),
  ping: createRoute({
    ...common,
    method: "post",
    path: `${one}/ping`,
    operationId: "ping-webhook",
    summary: "試しに送る",
    description: "もう一度送る操作と合わせて、続けて10回まで、その後は1分に2回までです。",
    request: { params, body: nothing },
    responses: { 202: jsonAnswer(pingedSchema, "送信の予定"), ...CHANGED, ...REFUSED },
  }),
  deliveries: createRoute({
    ...common,
    method: "get",
    path: `${one}/deliveries`,
    operationId: "webhook-deliveries",
    summary: "送信の記録",
    description: "30日分、新しい順に100件まで。相手の答えの本文は残しません。",
    request: { params },
    responses: { 200: jsonAnswer(deliveriesSchema, "送信と、その試み"), ...REFUSED },
  }),
  resend: createRoute({
    ...common,
    method: "post",
    path: `${one}/deliveries/{deliveryId}/resend`,
    operationId: "resend-webhook",
    summary: "もう一度送る",
    request: { params: deliveryParams, body: nothing },
    responses: { 202: jsonAnswer(doneSchema, "送信の予定"), ...CHANGED, ...REFUSED },
  }),
} as const;
