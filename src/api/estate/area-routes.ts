import { createRoute, z } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, NOT_FOUND } from "#api/http/service.ts";
import { areasSchema, priceMapQuerySchema } from "./area-schemas.ts";

const tags = ["estate"];

export const areasRoute = createRoute({
  method: "get",
  path: "/areas",
  tags,
  summary: "中古マンションの㎡単価：区市町村ごとの中央値、3年の動き、1年の変化",
  responses: { 200: jsonAnswer(areasSchema, "区市町村ごとの相場"), ...NOT_FOUND },
});

export const priceMapRoute = createRoute({
  method: "get",
  path: "/price-map.svg",
  tags,
  summary: "中古マンションの㎡単価の地図（画像）",
  description: "町ごとの中央値を、対象エリアのますに塗った画像です。成約が5件に満たない町は「件数不足」の模様です。",
  request: { query: priceMapQuerySchema },
  responses: {
    200: { description: "地図", content: { "image/svg+xml": { schema: z.string() } } },
    ...NOT_FOUND,
    ...INVALID,
  },
});

export const areaRoutes = [areasRoute, priceMapRoute];
