import { createRoute, z } from "@hono/zod-openapi";
import { kyugakeRoutes } from "#api/estate/kyugake/routes.ts";
import { INVALID, jsonAnswer, NOT_FOUND } from "#api/http/service.ts";
import { areaRoutes } from "./area-routes.ts";
import { photoRoute } from "./photos.ts";
import { reportRoute } from "./reports.ts";
import {
  apartmentSchema,
  apartmentsQuerySchema,
  historyQuerySchema,
  historyResponseSchema,
  marketResponseSchema,
  pageOf,
  placesQuerySchema,
  placesResponseSchema,
  postalCodeResponseSchema,
  similarTownsQuerySchema,
  similarTownsResponseSchema,
  suggestQuerySchema,
  suggestResponseSchema,
  townsQuerySchema,
  townsResponseSchema,
  transactionSchema,
  transactionsQuerySchema,
} from "./schemas.ts";
import { mapRoutes } from "./tile-routes.ts";

const tags = ["estate"];

export const suggestRoute = createRoute({
  method: "get",
  path: "/suggest",
  tags,
  summary: "住所・駅・マンション名・郵便番号の候補",
  request: { query: suggestQuerySchema },
  responses: { 200: jsonAnswer(suggestResponseSchema, "候補"), ...INVALID },
});

export const placesRoute = createRoute({
  method: "get",
  path: "/places",
  tags,
  summary: "住所・駅・建物名・地点から、診断できる場所を探す",
  description:
    "`q` に住所・駅・建物名・郵便番号を入れるか、`lat` と `lon` で地点を指定します。`precision` はどこまで特定できたか(町丁目・街区・地点・建物)、`rest` は特定できずに残った部分です。",
  request: { query: placesQuerySchema },
  responses: { 200: jsonAnswer(placesResponseSchema, "場所"), ...INVALID },
});

export const townsRoute = createRoute({
  method: "get",
  path: "/towns",
  tags,
  summary: "市区町村の町と、その町丁目の一覧",
  request: { query: townsQuerySchema },
  responses: { 200: jsonAnswer(townsResponseSchema, "町"), ...INVALID },
});

export const marketRoute = createRoute({
  method: "get",
  path: "/market",
  tags,
  summary: "収録している取引の出典・期間・対象エリア",
  responses: { 200: jsonAnswer(marketResponseSchema, "収録データ") },
});

export const postalCodeRoute = createRoute({
  method: "get",
  path: "/postal-codes/{code}",
  tags,
  summary: "郵便番号の町名",
  description: "複数の町にまたがる郵便番号では、すべてを返します。",
  request: { params: z.object({ code: z.string().regex(/^\d{7}$/) }) },
  responses: { 200: jsonAnswer(postalCodeResponseSchema, "町名"), ...NOT_FOUND },
});

export const apartmentsRoute = createRoute({
  method: "get",
  path: "/apartments",
  tags,
  summary: "マンションの一覧",
  request: { query: apartmentsQuerySchema },
  responses: { 200: jsonAnswer(pageOf(apartmentSchema, "ApartmentPage"), "マンション"), ...INVALID },
});

export const apartmentRoute = createRoute({
  method: "get",
  path: "/apartments/{key}",
  tags,
  summary: "マンション1棟",
  request: { params: z.object({ key: z.string().max(40) }) },
  responses: { 200: jsonAnswer(apartmentSchema, "マンション"), ...NOT_FOUND },
});

export const transactionsRoute = createRoute({
  method: "get",
  path: "/transactions",
  tags,
  summary: "取引の一覧",
  request: { query: transactionsQuerySchema },
  responses: { 200: jsonAnswer(pageOf(transactionSchema, "TransactionPage"), "取引"), ...INVALID },
});

export const historyRoute = createRoute({
  method: "get",
  path: "/history",
  tags,
  summary: "四半期ごとの㎡単価の中央値",
  request: { query: historyQuerySchema },
  responses: { 200: jsonAnswer(historyResponseSchema, "価格の推移"), ...NOT_FOUND, ...INVALID },
});

export const similarTownsRoute = createRoute({
  method: "get",
  path: "/similar-towns",
  tags,
  summary: "㎡単価の近い、近くの町",
  description: "8km以内で、直近3年の㎡単価の中央値の差が15%以内の町を、似ている順に6つまで返します。",
  request: { query: similarTownsQuerySchema },
  responses: { 200: jsonAnswer(similarTownsResponseSchema, "似た町"), ...INVALID },
});

export const estateRoutes = [
  suggestRoute,
  placesRoute,
  townsRoute,
  marketRoute,
  postalCodeRoute,
  apartmentsRoute,
  apartmentRoute,
  transactionsRoute,
  historyRoute,
  ...areaRoutes,
  ...kyugakeRoutes,
  similarTownsRoute,
  ...mapRoutes,
  photoRoute,
  reportRoute,
];
