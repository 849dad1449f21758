import { createRoute, z } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, jsonBody, NOT_FOUND, OPERATORS_ONLY, STALE, UNREADABLE } from "#api/http/service.ts";
import {
  approvalsSchema,
  auditCheckSchema,
  auditPageSchema,
  auditQuery,
  countsQuery,
  countsSchema,
  csvSchema,
  decisionSchema,
  disclosureSchema,
  fileParams,
  foundSchema,
  itemParams,
  itemSchema,
  meSchema,
  outcomeSchema,
  pageQuery,
  queuePageSchema,
  queueParams,
  queuesSchema,
  searchQuery,
  verdictSchema,
} from "./schemas.ts";

const shared = { tags: ["desk"], security: [{ accessToken: [] }] };
const ONLY = { ...OPERATORS_ONLY, ...NOT_FOUND };
const CHANGES = { ...ONLY, ...STALE, ...UNREADABLE, ...INVALID };

export const meRoute = createRoute({
  ...shared,
  method: "get",
  path: "/me",
  summary: "担当者",
  responses: { 200: jsonAnswer(meSchema, "担当者"), ...ONLY },
});

export const queuesRoute = createRoute({
  ...shared,
  method: "get",
  path: "/queues",
  summary: "列ごとの件数",
  responses: { 200: jsonAnswer(queuesSchema, "列と件数"), ...ONLY },
});

export const queueRoute = createRoute({
  ...shared,
  method: "get",
  path: "/queues/{queue}",
  summary: "列の一覧",
  description: "期限の近い順に20件ずつ。個人の情報は入りません。",
  request: { params: queueParams, query: pageQuery },
  responses: { 200: jsonAnswer(queuePageSchema, "一覧"), ...ONLY, ...INVALID },
});

export const exportRoute = createRoute({
  ...shared,
  method: "post",
  path: "/queues/{queue}/export",
  summary: "列の一覧を書き出す",
  request: { params: queueParams },
  responses: { 200: jsonAnswer(csvSchema, "CSV"), ...ONLY },
});

export const searchRoute = createRoute({
  ...shared,
  method: "get",
  path: "/search",
  summary: "番号で探す",
  request: { query: searchQuery },
  responses: { 200: jsonAnswer(foundSchema, "見つかった件"), ...ONLY, ...INVALID },
});

export const countsRoute = createRoute({
  ...shared,
  method: "get",
  path: "/counts",
  summary: "画面を開いた回数",
  description: "今日までの days 日。だれが開いたかは、残していません。",
  request: { query: countsQuery },
  responses: { 200: jsonAnswer(countsSchema, "道筋ごとの回数"), ...ONLY, ...INVALID },
});

export const itemRoute = createRoute({
  ...shared,
  method: "get",
  path: "/items/{queue}/{id}",
  summary: "件の内容",
  description: "開いたことは、記録に残ります。",
  request: { params: itemParams },
  responses: { 200: jsonAnswer(itemSchema, "件"), ...ONLY },
});

export const claimRoute = createRoute({
  ...shared,
  method: "post",
  path: "/items/{queue}/{id}/claim",
  summary: "担当する",
  description: "30分のあいだ、ほかの担当者は決められません。もう一度呼ぶと延ばせます。",
  request: { params: itemParams },
  responses: { 200: jsonAnswer(outcomeSchema, "結果"), ...ONLY, ...STALE },
});

export const releaseRoute = createRoute({
  ...shared,
  method: "delete",
  path: "/items/{queue}/{id}/claim",
  summary: "担当をやめる",
  request: { params: itemParams },
  responses: { 200: jsonAnswer(outcomeSchema, "結果"), ...ONLY },
});

export const decisionRoute = createRoute({
  ...shared,
  method: "post",
  path: "/items/{queue}/{id}/decision",
  summary: "決める",
  description: "担当している件だけを決められます。二人の承認が要るものは、ほかの担当者の承認を待ちます。",
  request: { params: itemParams, body: jsonBody(decisionSchema) },
  responses: { 200: jsonAnswer(outcomeSchema, "結果"), ...CHANGES },
});

export const disclosureRoute = createRoute({
  ...shared,
  method: "post",
  path: "/items/{queue}/{id}/disclosure",
  summary: "連絡先の開示を頼む",
  description: "ほかの担当者が承認すると、30分のあいだ連絡先が見られます。",
  request: { params: itemParams, body: jsonBody(disclosureSchema) },
  responses: { 200: jsonAnswer(outcomeSchema, "結果"), ...CHANGES },
});

export const fileRoute = createRoute({
  ...shared,
  method: "get",
  path: "/items/{queue}/{id}/files/{file}",
  summary: "添付の資料",
  request: { params: fileParams },
  responses: {
    200: { description: "資料", content: { "application/octet-stream": { schema: z.string().openapi({ format: "binary" }) } } },
    ...ONLY,
  },
});

export const approvalsRoute = createRoute({
  ...shared,
  method: "get",
  path: "/approvals",
  summary: "ほかの担当者の承認を待つもの",
  responses: { 200: jsonAnswer(approvalsSchema, "承認待ち"), ...ONLY },
});

export const verdictRoute = createRoute({
  ...shared,
  method: "post",
  path: "/approvals/{id}",
  summary: "承認する・しない・取り下げる",
  request: { params: z.object({ id: z.string().min(1).max(40) }), body: jsonBody(verdictSchema) },
  responses: { 200: jsonAnswer(outcomeSchema, "結果"), ...CHANGES },
});

export const auditRoute = createRoute({
  ...shared,
  method: "get",
  path: "/audit",
  summary: "記録",
  request: { query: auditQuery },
  responses: { 200: jsonAnswer(auditPageSchema, "新しい順の記録"), ...ONLY, ...INVALID },
});

export const auditCheckRoute = createRoute({
  ...shared,
  method: "post",
  path: "/audit/check",
  summary: "記録が変えられていないか確かめる",
  responses: { 200: jsonAnswer(auditCheckSchema, "結果"), ...ONLY },
});

export const auditExportRoute = createRoute({
  ...shared,
  method: "post",
  path: "/audit/export",
  summary: "記録を書き出す",
  responses: { 200: jsonAnswer(csvSchema, "CSV"), ...ONLY },
});

export const deskRoutes = [
  ...[meRoute, queuesRoute, queueRoute, exportRoute, searchRoute, countsRoute],
  ...[itemRoute, claimRoute, releaseRoute, decisionRoute, disclosureRoute, fileRoute],
  ...[approvalsRoute, verdictRoute, auditRoute, auditCheckRoute, auditExportRoute],
];
