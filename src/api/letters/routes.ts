import { createRoute } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { riskParamsSchema as params } from "#api/risk/schemas.ts";
import { dataRequestRoute } from "./data-request-routes.ts";
import { listingInquiryRoutes } from "./listing-inquiry-routes.ts";
import { noticeRoutes } from "./notice-routes.ts";
import {
  correctionFormSchema,
  correctionInputSchema,
  correctionSchema,
  correctionsSchema,
  inquiryInputSchema,
  inquirySchema,
  noteInputSchema,
  noteReceivedSchema,
  notesSchema,
  proposalFormSchema,
  proposalInputSchema,
  proposalSchema,
} from "./schemas.ts";

const tags = ["letters"];

export const correctionsRoute = createRoute({
  method: "get",
  path: "/risk/{key}/corrections",
  tags,
  summary: "訂正の依頼とその経過(公開の記録)",
  request: { params },
  responses: { 200: jsonAnswer(correctionsSchema, "訂正の記録"), ...NOT_FOUND },
});

export const sendCorrectionRoute = createRoute({
  method: "post",
  path: "/risk/{key}/corrections",
  tags,
  summary: "誤りを知らせる",
  description:
    "資料のファイルは multipart/form-data の files で送ります(PDF・JPEG・PNG・WebP、1件5MB、3件まで)。ファイルは公開せず、担当者だけが確認に使います。",
  // Each kind of body is held against its own schema.
  request: {
    params,
    body: { content: { "application/json": { schema: correctionInputSchema }, "multipart/form-data": { schema: correctionFormSchema } } },
  },
  responses: { 201: jsonAnswer(correctionSchema, "受け付けた依頼"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const sendInquiryRoute = createRoute({
  method: "post",
  path: "/risk/inquiries",
  tags,
  summary: "問い合わせ・見学の相談・登録",
  request: { body: jsonBody(inquiryInputSchema) },
  responses: { 201: jsonAnswer(inquirySchema, "受け付けた内容"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const sendProposalRoute = createRoute({
  method: "post",
  path: "/risk/proposals",
  tags,
  summary: "登録のない建物を知らせる",
  description:
    "担当者が資料を確かめてから登録し、結果をメールでお返事します。資料のファイルは multipart/form-data の files で送ります(PDF・JPEG・PNG・WebP、1件5MB、3件まで)。公開はしません。",
  request: {
    body: { content: { "application/json": { schema: proposalInputSchema }, "multipart/form-data": { schema: proposalFormSchema } } },
  },
  responses: { 201: jsonAnswer(proposalSchema, "受け付けた提案"), ...UNREADABLE, ...INVALID },
});

export const notesRoute = createRoute({
  method: "get",
  path: "/risk/{key}/notes",
  tags,
  summary: "まちの声(確認済みのもの)",
  request: { params },
  responses: { 200: jsonAnswer(notesSchema, "まちの声"), ...NOT_FOUND },
});

export const writeNoteRoute = createRoute({
  method: "post",
  path: "/risk/{key}/notes",
  tags,
  summary: "まちの声を送る",
  description: "編集部が確認してから表示します。",
  request: { params, body: jsonBody(noteInputSchema) },
  responses: { 202: jsonAnswer(noteReceivedSchema, "受け付けた声"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const letterRoutes = [
  correctionsRoute,
  sendCorrectionRoute,
  sendInquiryRoute,
  sendProposalRoute,
  notesRoute,
  writeNoteRoute,
  dataRequestRoute,
  ...noticeRoutes,
  ...listingInquiryRoutes,
];
