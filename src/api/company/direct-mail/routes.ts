import { createRoute, z } from "@hono/zod-openapi";
import {
  BUSY,
  conflicts,
  INVALID,
  jsonAnswer,
  jsonBody,
  MEMBERS_ONLY,
  NOT_FOUND,
  PREPARING,
  STAFF_ONLY,
  UNREADABLE,
} from "#api/http/service.ts";
import { CLOSED_MAILINGS_SHOWN, MOST_OPEN_MAILINGS, MOST_ROWS } from "#domain/direct-mail/core/limits.ts";
import {
  anewSchema,
  companyStopInputSchema,
  companyStopSchema,
  fileParams,
  madeMailingSchema,
  mailingInputSchema,
  mailingsSchema,
  openMailingSchema,
  orderedSchema,
  mailingParams as params,
  recipientsFormSchema,
  returnedInputSchema,
  runParams,
  takenInSchema,
} from "./schemas.ts";

const common = { tags: ["company"], security: [{ accessToken: [] }] };
const nothing = jsonBody(z.strictObject({}));
const STAFF = { ...MEMBERS_ONLY, ...STAFF_ONLY };
const SENT = { ...STAFF, ...NOT_FOUND, ...UNREADABLE, ...INVALID };
const NOT_IN_STATE = conflicts("illegal-transition");
const pdf = { description: "PDFファイル", content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } } };
const base = "/direct-mail/mailings" as const;
const one = `${base}/{id}` as const;

/** Letters to owners that a company sends. */
export const MAILING_ROUTES = {
  list: createRoute({
    ...{ ...common, method: "get", path: base, summary: "オーナーへの手紙の送付" },
    responses: {
      200: jsonAnswer(mailingsSchema, `続いているものと、終えたもののうち新しい${CLOSED_MAILINGS_SHOWN}件、今月の残り`),
      ...STAFF,
    },
  }),
  make: createRoute({
    ...{ ...common, method: "post", path: base, summary: "オーナーへの手紙の送付を作る" },
    description: `終えていない送付は、${MOST_OPEN_MAILINGS}件までです。`,
    request: { body: jsonBody(mailingInputSchema) },
    responses: { 200: jsonAnswer(madeMailingSchema, "下書き"), ...STAFF, ...conflicts("limit-reached"), ...UNREADABLE, ...INVALID },
  }),
  open: createRoute({
    ...{ ...common, method: "get", path: one, summary: "オーナーへの手紙の送付の内容", request: { params } },
    responses: { 200: jsonAnswer(openMailingSchema, "内容と、印刷の状態"), ...STAFF, ...NOT_FOUND },
  }),
  change: createRoute({
    ...{ ...common, method: "put", path: one, summary: "下書きを変える" },
    request: { params, body: jsonBody(mailingInputSchema) },
    responses: { 200: jsonAnswer(madeMailingSchema, "下書き"), ...SENT, ...NOT_IN_STATE },
  }),
  recipients: createRoute({
    ...{ ...common, method: "post", path: `${one}/recipients`, summary: "宛先の一覧を取り込む、または何が起こるかを確かめる" },
    description: `multipart/form-data で送ります。file は CSV(UTF-8、Shift_JIS)、5MB、${MOST_ROWS}行まで。列は 郵便番号、住所、建物名、部屋番号、宛名 で、住所だけが必須です。ほかの列は読まず、unread に見出しを返します。お手紙に印刷できない文字（絵文字など）のある行は、取り込みません。停止を申し出た住所は数だけを答え、保存しません。推定が確かさDの町の住所は、withLowGrade が yes のときだけ取り込みます。isDry が yes のときは、何も保存しません。`,
    request: { params, body: { required: true, content: { "multipart/form-data": { schema: recipientsFormSchema } } } },
    responses: { 200: jsonAnswer(takenInSchema, "取り込みの結果"), ...SENT, ...NOT_IN_STATE, ...BUSY, ...PREPARING },
  }),
  confirm: createRoute({
    ...{ ...common, method: "post", path: `${one}/confirmation`, summary: "内容を確定し、印刷できるようにする" },
    request: { params, body: nothing },
    responses: { 200: jsonAnswer(madeMailingSchema, "確定した送付"), ...SENT, ...conflicts("illegal-transition", "letters-to-nobody") },
  }),
  close: createRoute({
    ...{ ...common, method: "post", path: `${one}/closing`, summary: "送付を終える" },
    description: "終えてから90日で、宛先を消します。停止の申し出は残ります。",
    request: { params, body: nothing },
    responses: { 200: jsonAnswer(madeMailingSchema, "終えた送付"), ...SENT, ...conflicts("illegal-transition", "letters-printing") },
  }),
  preview: createRoute({
    ...{ ...common, method: "get", path: `${one}/preview`, summary: "はじめの宛先へのお手紙（PDF）", request: { params } },
    responses: { 200: pdf, ...STAFF, ...NOT_FOUND, ...conflicts("letters-to-nobody"), ...PREPARING },
  }),
  order: createRoute({
    ...{ ...common, method: "post", path: `${one}/runs`, summary: "まだ印刷していない宛先のお手紙を作る" },
    description: "1回に1,000通まで、100通ごとのPDFにします。作る前に、停止を申し出た住所を除きます。",
    request: { params, body: nothing },
    responses: {
      200: jsonAnswer(orderedSchema, "作るお手紙の数と、除いた数"),
      ...SENT,
      ...conflicts("illegal-transition", "letters-printing", "letters-of-month-full", "letters-to-nobody"),
    },
  }),
  file: createRoute({
    ...{
      ...{ ...common, method: "post", path: `${one}/runs/{run}/files/{file}` },
      ...{ summary: "作ったお手紙（PDF）を受け取る", request: { params: fileParams, body: nothing } },
    },
    description: "渡す前に、停止の申し出をもう一度確かめます。印刷のあとに申し出があれば、作り直すまで渡しません。",
    responses: { 200: pdf, ...SENT, ...conflicts("letters-void", "letters-failed", "letters-gone") },
  }),
  anew: createRoute({
    ...{ ...common, method: "post", path: `${one}/runs/{run}/anew`, summary: "受け取ったお手紙を、作り直せるようにする" },
    description:
      "印刷のあとに停止の申し出があって渡せなくなったお手紙のうち、受け取ったPDFのものを、1通も送らないことにします。停止を申し出ていない宛先は、次に作るときに入ります。受け取ったPDFのお手紙は、その月の数に数えません。",
    request: { params: runParams, body: nothing },
    responses: { 200: jsonAnswer(anewSchema, "作り直せる宛先の数"), ...SENT, ...conflicts("illegal-transition", "letters-to-nobody") },
  }),
  returned: createRoute({
    ...{ ...common, method: "post", path: `${one}/returned`, summary: "宛先不明で戻ったお手紙を記録する" },
    request: { params, body: jsonBody(returnedInputSchema) },
    responses: {
      200: jsonAnswer(z.object({ done: z.literal(true) }).openapi("ReturnedLetterNoted"), "記録しました"),
      ...SENT,
      ...NOT_IN_STATE,
    },
  }),
  stop: createRoute({
    ...{ ...common, method: "post", path: "/direct-mail/stops", summary: "会社に申し出のあった停止を登録する" },
    description:
      "お手紙の番号、または番地までの住所で登録します。止まるのは、この会社のお手紙だけです。すでに登録があるかどうかは答えません。",
    request: { body: jsonBody(companyStopInputSchema) },
    responses: { 200: jsonAnswer(companyStopSchema, "登録しました"), ...STAFF, ...UNREADABLE, ...INVALID },
  }),
  undoStop: createRoute({
    ...{ ...common, method: "post", path: "/direct-mail/stops/undo", summary: "会社が1日以内に登録した停止を取り消す" },
    description: "この会社が登録したものだけを取り消します。本人や運営による停止は残ります。",
    request: { body: jsonBody(companyStopInputSchema) },
    responses: { 200: jsonAnswer(companyStopSchema, "取り消しました"), ...STAFF, ...NOT_FOUND, ...UNREADABLE, ...INVALID },
  }),
} as const;

export const mailingRoutes = Object.values(MAILING_ROUTES);
