import { createRoute, z } from "@hono/zod-openapi";
import {
  AGREED_ONLY,
  BUSY,
  CHANGED_OR_NOT_NOW,
  INVALID,
  jsonAnswer,
  jsonBody,
  MEMBERS_ONLY,
  NOT_FOUND,
  UNREADABLE,
} from "#api/http/service.ts";
import { assetPlansSchema, planQuerySchema, saleEndsQuerySchema, saleEndsSchema } from "./plan-schemas.ts";
import { assetResultSchema, assetsSchema } from "./result-schemas.ts";
import {
  assetSchema,
  beginAssetSchema,
  begunAssetSchema,
  documentsFormSchema,
  editAssetSchema,
  lastCheckSchema,
  offersOfAssetSchema,
  stepAssetSchema,
} from "./schemas.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];
const params = z.object({ id: z.string().max(40) });
const CHANGED = { ...MEMBERS_ONLY, ...AGREED_ONLY, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID, ...NOT_FOUND };

export const assetsRoute = createRoute({
  method: "get",
  path: "/assets",
  tags,
  security,
  summary: "登録した物件の一覧",
  description: "削除した物件は30日のあいだ、deleted にあります。",
  responses: { 200: jsonAnswer(assetsSchema, "登録した物件"), ...MEMBERS_ONLY },
});

export const assetRoute = createRoute({
  method: "get",
  path: "/assets/{id}",
  tags,
  security,
  summary: "登録した物件",
  request: { params },
  responses: { 200: jsonAnswer(assetSchema, "登録した物件"), ...MEMBERS_ONLY, ...NOT_FOUND },
});

export const beginAssetRoute = createRoute({
  method: "post",
  path: "/assets",
  tags,
  security,
  summary: "物件の登録を始める",
  description:
    "下書きを作ります。同じ建物・場所の下書きがあればそれを、登録済みの物件があればそれを返します(outcome)。同じ建物に別の住戸をお持ちのときは isAnother を true にします。20件まで登録できます。",
  request: { body: jsonBody(beginAssetSchema) },
  responses: {
    200: jsonAnswer(begunAssetSchema, "すでにある下書きか物件"),
    201: jsonAnswer(begunAssetSchema, "新しい下書き"),
    ...CHANGED,
  },
});

export const editAssetRoute = createRoute({
  method: "put",
  path: "/assets/{id}",
  tags,
  security,
  summary: "物件の情報を保存する",
  description:
    "下書きの自動保存と、登録後の編集です。version は、変える前に見たものを送ります。面積、階、間取り、築年を変えると、所有者の確認はやり直しになります。",
  request: { params, body: jsonBody(editAssetSchema) },
  responses: { 200: jsonAnswer(assetSchema, "保存した物件"), ...CHANGED },
});

export const stepAssetRoute = createRoute({
  method: "post",
  path: "/assets/{id}/steps",
  tags,
  security,
  summary: "登録・一時停止・再開・売却済み・削除・削除の取り消し",
  description:
    "register は下書きの登録、keep は売却済みの取り消し、withdraw は確認書類の取り下げです。削除した物件は30日のあいだ取り消せます。",
  request: { params, body: jsonBody(stepAssetSchema) },
  responses: { 200: jsonAnswer(assetSchema, "いまの状態"), ...CHANGED },
});

export const offersOfAssetRoute = createRoute({
  method: "put",
  path: "/assets/{id}/offers",
  tags,
  security,
  summary: "オファーを受け取るかどうか",
  description: "所有者の確認が済んだ物件だけが受け取れます。最低価格はご本人のほかには知らされません。",
  request: { params, body: jsonBody(offersOfAssetSchema) },
  responses: { 200: jsonAnswer(assetSchema, "いまの設定"), ...CHANGED },
});

export const assetResultRoute = createRoute({
  method: "get",
  path: "/assets/{id}/result",
  tags,
  security,
  summary: "資産診断の結果",
  description: "推定価格と80%の幅、ローン残高との差、推移、建物のリスク診断です。下書きにはありません。",
  request: { params },
  responses: { 200: jsonAnswer(assetResultSchema, "結果"), ...MEMBERS_ONLY, ...NOT_FOUND },
});

export const assetReportRoute = createRoute({
  method: "get",
  path: "/assets/{id}/report.pdf",
  tags,
  security,
  summary: "資産診断をPDFで受け取る",
  description:
    "推定価格、ローン残高、売却した場合の手取りの概算、推移（新しい120か月）を、A4のPDFにします。同時に作れるのは1人1つです。混み合っているときは503を返します。",
  request: { params },
  responses: {
    200: { description: "PDFファイル", content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } } },
    ...MEMBERS_ONLY,
    ...NOT_FOUND,
    429: INVALID[429],
  },
});

export const assetDocumentsRoute = createRoute({
  method: "post",
  path: "/assets/{id}/documents",
  tags,
  security,
  summary: "所有者の確認書類を提出する",
  description:
    "multipart/form-data で送ります。files は PDF・JPEG・PNG、1件10MB、3件まで。書類は運営の担当者だけが確認に使い、確認が終わると削除します。30日に5回まで提出できます。",
  request: { params, body: { required: true, content: { "multipart/form-data": { schema: documentsFormSchema } } } },
  responses: { 200: jsonAnswer(assetSchema, "確認中の物件"), ...CHANGED, ...BUSY },
});

export const assetCheckRoute = createRoute({
  method: "get",
  path: "/assets/{id}/check",
  tags,
  security,
  summary: "所有者の確認の状況",
  request: { params },
  responses: { 200: jsonAnswer(lastCheckSchema, "最後の確認"), ...MEMBERS_ONLY, ...NOT_FOUND },
});

export const assetPlansRoute = createRoute({
  method: "get",
  path: "/assets/{id}/plans",
  tags,
  security,
  summary: "売ったとき・この先5年・貸したとき",
  description:
    "推定価格で売ったときの手取り(分からない項目があれば幅)、5年先までの価格と手取り、貸した場合との比較です。見込みの検証された時期より先は、scenarios に選んだ前提だけで計算します。推定価格がないときは null です。",
  request: { params, query: planQuerySchema },
  responses: { 200: jsonAnswer(assetPlansSchema, "計算"), ...MEMBERS_ONLY, ...NOT_FOUND, ...INVALID },
});

export const saleEndsRoute = createRoute({
  method: "get",
  path: "/assets/{id}/sale-ends",
  tags,
  security,
  summary: "その価格で売ったときの手取り",
  description: "価格を3つまで指定します。分からない項目があれば幅です。計算できない価格は含みません。",
  request: { params, query: saleEndsQuerySchema },
  responses: { 200: jsonAnswer(saleEndsSchema, "手取り"), ...MEMBERS_ONLY, ...NOT_FOUND, ...INVALID },
});

export const assetRoutes = [
  saleEndsRoute,
  assetDocumentsRoute,
  assetCheckRoute,
  assetsRoute,
  assetRoute,
  assetResultRoute,
  assetPlansRoute,
  assetReportRoute,
  beginAssetRoute,
  editAssetRoute,
  stepAssetRoute,
  offersOfAssetRoute,
];
