import { createRoute, z } from "@hono/zod-openapi";
import { AGREED_ONLY, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STALE, UNREADABLE } from "#api/http/service.ts";
import { assetRoutes } from "./assets/routes.ts";
import { connectRoutes } from "./connect-routes.ts";
import { markRoutes } from "./favorites/mark-routes.ts";
import { shelfRoutes } from "./favorites/shelf-routes.ts";
import { homeRoutes } from "./home-routes.ts";
import { lineLinkRoutes } from "./line-routes.ts";
import { memberDataRoutes } from "./member-data/routes.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { offerRoutes } from "./offers/routes.ts";
import { queryRoutes } from "./queries/routes.ts";
import {
  acceptInputSchema,
  agreementsResponseSchema,
  consentInputSchema,
  consentResponseSchema,
  consentsResponseSchema,
  mergeInputSchema,
  mergeResponseSchema,
  overviewResponseSchema,
  profileChangesSchema,
  profileResponseSchema,
  riskWeightsInputSchema,
  riskWeightsResponseSchema,
  userInfoInputSchema,
  userInfoResponseSchema,
  withdrawablePurposeSchema,
} from "./schemas.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];

export const overviewRoute = createRoute({
  method: "get",
  path: "/overview",
  tags,
  security,
  summary: "マイページの概要",
  responses: { 200: jsonAnswer(overviewResponseSchema, "概要"), ...MEMBERS_ONLY },
});

export const profileRoute = createRoute({
  method: "get",
  path: "/profile",
  tags,
  security,
  summary: "プロフィール",
  responses: { 200: jsonAnswer(profileResponseSchema, "プロフィール"), ...MEMBERS_ONLY },
});

export const saveProfileRoute = createRoute({
  method: "put",
  path: "/profile",
  tags,
  security,
  summary: "プロフィールの一部または全部を保存する",
  description: "送らなかった項目はそのまま残ります。目的のある項目に初めて答えるときは、示した文面の版 consentTextVersion を添えます。",
  request: { body: jsonBody(profileChangesSchema) },
  responses: {
    200: jsonAnswer(profileResponseSchema, "保存したプロフィール"),
    ...MEMBERS_ONLY,
    ...AGREED_ONLY,
    ...STALE,
    ...UNREADABLE,
    ...INVALID,
  },
});

export const userInfoRoute = createRoute({
  method: "get",
  path: "/user-info",
  tags,
  security,
  summary: "氏名・住所",
  responses: { 200: jsonAnswer(userInfoResponseSchema, "氏名・住所"), ...MEMBERS_ONLY },
});

export const saveUserInfoRoute = createRoute({
  method: "put",
  path: "/user-info",
  tags,
  security,
  summary: "氏名・住所を保存する",
  request: { body: jsonBody(userInfoInputSchema) },
  responses: {
    200: jsonAnswer(userInfoResponseSchema, "保存した氏名・住所"),
    ...MEMBERS_ONLY,
    ...AGREED_ONLY,
    ...STALE,
    ...UNREADABLE,
    ...INVALID,
  },
});

export const consentsRoute = createRoute({
  method: "get",
  path: "/consents",
  tags,
  security,
  summary: "同意の記録",
  responses: { 200: jsonAnswer(consentsResponseSchema, "同意の記録"), ...MEMBERS_ONLY },
});

export const giveConsentRoute = createRoute({
  method: "post",
  path: "/consents",
  tags,
  security,
  summary: "同意する",
  request: { body: jsonBody(consentInputSchema) },
  responses: { 200: jsonAnswer(consentResponseSchema, "有効な同意"), ...MEMBERS_ONLY, ...UNREADABLE, ...INVALID },
});

export const withdrawConsentRoute = createRoute({
  method: "delete",
  path: "/consents/{purpose}",
  tags,
  security,
  summary: "同意を取り消す",
  description: "プロフィールの利用への同意を取り消すと、目的のある項目の回答も削除します。",
  request: { params: z.object({ purpose: withdrawablePurposeSchema }) },
  responses: { 200: jsonAnswer(consentResponseSchema, "取り消した同意"), ...MEMBERS_ONLY, ...NOT_FOUND },
});

export const agreementsRoute = createRoute({
  method: "get",
  path: "/agreements",
  tags,
  security,
  summary: "利用規約などへの同意と、これから同意が必要なもの",
  description: "会員登録の画面で同意した版がアカウントに残っていて、まだ記録がないときは、ここで記録します。",
  responses: { 200: jsonAnswer(agreementsResponseSchema, "同意の状態"), ...MEMBERS_ONLY },
});

export const acceptRoute = createRoute({
  method: "post",
  path: "/agreements",
  tags,
  security,
  summary: "利用規約などの版に同意する",
  request: { body: jsonBody(acceptInputSchema) },
  responses: { 200: jsonAnswer(agreementsResponseSchema, "同意の状態"), ...MEMBERS_ONLY, ...UNREADABLE, ...INVALID },
});

export const riskWeightsRoute = createRoute({
  method: "get",
  path: "/risk-weights",
  tags,
  security,
  summary: "リスク診断の重み",
  responses: { 200: jsonAnswer(riskWeightsResponseSchema, "保存されている重み"), ...MEMBERS_ONLY },
});

export const saveRiskWeightsRoute = createRoute({
  method: "put",
  path: "/risk-weights",
  tags,
  security,
  summary: "リスク診断の重みを保存する",
  description: "6分野の重み(地震-水害-建物-治安-子育て-暮らし、0〜100の整数)。最後に動かした重みが残ります。",
  request: { body: jsonBody(riskWeightsInputSchema) },
  responses: { 200: jsonAnswer(riskWeightsResponseSchema, "保存した重み"), ...MEMBERS_ONLY, ...AGREED_ONLY, ...UNREADABLE, ...INVALID },
});

export const forgetRiskWeightsRoute = createRoute({
  method: "delete",
  path: "/risk-weights",
  tags,
  security,
  summary: "リスク診断の重みを消す",
  responses: { 200: jsonAnswer(riskWeightsResponseSchema, "保存されている重み（なし）"), ...MEMBERS_ONLY },
});

export const mergeRoute = createRoute({
  method: "post",
  path: "/merge",
  tags,
  security,
  summary: "ログイン前に調べたものを引き継ぐ",
  description: "同じ場所・同じ推定結果は1件にまとめ、新しいほうを残します。リスク診断の重みも、新しいほうを残します。",
  request: { body: jsonBody(mergeInputSchema) },
  responses: { 200: jsonAnswer(mergeResponseSchema, "保存されているもの"), ...MEMBERS_ONLY, ...AGREED_ONLY, ...UNREADABLE, ...INVALID },
});

export const forgetLookedRoute = createRoute({
  method: "delete",
  path: "/looked",
  tags,
  security,
  summary: "調べた履歴を消す",
  responses: { 200: jsonAnswer(mergeResponseSchema, "保存されているもの（空）"), ...MEMBERS_ONLY },
});

export const mypageRoutes = [
  ...connectRoutes,
  ...homeRoutes,
  ...assetRoutes,
  ...offerRoutes,
  ...queryRoutes,
  ...notificationRoutes,
  ...markRoutes,
  ...shelfRoutes,
  ...lineLinkRoutes,
  overviewRoute,
  profileRoute,
  saveProfileRoute,
  userInfoRoute,
  saveUserInfoRoute,
  consentsRoute,
  giveConsentRoute,
  withdrawConsentRoute,
  agreementsRoute,
  acceptRoute,
  riskWeightsRoute,
  saveRiskWeightsRoute,
  forgetRiskWeightsRoute,
  mergeRoute,
  forgetLookedRoute,
  ...memberDataRoutes,
];
