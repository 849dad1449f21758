import { createRoute, z } from "@hono/zod-openapi";
import { CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { recommenderLineRoutes } from "./line-routes.ts";
import {
  applicationInputSchema,
  applicationSchema,
  clickInputSchema,
  clickSchema,
  customerInputSchema,
  domainCheckInputSchema,
  domainChecksSchema,
  doneSchema,
  queryChangeSchema,
  queryInputSchema,
  savedSchema,
  steppedSchema,
  stepSchema,
  targetQuerySchema,
  targetSchema,
  tenantKeySchema,
  tenantPageSchema,
  visitInputSchema,
  visitSchema,
} from "./schemas.ts";

const tags = ["recommender"];
const tenant = { params: z.object({ key: tenantKeySchema }) };
const query = { params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }) };
const oneToken = { query: z.object({ token: z.string().regex(/^[\w-]{43}$/) }) };
const BY_LINK = "メールのリンクを開いた人(POST /visits の Cookie)だけが使えます。";
const CHANGES = { ...NOT_FOUND, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID };

export const applyRoute = createRoute({
  method: "post",
  path: "/applications",
  tags,
  summary: "物件提案サービスの導入を申し込む",
  description:
    "受付番号をメールで送り、免許の内容を確認してからお返事します。同じ内容を1日のうちに送ると、はじめの受付番号を返します。会社の管理者としてサインインしていると、承認の後、その会社の管理画面で使えます。",
  request: { body: jsonBody(applicationInputSchema) },
  responses: { 201: jsonAnswer(applicationSchema, "受け付けた申し込み"), ...UNREADABLE, ...INVALID },
});

export const domainCheckRoute = createRoute({
  method: "post",
  path: "/mail-domain-checks",
  tags,
  summary: "差出人のドメインの設定(SPF・DKIM・DMARC)を確かめる",
  description: "DNSを調べて、5秒のうちに答えます。何も保存しません。準備ができていなくても申し込めます。",
  request: { body: jsonBody(domainCheckInputSchema) },
  responses: { 200: jsonAnswer(domainChecksSchema, "調べた結果"), ...UNREADABLE, ...INVALID },
});

export const tenantRoute = createRoute({
  method: "get",
  path: "/tenants/{key}",
  tags,
  summary: "物件提案サービスを使う会社",
  request: tenant,
  responses: { 200: jsonAnswer(tenantPageSchema, "会社の表示"), ...NOT_FOUND },
});

export const registerRoute = createRoute({
  method: "post",
  path: "/tenants/{key}/customers",
  tags,
  summary: "希望の条件を登録する",
  description: "確認のメールのリンクを開いて確定するまで、何も登録されません。すでに登録のあるアドレスでも、答えは同じです。",
  request: { ...tenant, body: jsonBody(customerInputSchema) },
  responses: { 202: jsonAnswer(doneSchema, "受け付けました"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const targetRoute = createRoute({
  method: "get",
  path: "/tenants/{key}/target",
  tags,
  summary: "会社のページへのリンクを確かめる(何も数えません)",
  description: "会社が登録したホストの https のアドレスだけです。ほかは 404 です。",
  request: { ...tenant, query: targetQuerySchema },
  responses: { 200: jsonAnswer(targetSchema, "リンク先"), ...NOT_FOUND, ...INVALID },
});

export const clickRoute = createRoute({
  method: "post",
  path: "/tenants/{key}/clicks",
  tags,
  summary: "会社のページへ移ったことを記録する",
  request: { ...tenant, body: jsonBody(clickInputSchema) },
  responses: { 201: jsonAnswer(clickSchema, "リンク先"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const openVisitRoute = createRoute({
  method: "post",
  path: "/visits",
  tags,
  summary: "メールのリンクを開く",
  description:
    "リンクの持ち主のページを返し、続きの操作のための Cookie を付けます。何も変えません。期限の切れたリンクには state: expired で 404 を返します。",
  request: { body: jsonBody(visitInputSchema) },
  responses: { 200: jsonAnswer(visitSchema, "リンクの持ち主のページ"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const visitRoute = createRoute({
  method: "get",
  path: "/visit",
  tags,
  summary: "リンクの持ち主のページ",
  description: BY_LINK,
  responses: { 200: jsonAnswer(visitSchema, "リンクの持ち主のページ"), ...NOT_FOUND },
});

export const linkRoute = createRoute({
  method: "post",
  path: "/links",
  tags,
  summary: "新しいリンクを同じメールアドレスに送る",
  request: { body: jsonBody(visitInputSchema) },
  responses: { 202: jsonAnswer(doneSchema, "受け付けました"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const addQueryRoute = createRoute({
  method: "post",
  path: "/queries",
  tags,
  summary: "条件を加える",
  description: BY_LINK,
  request: { body: jsonBody(queryInputSchema) },
  responses: { 201: jsonAnswer(savedSchema, "保存した条件"), ...CHANGES },
});

export const editQueryRoute = createRoute({
  method: "put",
  path: "/queries/{id}",
  tags,
  summary: "条件を変える",
  description: BY_LINK,
  request: { ...query, body: jsonBody(queryChangeSchema) },
  responses: { 200: jsonAnswer(savedSchema, "保存した条件"), ...CHANGES },
});

export const stepRoute = createRoute({
  method: "post",
  path: "/queries/{id}/steps",
  tags,
  summary: "条件を確定・休止・再開・削除する",
  description: BY_LINK,
  request: { ...query, body: jsonBody(stepSchema) },
  responses: { 200: jsonAnswer(steppedSchema, "済みました"), ...CHANGES },
});

export const stopRoute = createRoute({
  method: "post",
  path: "/stop",
  tags,
  summary: "配信をすべて止める(RFC 8058 のワンクリック停止)",
  description: "本文は読みません。リンクの期限にかかわらず止められ、繰り返しても同じ結果になります。",
  request: oneToken,
  responses: { 200: jsonAnswer(doneSchema, "止めました"), ...NOT_FOUND, ...INVALID },
});

export const stopPageRoute = createRoute({
  method: "get",
  path: "/stop",
  tags,
  summary: "停止の画面へ移る（何も変えません）",
  request: oneToken,
  responses: { 303: { description: "画面へ移ります" }, ...INVALID },
});

export const stopVisitRoute = createRoute({
  method: "post",
  path: "/visit/stop",
  tags,
  summary: "自分のページから、配信をすべて止める",
  description: BY_LINK,
  responses: { 200: jsonAnswer(doneSchema, "止めました"), ...NOT_FOUND, ...INVALID },
});

export const recommenderRoutes = [
  applyRoute,
  domainCheckRoute,
  tenantRoute,
  registerRoute,
  targetRoute,
  clickRoute,
  openVisitRoute,
  visitRoute,
  linkRoute,
  addQueryRoute,
  editQueryRoute,
  stepRoute,
  stopRoute,
  stopPageRoute,
  stopVisitRoute,
  ...recommenderLineRoutes,
];
