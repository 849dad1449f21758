import { createRoute, z } from "@hono/zod-openapi";
import { BUSY, INVALID, jsonAnswer, NOT_FOUND } from "#api/http/service.ts";
import { baseMapSchema, mapLayersSchema, meshListSchema, meshQuerySchema } from "./tile-schemas.ts";

const tags = ["estate"];
const tileNumber = z.string().regex(/^\d{1,5}$/);

export const TILE_MEDIA_TYPE = "application/vnd.mapbox-vector-tile";

export const mapLayersRoute = createRoute({
  method: "get",
  path: "/layers",
  tags,
  summary: "地図のレイヤー：単位・凡例・年・出典・データの有無",
  responses: { 200: jsonAnswer(mapLayersSchema, "レイヤー") },
});

export const meshListRoute = createRoute({
  method: "get",
  path: "/mesh",
  tags,
  summary: "地図と同じ内容の一覧：範囲内のメッシュや町の値",
  description: "値の大きい順に60件まで返します。件数が5件に満たない値には isFew が付き、順番は最後です。",
  request: { query: meshQuerySchema },
  responses: { 200: jsonAnswer(meshListSchema, "メッシュの値"), ...NOT_FOUND, ...INVALID, ...BUSY },
});

const tileRoute = createRoute({
  method: "get",
  path: "/tiles/{layer}/{version}/{z}/{x}/{y}.mvt",
  tags,
  summary: "ベクトルタイル（Mapbox Vector Tile 2）",
  description:
    "版は /layers のものを使います。その版のタイルは変わりません。何もない場所は 204 です。属性 s が no_data の面は、調べていない場所です。色のない場所が安全とは限りません。",
  request: { params: z.object({ layer: z.string().max(40), version: z.string().max(40), z: tileNumber, x: tileNumber, y: tileNumber }) },
  responses: {
    200: { description: "タイル", content: { [TILE_MEDIA_TYPE]: { schema: z.string().openapi({ format: "binary" }) } } },
    204: { description: "何もない場所" },
    304: { description: "変わっていません" },
    ...NOT_FOUND,
    ...BUSY,
  },
});

export const baseMapRoute = createRoute({
  method: "get",
  path: "/tiles/base.json",
  tags,
  summary: "背景の地図のタイル（TileJSON 3.0.0）：場所と出典",
  description:
    "attribution は、境界・鉄道の駅・町名として実際に取り込んだデータの出典です。何も取り込んでいなければ空です。note は、地図に添えて示す断り書きです。",
  responses: { 200: jsonAnswer(baseMapSchema, "TileJSON") },
});

export const mapRoutes = [baseMapRoute, mapLayersRoute, meshListRoute, tileRoute];
