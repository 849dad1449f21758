import { createRoute, z } from "@hono/zod-openapi";
import { BUSY, CONFLICT, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import { security, tags } from "./company-routes.ts";
import {
  eventInputSchema,
  homeQuerySchema,
  homeSchema,
  listingPageSchema,
  listingQuerySchema,
  overviewSchema,
  photoFormSchema,
  photoPlaceSchema,
  priceInputSchema,
} from "./listing-schemas.ts";

const params = z.object({ id: z.string().max(80) });
const HOME = { 200: jsonAnswer(homeSchema, "物件"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND };

export const overviewRoute = createRoute({
  method: "get",
  path: "/overview",
  tags,
  security,
  summary: "物件の件数と、直すところ",
  responses: { 200: jsonAnswer(overviewSchema, "件数"), ...MEMBERS_ONLY, ...STAFF_ONLY },
});

export const listingsRoute = createRoute({
  method: "get",
  path: "/listings",
  tags,
  security,
  summary: "自社の物件の一覧",
  description: "更新日の新しい順に並べます。",
  request: { query: listingQuerySchema },
  responses: { 200: jsonAnswer(listingPageSchema, "物件"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...INVALID },
});

export const listingRoute = createRoute({
  method: "get",
  path: "/listings/{id}",
  tags,
  security,
  summary: "自社の物件",
  request: { params, query: homeQuerySchema },
  responses: { ...HOME, ...INVALID },
});

export const eventRoute = createRoute({
  method: "post",
  path: "/listings/{id}/events",
  tags,
  security,
  summary: "物件の状態を変える（申込あり・成約・取り下げ・もどす）",
  request: { params, body: jsonBody(eventInputSchema) },
  responses: { ...HOME, ...CONFLICT, ...UNREADABLE, ...INVALID },
});

export const priceRoute = createRoute({
  method: "put",
  path: "/listings/{id}/price",
  tags,
  security,
  summary: "物件の価格を変える",
  request: { params, body: jsonBody(priceInputSchema) },
  responses: { ...HOME, ...CONFLICT, ...UNREADABLE, ...INVALID },
});

/** Of a home that most other companies stopped offering. */
export const stillOfferedRoute = createRoute({
  method: "put",
  path: "/listings/{id}/still-offered",
  tags,
  security,
  summary: "まだ販売中であることを確かめた",
  request: { params, body: jsonBody(z.strictObject({})) },
  responses: { ...HOME, ...UNREADABLE, ...INVALID },
});

export const settleReportRoute = createRoute({
  method: "delete",
  path: "/reports/{id}",
  tags,
  security,
  summary: "サイトを見た人からのお知らせを、確かめたことにする",
  request: { params: z.object({ id: z.coerce.number().int().min(1).max(1_000_000_000_000) }) },
  responses: { 200: jsonAnswer(overviewSchema, "件数"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND },
});

export const sendPhotoRoute = createRoute({
  method: "post",
  path: "/listings/{id}/photos",
  tags,
  security,
  summary: "物件に写真を加える",
  description:
    "multipart/form-data で送ります。file は JPEG・PNG・WebP・GIF・AVIF の画像、15MB まで。位置情報などは取り除き、物件ファイルの写真の後ろに並べます。",
  request: { params, body: { required: true, content: { "multipart/form-data": { schema: photoFormSchema } } } },
  responses: { ...HOME, ...CONFLICT, ...UNREADABLE, ...INVALID, ...BUSY },
});

const photoParams = params.extend({
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .openapi({ example: "0".repeat(64) }),
});

export const removePhotoRoute = createRoute({
  method: "delete",
  path: "/listings/{id}/photos/{hash}",
  tags,
  security,
  summary: "物件に加えた写真を外す",
  description: "1日のあいだは、もとにもどせます。物件ファイルの写真は、ファイルから URL を外すと消えます。",
  request: { params: photoParams },
  responses: HOME,
});

export const restorePhotoRoute = createRoute({
  method: "post",
  path: "/listings/{id}/photos/{hash}/restoration",
  tags,
  security,
  summary: "外した写真をもどす",
  request: { params: photoParams, body: jsonBody(z.strictObject({})) },
  responses: { ...HOME, ...UNREADABLE, ...INVALID },
});

export const movePhotoRoute = createRoute({
  method: "put",
  path: "/listings/{id}/photos/{hash}/place",
  tags,
  security,
  summary: "物件に加えた写真の順番を、1つ変える",
  request: { params: photoParams, body: jsonBody(photoPlaceSchema) },
  responses: { ...HOME, ...UNREADABLE, ...INVALID },
});

export const listingRoutes = [
  sendPhotoRoute,
  removePhotoRoute,
  restorePhotoRoute,
  movePhotoRoute,
  overviewRoute,
  listingsRoute,
  listingRoute,
  eventRoute,
  priceRoute,
  stillOfferedRoute,
  settleReportRoute,
];
