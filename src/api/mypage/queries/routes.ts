import { createRoute, z } from "@hono/zod-openapi";
import {
  AGREED_ONLY,
  CHANGED_OR_NOT_NOW,
  INVALID,
  jsonAnswer,
  jsonBody,
  MEMBERS_ONLY,
  NOT_FOUND,
  STALE,
  UNREADABLE,
} from "#api/http/service.ts";
import { noticeRoutes } from "./notice-routes.ts";
import {
  queryChangeSchema,
  queryDetailSchema,
  queryDraftAnswerSchema,
  queryDraftInputSchema,
  queryInputSchema,
  queryStepSchema,
  savedQueriesSchema,
  savedQuerySchema,
} from "./schemas.ts";
import { toldRoute } from "./told-routes.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];
const params = z.object({ id: z.string().max(40) });
const CHANGED = { ...MEMBERS_ONLY, ...AGREED_ONLY, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID };

export const queriesRoute = createRoute({
  method: "get",
  path: "/queries",
  tags,
  security,
  summary: "保存した条件の一覧",
  description: "見た日から12か月で期限を迎えます。",
  responses: { 200: jsonAnswer(savedQueriesSchema, "保存した条件"), ...MEMBERS_ONLY },
});

export const queryRoute = createRoute({
  method: "get",
  path: "/queries/{id}",
  tags,
  security,
  summary: "保存した条件",
  request: { params },
  responses: { 200: jsonAnswer(queryDetailSchema, "保存した条件と、その版"), ...MEMBERS_ONLY, ...NOT_FOUND },
});

export const saveQueryRoute = createRoute({
  method: "post",
  path: "/queries",
  tags,
  security,
  summary: "条件を保存する",
  description:
    "有効と一時停止中を合わせて10件まで保存できます。draftUpdatedAt は、もとにした下書きの更新日時です。その下書きはなくなり、ほかの端末の下書きは残ります。",
  request: { body: jsonBody(queryInputSchema) },
  responses: { 201: jsonAnswer(savedQuerySchema, "保存した条件"), ...CHANGED },
});

export const editQueryRoute = createRoute({
  method: "put",
  path: "/queries/{id}",
  tags,
  security,
  summary: "保存した条件を変える",
  description: "次の版になります。updatedAt は、変える前に見たものを送ります。",
  request: { params, body: jsonBody(queryChangeSchema) },
  responses: { 200: jsonAnswer(savedQuerySchema, "変えた条件"), ...CHANGED, ...NOT_FOUND },
});

export const copyQueryRoute = createRoute({
  method: "post",
  path: "/queries/{id}/copies",
  tags,
  security,
  summary: "保存した条件をコピーする",
  description: "コピーは一時停止中です。",
  request: { params, body: jsonBody(z.strictObject({})) },
  responses: { 201: jsonAnswer(savedQuerySchema, "コピーした条件"), ...CHANGED, ...NOT_FOUND },
});

export const stepQueryRoute = createRoute({
  method: "post",
  path: "/queries/{id}/steps",
  tags,
  security,
  summary: "一時停止・再開・削除・削除の取り消し",
  description: "削除した条件は90日のあいだ取り消せます。",
  request: { params, body: jsonBody(queryStepSchema) },
  responses: { 200: jsonAnswer(savedQuerySchema, "いまの状態"), ...CHANGED, ...NOT_FOUND },
});

export const queryDraftRoute = createRoute({
  method: "get",
  path: "/query-draft",
  tags,
  security,
  summary: "条件の下書き",
  responses: { 200: jsonAnswer(queryDraftAnswerSchema, "下書き"), ...MEMBERS_ONLY },
});

export const saveQueryDraftRoute = createRoute({
  method: "put",
  path: "/query-draft",
  tags,
  security,
  summary: "条件の下書きを保存する",
  description: "1人に1つです。最後の回答から30日で消えます。ほかの端末で保存されていれば409です。",
  request: { body: jsonBody(queryDraftInputSchema) },
  responses: { 200: jsonAnswer(queryDraftAnswerSchema, "下書き"), ...MEMBERS_ONLY, ...AGREED_ONLY, ...STALE, ...UNREADABLE, ...INVALID },
});

export const dropQueryDraftRoute = createRoute({
  method: "delete",
  path: "/query-draft",
  tags,
  security,
  summary: "条件の下書きを消す",
  responses: { 200: jsonAnswer(queryDraftAnswerSchema, "下書き"), ...MEMBERS_ONLY },
});

export const queryRoutes = [
  ...[queriesRoute, queryRoute, saveQueryRoute, editQueryRoute, copyQueryRoute, stepQueryRoute],
  ...noticeRoutes,
  toldRoute,
  ...[queryDraftRoute, saveQueryDraftRoute, dropQueryDraftRoute],
];
