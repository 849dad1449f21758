import { createRoute, z } from "@hono/zod-openapi";
import { AGREED_ONLY, CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { SIDES } from "#domain/offers/core/types.ts";
import {
  blocksSchema,
  campaignInputSchema,
  campaignSchema,
  campaignStepSchema,
  campaignsSchema,
  consentToDiscloseSchema,
  doneSchema,
  messageInputSchema,
  moveInputSchema,
  noticesInputSchema,
  noticesSchema,
  offerReachSchema,
  offerSchema,
  offerSummarySchema,
  offersSchema,
  ownContactSchema,
  previewInputSchema,
  previewSchema,
  readInputSchema,
  reportInputSchema,
} from "./schemas.ts";

const of = { tags: ["mypage"], security: [{ accessToken: [] }] };
const params = z.object({ id: z.string().max(40) });
const CHANGED = { ...MEMBERS_ONLY, ...AGREED_ONLY, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID };
const thread = { 200: jsonAnswer(offerSchema, "いまのオファー") };
const done = { 200: jsonAnswer(doneSchema, "受け付けました") };

export const offersRoute = createRoute({
  ...of,
  method: "get",
  path: "/offers",
  summary: "送ったオファー・受け取ったオファー",
  description: "最後に動いた順です。相手は、オファーごとに付く呼び名で示します。",
  request: { query: z.object({ side: z.enum(SIDES), page: z.coerce.number().int().min(1).max(1_000).default(1) }) },
  responses: { 200: jsonAnswer(offersSchema, "オファーの一覧"), ...MEMBERS_ONLY, ...INVALID },
});

export const offerSummaryRoute = createRoute({
  ...of,
  method: "get",
  path: "/offer-summary",
  summary: "オファーの件数",
  responses: { 200: jsonAnswer(offerSummarySchema, "進行中・あなたの番・未読の数"), ...MEMBERS_ONLY },
});

export const offerReachRoute = createRoute({
  ...of,
  method: "get",
  path: "/offer-reach",
  summary: "建物ごとの、オファーを受け付けているオーナーの数",
  description: "4人以下の数は示しません。自分は数えません。",
  request: { query: z.object({ apartmentKey: z.string().min(1).max(40) }) },
  responses: { 200: jsonAnswer(offerReachSchema, "人数"), ...MEMBERS_ONLY, ...INVALID },
});

export const offerRoute = createRoute({
  ...of,
  method: "get",
  path: "/offers/{id}",
  summary: "オファー",
  description: "相手の氏名・連絡先は、双方が同意したあとにだけ含まれます。開いたことは相手に伝わりません。",
  request: { params },
  responses: { ...thread, ...MEMBERS_ONLY, ...NOT_FOUND },
});

export const moveOfferRoute = createRoute({
  ...of,
  method: "post",
  path: "/offers/{id}/moves",
  summary: "逆提示・合意・見送り・取り下げ・開示に同意しない・話を終える",
  description:
    "見た価格と版を添えます。そのあいだに動いていれば409で、いまの状態と版を返します。合意は交渉を進める意思で、契約ではありません。連絡先を伝え合ったあとは、業者に引き継ぐまでのあいだ、どちらからも話を終えられます。",
  request: { params, body: jsonBody(moveInputSchema) },
  responses: { ...thread, ...CHANGED, ...NOT_FOUND },
});

export const ownContactRoute = createRoute({
  ...of,
  method: "get",
  path: "/offer-contact",
  summary: "開示に同意したときに相手に伝わる、自分の連絡先",
  responses: { 200: jsonAnswer(ownContactSchema, "連絡先"), ...MEMBERS_ONLY },
});

export const consentOfferRoute = createRoute({
  ...of,
  method: "post",
  path: "/offers/{id}/consents",
  summary: "氏名と連絡先の開示に同意する",
  description: "双方の同意がそろうと、お互いの連絡先が見られます。72時間のうちにそろわなければ終わります。",
  request: { params, body: jsonBody(consentToDiscloseSchema) },
  responses: { ...thread, ...CHANGED, ...NOT_FOUND },
});

export const sendMessageRoute = createRoute({
  ...of,
  method: "post",
  path: "/offers/{id}/messages",
  summary: "メッセージを送る",
  description: "連絡先や差別的な表現があれば422です。isAppeal を付けると、運営が確認したあとに届きます。",
  request: { params, body: jsonBody(messageInputSchema) },
  responses: { 201: jsonAnswer(offerSchema, "いまのオファー"), ...CHANGED, ...NOT_FOUND },
});

export const readOfferRoute = createRoute({
  ...of,
  method: "post",
  path: "/offers/{id}/read",
  summary: "読んだところまでを記録する",
  description: "相手には伝わりません。",
  request: { params, body: jsonBody(readInputSchema) },
  responses: { ...done, ...CHANGED, ...NOT_FOUND },
});

export const blockOfferRoute = createRoute({
  ...of,
  method: "post",
  path: "/offers/{id}/blocks",
  summary: "この相手を止める（オーナー）",
  description: "買い手には、返事がないように見えます。",
  request: { params, body: jsonBody(z.strictObject({})) },
  responses: { ...done, ...CHANGED, ...NOT_FOUND },
});

export const reportOfferRoute = createRoute({
  ...of,
  method: "post",
  path: "/offers/{id}/reports",
  summary: "不適切な内容を運営に知らせる",
  request: { params, body: jsonBody(reportInputSchema) },
  responses: { ...done, ...CHANGED, ...NOT_FOUND },
});

export const blocksRoute = createRoute({
  ...of,
  method: "get",
  path: "/offer-blocks",
  summary: "止めている相手",
  responses: { 200: jsonAnswer(blocksSchema, "止めている相手"), ...MEMBERS_ONLY },
});

export const unblockRoute = createRoute({
  ...of,
  method: "delete",
  path: "/offer-blocks/{id}",
  summary: "相手を止めるのをやめる",
  request: { params },
  responses: { ...done, ...MEMBERS_ONLY, ...AGREED_ONLY, ...NOT_FOUND },
});

export const beginNoticesRoute = createRoute({
  ...of,
  method: "post",
  path: "/offer-notices",
  summary: "オファーのお知らせを受け取り始める",
  description: "オーナーがオファーを受け取る設定にしたときに送ります。前に通知設定で選んでいれば、変えません。",
  request: { body: jsonBody(noticesInputSchema) },
  responses: { 200: jsonAnswer(noticesSchema, "オンにしたかどうか"), ...CHANGED },
});

export const campaignsRoute = createRoute({
  ...of,
  method: "get",
  path: "/offer-campaigns",
  summary: "オファーの送信",
  responses: { 200: jsonAnswer(campaignsSchema, "オファーの送信の一覧"), ...MEMBERS_ONLY },
});

export const previewCampaignRoute = createRoute({
  ...of,
  method: "post",
  path: "/offer-campaigns/previews",
  summary: "送る前の確認",
  description: "いま条件に合うオーナーの数と、提示する価格の幅です。4人以下の数は示しません。",
  request: { body: jsonBody(previewInputSchema) },
  responses: { 200: jsonAnswer(previewSchema, "送る内容"), ...CHANGED, ...NOT_FOUND },
});

export const beginCampaignRoute = createRoute({
  ...of,
  method: "post",
  path: "/offer-campaigns",
  summary: "保存した条件から、オファーの送信を作る",
  description: "まだ送りません。確定すると、24時間後から送ります。",
  request: { body: jsonBody(campaignInputSchema) },
  responses: { 201: jsonAnswer(campaignSchema, "作った送信"), ...CHANGED, ...NOT_FOUND },
});

export const stepCampaignRoute = createRoute({
  ...of,
  method: "post",
  path: "/offer-campaigns/{id}/steps",
  summary: "送信の確定・取り消し・破棄",
  description: "確定から24時間のうちは取り消せます。",
  request: { params, body: jsonBody(campaignStepSchema) },
  responses: { 200: jsonAnswer(campaignSchema, "いまの送信"), ...CHANGED, ...NOT_FOUND },
});

export const offerRoutes = [
  ...[offersRoute, offerSummaryRoute, offerReachRoute, offerRoute, moveOfferRoute, ownContactRoute, consentOfferRoute],
  ...[sendMessageRoute, readOfferRoute, blockOfferRoute, reportOfferRoute, blocksRoute, unblockRoute, beginNoticesRoute],
  ...[campaignsRoute, previewCampaignRoute, beginCampaignRoute, stepCampaignRoute],
];
