import { yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type PointRow, pointLoader } from "#ingest/layers/fact-loaders.server.ts";
import { CRIME_POINT_REJECTIONS, INCIDENT_LAYOUTS, incidentParser } from "./parse.ts";

export const crimePoints: Source<PointRow> = {
  name: "crime-points",
  usage: "都道府県警察の犯罪オープンデータ(1件1行)に緯度・経度を加えた CSV",
  expected: "犯罪オープンデータの CSV(手口、市区町村コード、町丁目、発生年月日と緯度・経度)",
  attribution: "都道府県警察の犯罪オープンデータを加工して作成(位置は町丁目の代表点)",
  licence: "各警察の利用規約(CC BY 4.0 互換)",
  rejections: CRIME_POINT_REJECTIONS,
  asOf: yearsInName,
  open: (bytes) => openCells(bytes, { tables: INCIDENT_LAYOUTS, rowOf: () => incidentParser() }),
  begin: (tx) => pointLoader(tx, "crime_incident"),
};
