import { yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type PointRow, pointLoader } from "#ingest/layers/fact-loaders.server.ts";
import { SCHOOL_FEATURES, SCHOOL_LAYOUTS, SCHOOL_REJECTIONS, schoolOf } from "./parse.ts";

export const schools: Source<PointRow> = {
  name: "schools",
  usage: "国土数値情報 P29(学校)の GeoJSON、またはその抜粋の CSV",
  expected: "国土数値情報 P29 の GeoJSON、または name, address, lat, lng の CSV",
  attribution: "国土交通省 国土数値情報(学校データ P29)を加工して作成",
  licence: "CC BY 4.0",
  rejections: SCHOOL_REJECTIONS,
  asOf: yearsInName,
  open: (bytes) => openCells(bytes, { tables: SCHOOL_LAYOUTS, maps: [SCHOOL_FEATURES], rowOf: schoolOf }),
  begin: (tx) => pointLoader(tx, "school"),
};
