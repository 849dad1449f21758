import { createRoute, z } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, NOT_FOUND } from "#api/http/service.ts";
import { HOME_SORTS } from "#domain/search/homes/types.ts";
import { isInJapan } from "#kernel/geo.ts";
import { withConditions } from "./condition-schemas.ts";
import { homeDetailSchema } from "./detail-schema.ts";
import {
  homeAreasSchema,
  homeComparablesSchema,
  homeFacetsSchema,
  homeLinesSchema,
  homeNamesSchema,
  homePageSchema,
  homesOnMapSchema,
} from "./schemas.ts";

const tags = ["estate"];
const NUMBER = /^-?\d{1,3}(\.\d{1,12})?$/;

/** West, south, east, north; a single spot is a box too. */
const box = z
  .string()
  .transform((text) => text.split(","))
  .refine((parts) => parts.length === 4 && parts.every((part) => NUMBER.test(part)), "west,south,east,north")
  .transform(([west, south, east, north]) => ({ west: Number(west), south: Number(south), east: Number(east), north: Number(north) }))
  .refine(
    ({ west, south, east, north }) =>
      west <= east && south <= north && isInJapan({ lon: west, lat: south }) && isInJapan({ lon: east, lat: north }),
  )
  .openapi({ type: "string", example: "139.7,35.6,139.8,35.7", description: "西,南,東,北" });

const page = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .optional()
  .openapi({ type: "integer", minimum: 1, maximum: 99_999, default: 1 });

const zoom = z
  .string()
  .regex(/^([0-9]|1\d|2[0-4])(\.\d{1,6})?$/)
  .transform(Number)
  .openapi({ type: "number", minimum: 0, maximum: 24, example: 13 });

export const homesRoute = createRoute({
  method: "get",
  path: "/homes",
  tags,
  summary: "売出物件の一覧",
  description: "何社が広告していても、1戸は1件です。いちばん安い売出しで数え、表示します。",
  request: { query: withConditions({ sort: z.enum(HOME_SORTS).optional(), page, box: box.optional() }) },
  responses: { 200: jsonAnswer(homePageSchema, "物件"), ...INVALID },
});

export const homeFacetsRoute = createRoute({
  method: "get",
  path: "/homes/facets",
  tags,
  summary: "売出物件の件数：選択肢ごとの件数と、価格などの分布",
  description: "選択肢の件数は、その条件だけを外し、ほかの条件をすべて満たす物件の数です。",
  request: { query: withConditions({ box: box.optional() }) },
  responses: { 200: jsonAnswer(homeFacetsSchema, "件数"), ...INVALID },
});

export const homesMapRoute = createRoute({
  method: "get",
  path: "/homes/map",
  tags,
  summary: "売出物件の地図：300か所までは1か所ずつ、それを超えるとまとまりごと",
  request: { query: withConditions({ box, zoom }) },
  responses: { 200: jsonAnswer(homesOnMapSchema, "地図上の物件"), ...INVALID },
});

export const homeAreasRoute = createRoute({
  method: "get",
  path: "/homes/areas",
  tags,
  summary: "エリアごとの売出物件の件数",
  description: "parent がなければ都道府県、2桁なら市区町村、5桁なら町の件数です。エリアの条件は外して数えます。",
  request: {
    query: withConditions({
      parent: z
        .string()
        .regex(/^(\d{2}|\d{5})$/)
        .optional()
        .openapi({ example: "13" }),
    }),
  },
  responses: { 200: jsonAnswer(homeAreasSchema, "エリア"), ...INVALID },
});

export const homeLinesRoute = createRoute({
  method: "get",
  path: "/homes/lines",
  tags,
  summary: "沿線と駅ごとの売出物件の件数",
  description: "駅は路線の順です。駅の条件は外して数えます。",
  request: {
    query: withConditions({
      prefecture: z
        .string()
        .regex(/^\d{2}$/)
        .openapi({ example: "13" }),
      line: z.string().max(120).optional(),
    }),
  },
  responses: { 200: jsonAnswer(homeLinesSchema, "沿線と駅"), ...INVALID },
});

export const homeNamesRoute = createRoute({
  method: "get",
  path: "/homes/names",
  tags,
  summary: "条件のエリア・駅・マンションの名前",
  description: "area・station・commute・building に入れたコードの名前です。わからないコードは返しません。ほかの条件は使いません。",
  request: { query: withConditions({}) },
  responses: { 200: jsonAnswer(homeNamesSchema, "名前"), ...INVALID },
});

export const homeRoute = createRoute({
  method: "get",
  path: "/homes/{key}",
  tags,
  summary: "売出物件1戸",
  description: "申込あり・成約・期限切れの物件も、そのことを示して返します。",
  request: { params: z.object({ key: z.string().max(60) }) },
  responses: { 200: jsonAnswer(homeDetailSchema, "物件"), ...NOT_FOUND },
});

export const homeComparablesRoute = createRoute({
  method: "get",
  path: "/homes/{key}/comparables",
  tags,
  summary: "売出物件に似た過去の成約：いまの水準に直した価格つき",
  description: "売出価格は使いません。ないときは reason に理由が入ります。",
  request: { params: z.object({ key: z.string().max(60) }) },
  responses: { 200: jsonAnswer(homeComparablesSchema, "似た成約"), ...NOT_FOUND },
});

/** `/homes/{key}` stands last: the others are no keys. */
export const homeRoutes = [
  ...[homesRoute, homeFacetsRoute, homesMapRoute, homeAreasRoute, homeLinesRoute, homeNamesRoute],
  ...[homeRoute, homeComparablesRoute],
];
