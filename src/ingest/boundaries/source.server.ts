import type { Source } from "#ingest/frame/source.ts";
import { beginBoundaries } from "./load.server.ts";
import { BOUNDARY_REJECTIONS, type BoundaryRow } from "./parse.ts";
import { openBoundaries } from "./read-boundaries.ts";

export const boundaries: Source<BoundaryRow> = {
  name: "boundaries",
  usage: "国土数値情報 N03(行政区域)の GeoJSON または TopoJSON",
  expected: "国土数値情報 N03 の行政区域(GeoJSON または TopoJSON)",
  attribution: "国土交通省 国土数値情報(行政区域データ N03)を加工して作成",
  licence: "国土数値情報コンテンツ利用規約(CC BY 4.0 互換)",
  rejections: BOUNDARY_REJECTIONS,
  open: openBoundaries,
  begin: beginBoundaries,
};
