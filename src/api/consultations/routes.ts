import { createRoute } from "@hono/zod-openapi";
import { CONFLICT, INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import {
  bookedSchema,
  bookingInputSchema,
  bookingSchema,
  doneSchema,
  holdInputSchema,
  holdSchema,
  moveInputSchema,
  slotsSchema,
  tokenInputSchema,
  waitingInputSchema,
  waitingSchema,
} from "./schemas.ts";

const tags = ["consultations"];
const CHANGES = { ...UNREADABLE, ...INVALID };

export const slotsRoute = createRoute({
  method: "get",
  path: "/slots",
  tags,
  summary: "オンライン相談を予約できる日時",
  description: "営業日の30分ごと。日はすべて日本時間です。",
  responses: { 200: jsonAnswer(slotsSchema, "日時の一覧") },
});

export const holdRoute = createRoute({
  method: "post",
  path: "/holds",
  tags,
  summary: "日時を15分間おさえる",
  request: { body: jsonBody(holdInputSchema) },
  responses: { 201: jsonAnswer(holdSchema, "おさえた日時"), ...NOT_FOUND, ...CONFLICT, ...CHANGES },
});

export const releaseRoute = createRoute({
  method: "post",
  path: "/holds/release",
  tags,
  summary: "おさえた日時を放す",
  request: { body: jsonBody(tokenInputSchema) },
  responses: { 200: jsonAnswer(doneSchema, "放しました"), ...CHANGES },
});

export const bookRoute = createRoute({
  method: "post",
  path: "/bookings",
  tags,
  summary: "オンライン相談を予約する",
  request: { body: jsonBody(bookingInputSchema) },
  responses: { 201: jsonAnswer(bookedSchema, "承った予約"), ...NOT_FOUND, ...CONFLICT, ...CHANGES },
});

export const bookingRoute = createRoute({
  method: "post",
  path: "/bookings/view",
  tags,
  summary: "予約を見る",
  description: "鍵を番地に残さないため、POSTで尋ねます。何も変わりません。",
  request: { body: jsonBody(tokenInputSchema) },
  responses: { 200: jsonAnswer(bookingSchema, "予約"), ...NOT_FOUND, ...CHANGES },
});

export const moveRoute = createRoute({
  method: "post",
  path: "/bookings/move",
  tags,
  summary: "予約の日時を変える",
  request: { body: jsonBody(moveInputSchema) },
  responses: { 200: jsonAnswer(bookingSchema, "変えたあとの予約"), ...NOT_FOUND, ...CONFLICT, ...CHANGES },
});

export const cancelRoute = createRoute({
  method: "post",
  path: "/bookings/cancel",
  tags,
  summary: "予約を取り消す",
  request: { body: jsonBody(tokenInputSchema) },
  responses: { 200: jsonAnswer(bookingSchema, "取り消したあとの予約"), ...NOT_FOUND, ...CONFLICT, ...CHANGES },
});

export const joinRoute = createRoute({
  method: "post",
  path: "/waiting",
  tags,
  summary: "順番を待つ",
  description: "予約できる日時がすべて埋まっているときだけ受け付けます。",
  request: { body: jsonBody(waitingInputSchema) },
  responses: { 202: jsonAnswer(doneSchema, "登録しました"), ...CONFLICT, ...CHANGES },
});

export const waitingRoute = createRoute({
  method: "post",
  path: "/waiting/view",
  tags,
  summary: "順番待ちを見る",
  description: "鍵を番地に残さないため、POSTで尋ねます。何も変わりません。",
  request: { body: jsonBody(tokenInputSchema) },
  responses: { 200: jsonAnswer(waitingSchema, "順番待ち"), ...NOT_FOUND, ...CHANGES },
});

export const takeRoute = createRoute({
  method: "post",
  path: "/waiting/take",
  tags,
  summary: "案内された日時で予約する",
  request: { body: jsonBody(tokenInputSchema) },
  responses: { 201: jsonAnswer(bookedSchema, "承った予約"), ...NOT_FOUND, ...CONFLICT, ...CHANGES },
});

export const declineRoute = createRoute({
  method: "post",
  path: "/waiting/decline",
  tags,
  summary: "案内を辞退する・順番待ちをやめる",
  request: { body: jsonBody(tokenInputSchema) },
  responses: { 200: jsonAnswer(doneSchema, "やめました"), ...NOT_FOUND, ...CONFLICT, ...CHANGES },
});

export const consultationRoutes = [
  slotsRoute,
  holdRoute,
  releaseRoute,
  bookRoute,
  bookingRoute,
  moveRoute,
  cancelRoute,
  joinRoute,
  waitingRoute,
  takeRoute,
  declineRoute,
];
