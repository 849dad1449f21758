import { createRoute } from "@hono/zod-openapi";
import {
  AGREED_ONLY,
  CHANGED_OR_NOT_NOW,
  CONFLICT,
  INVALID,
  jsonAnswer,
  jsonBody,
  MEMBERS_ONLY,
  NOT_FOUND,
  UNREADABLE,
} from "#api/http/service.ts";
import { inquiryReceiptSchema, knownSenderInquirySchema } from "#api/letters/listing-inquiry-routes.ts";
import { estimateRequestRoute } from "./office-inquiries.ts";
import {
  answerSchema,
  doneSchema,
  eventSchema,
  newLinkSchema,
  oneHomeSchema,
  placeParams,
  placeSchema,
  reactedSchema,
  reactSchema,
  recommendationsSchema,
  stopLinkInputSchema,
  stopLinkSchema,
  visitTokenSchema,
} from "./schemas.ts";

const tags = ["recommendation"];
/** A member by the access token, or the holder of a link by the cookie of their visit. */
const security = [{ accessToken: [] }, { visit: [] }];
const FOR_AUDIENCE = { ...MEMBERS_ONLY, ...NOT_FOUND };
const STORING = { ...FOR_AUDIENCE, ...AGREED_ONLY, ...UNREADABLE, ...INVALID };

export const openVisitRoute = createRoute({
  method: "post",
  path: "/visits",
  tags,
  summary: "おすすめのリンクを開く",
  description:
    "リンクの # のあとの値を送ると、スクリプトから読めない Cookie を返します。期限が切れたリンクは404で、state は expired です。ほかの人のリンクと、止めたリンクも404です。",
  request: { body: jsonBody(visitTokenSchema) },
  responses: { 200: jsonAnswer(doneSchema, "開きました"), ...MEMBERS_ONLY, ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const newLinkRoute = createRoute({
  method: "post",
  path: "/links",
  tags,
  summary: "新しいリンクを、同じ人のメールアドレスに送る",
  description: "どのリンクにも同じ答えを返します。token がないときは、前に開いたリンク(Cookie)について送ります。",
  request: { body: jsonBody(newLinkSchema) },
  responses: { 202: jsonAnswer(doneSchema, "受け付けました"), ...UNREADABLE, ...INVALID },
});

export const latestRoute = createRoute({
  method: "get",
  path: "/batches/latest",
  tags,
  security,
  summary: "最新のおすすめ",
  description: "会員にはいちばん新しいもの、リンクを開いた人にはそのメールのものを返します。",
  responses: { 200: jsonAnswer(recommendationsSchema, "おすすめ"), ...FOR_AUDIENCE },
});

export const recommendedHomeRoute = createRoute({
  method: "get",
  path: "/batches/{id}/homes/{position}",
  tags,
  security,
  summary: "おすすめした1件",
  request: { params: placeParams },
  responses: { 200: jsonAnswer(oneHomeSchema, "おすすめした物件"), ...FOR_AUDIENCE },
});

export const reactRoute = createRoute({
  method: "post",
  path: "/reactions",
  tags,
  security,
  summary: "いいね・興味なし・隠す",
  description: "同じ住戸への前の答えと入れ替わります。",
  request: { body: jsonBody(reactSchema) },
  responses: { 200: jsonAnswer(reactedSchema, "いまの答え"), ...STORING },
});

export const undoReactionRoute = createRoute({
  method: "post",
  path: "/reactions/undo",
  tags,
  security,
  summary: "いいね・興味なし・隠すを取り消す",
  request: { body: jsonBody(placeSchema) },
  responses: { 200: jsonAnswer(reactedSchema, "いまの答え"), ...STORING },
});

export const noteEventRoute = createRoute({
  method: "post",
  path: "/events",
  tags,
  security,
  summary: "画面での操作を伝える",
  description: "人が操作したあとにだけ送ります。リンクを読むだけでは何も数えません。",
  request: { body: jsonBody(eventSchema) },
  responses: { 202: jsonAnswer(doneSchema, "受け付けました"), ...STORING },
});

export const stopLinkRoute = createRoute({
  method: "post",
  path: "/stop-links",
  tags,
  security,
  summary: "この配信を止める画面のリンクをつくる",
  description: "止めるのは、その画面で押したときです。",
  request: { body: jsonBody(stopLinkInputSchema) },
  responses: { 200: jsonAnswer(stopLinkSchema, "停止を押す画面と、その # のあとの値"), ...STORING },
});

export const answerSuggestionRoute = createRoute({
  method: "post",
  path: "/suggestions",
  tags,
  security,
  summary: "条件を変える提案に答える",
  description: "yes のときだけ条件が変わります。見た提案といまの提案が違うときは409です。",
  request: { body: jsonBody(answerSchema) },
  responses: { 200: jsonAnswer(doneSchema, "答えました"), ...STORING, ...CHANGED_OR_NOT_NOW },
});

export const sendReccInquiryRoute = createRoute({
  method: "post",
  path: "/batches/{id}/homes/{position}/inquiries",
  tags,
  security,
  summary: "おすすめした物件について問い合わせる",
  description:
    "会社の名前で届いたメールの物件は、その会社だけに届きます(recipients は sender の key)。お返事は、会社が知っているメールアドレスか、書いた電話番号に届きます。",
  request: { params: placeParams, body: jsonBody(knownSenderInquirySchema) },
  responses: { 201: jsonAnswer(inquiryReceiptSchema, "受け付けた問い合わせ"), ...STORING, ...CONFLICT },
});

export const recommendationRoutes = [
  openVisitRoute,
  newLinkRoute,
  latestRoute,
  recommendedHomeRoute,
  reactRoute,
  undoReactionRoute,
  noteEventRoute,
  stopLinkRoute,
  answerSuggestionRoute,
  sendReccInquiryRoute,
  estimateRequestRoute,
];
