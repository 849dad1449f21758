import { createRoute, z } from "@hono/zod-openapi";
import { CONFLICT, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import { security, tags } from "./company-routes.ts";
import {
  deskHomeSchema,
  deskOverviewSchema,
  deskPageSchema,
  deskQuerySchema,
  eventInputSchema,
  priceInputSchema,
} from "./listing-schemas.ts";

const params = z.object({ id: z.string().max(80) });
const HOME = { 200: jsonAnswer(deskHomeSchema, "物件"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND };

export const deskOverviewRoute = createRoute({
  method: "get",
  path: "/overview",
  tags,
  security,
  summary: "物件の件数と、直すところ",
  responses: { 200: jsonAnswer(deskOverviewSchema, "件数"), ...MEMBERS_ONLY, ...STAFF_ONLY },
});

export const deskListingsRoute = createRoute({
  method: "get",
  path: "/listings",
  tags,
  security,
  summary: "自社の物件の一覧",
  description: "直すところのあるもの、次回更新予定日の近いものを先に並べます。",
  request: { query: deskQuerySchema },
  responses: { 200: jsonAnswer(deskPageSchema, "物件"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...INVALID },
});

export const deskHomeRoute = createRoute({
  method: "get",
  path: "/listings/{id}",
  tags,
  security,
  summary: "自社の物件",
  request: { params },
  responses: HOME,
});

export const deskEventRoute = createRoute({
  method: "post",
  path: "/listings/{id}/events",
  tags,
  security,
  summary: "物件の状態を変える（申込あり・成約・取り下げ・もどす）",
  request: { params, body: jsonBody(eventInputSchema) },
  responses: { ...HOME, ...CONFLICT, ...UNREADABLE, ...INVALID },
});

export const deskPriceRoute = createRoute({
  method: "put",
  path: "/listings/{id}/price",
  tags,
  security,
  summary: "物件の価格を変える",
  request: { params, body: jsonBody(priceInputSchema) },
  responses: { ...HOME, ...CONFLICT, ...UNREADABLE, ...INVALID },
});

export const listingRoutes = [deskOverviewRoute, deskListingsRoute, deskHomeRoute, deskEventRoute, deskPriceRoute];
