import { createRoute, z } from "@hono/zod-openapi";
import { BUSY, CONFLICT, INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import {
  contactInputSchema,
  directmailInputSchema,
  documentInputSchema,
  documentLinkSchema,
  receiptSchema,
  remindersInputSchema,
  shownKeySchema,
  tokenInputSchema,
  trialInputSchema,
  trialSchema,
} from "./schemas.ts";

const received = { 201: jsonAnswer(receiptSchema, "受け付けた内容"), ...UNREADABLE, ...INVALID };

export const contactRoute = createRoute({
  ...({ method: "post", path: "/contact", tags: ["leads"], summary: "事業者のお問い合わせを送る" } as const),
  request: { body: jsonBody(contactInputSchema) },
  responses: received,
});

export const directmailRoute = createRoute({
  ...({ method: "post", path: "/directmail", tags: ["leads"], summary: "ダイレクトメールを申し込む" } as const),
  request: { body: jsonBody(directmailInputSchema) },
  responses: received,
});

export const documentRoute = createRoute({
  ...({ method: "post", path: "/document", tags: ["leads"], summary: "資料を請求する" } as const),
  description: "資料を受け取るリンクをメールで送ります。リンクは30日使えます。",
  request: { body: jsonBody(documentInputSchema) },
  responses: received,
});

export const trialRoute = createRoute({
  ...({ method: "post", path: "/trial", tags: ["leads"], summary: "無料トライアルを申し込む" } as const),
  description: "内容を審査し、結果をメールで知らせます。前にトライアルを使ったかどうかで、この応答は変わりません。",
  request: { body: jsonBody(trialInputSchema) },
  responses: received,
});

export const documentLinkRoute = createRoute({
  ...({ method: "post", path: "/document-link", tags: ["leads"], summary: "資料のリンクが使えるかを確かめる" } as const),
  request: { body: jsonBody(tokenInputSchema) },
  responses: { 200: jsonAnswer(documentLinkSchema, "リンクの状態"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const takeDocumentRoute = createRoute({
  ...({ method: "post", path: "/document-downloads", tags: ["leads"], summary: "資料を受け取る" } as const),
  description: "受け取った回数と、はじめて受け取った日時を記録します。期限の切れたリンクは 409 です。",
  request: { body: jsonBody(tokenInputSchema) },
  responses: {
    200: { description: "PDFファイル", content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } } },
    ...{ ...NOT_FOUND, ...CONFLICT, ...UNREADABLE, ...INVALID, ...BUSY },
  },
});

export const sendDocumentAgainRoute = createRoute({
  ...({ method: "post", path: "/document-links", tags: ["leads"], summary: "資料のリンクを送り直す" } as const),
  description: "請求のときのメールアドレスに送ります。1日に1度だけ送ります。",
  request: { body: jsonBody(tokenInputSchema) },
  responses: { 204: { description: "送り直しを受け付けた" }, ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const trialPageRoute = createRoute({
  ...({ method: "post", path: "/trial-page", tags: ["leads"], summary: "トライアルの状態を見る" } as const),
  request: { body: jsonBody(tokenInputSchema) },
  responses: { 200: jsonAnswer(trialSchema, "トライアルの状態"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const trialKeyRoute = createRoute({
  ...({ method: "post", path: "/trial-page/key", tags: ["leads"], summary: "トライアルのキーを受け取る" } as const),
  description: "キーは1度だけ表示します。2度目は 409 です。",
  request: { body: jsonBody(tokenInputSchema) },
  responses: { 201: jsonAnswer(shownKeySchema, "キー"), ...NOT_FOUND, ...CONFLICT, ...UNREADABLE, ...INVALID },
});

export const trialRemindersRoute = createRoute({
  ...({ method: "put", path: "/trial-page/reminders", tags: ["leads"], summary: "終わりのお知らせを受け取るかを選ぶ" } as const),
  request: { body: jsonBody(remindersInputSchema) },
  responses: { 200: jsonAnswer(trialSchema, "トライアルの状態"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const leadRoutes = [
  contactRoute,
  directmailRoute,
  documentRoute,
  trialRoute,
  documentLinkRoute,
  takeDocumentRoute,
  sendDocumentAgainRoute,
  trialPageRoute,
  trialKeyRoute,
  trialRemindersRoute,
];
