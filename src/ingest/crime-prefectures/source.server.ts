import { yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type AreaFactRow, areaFactLoader } from "#ingest/layers/fact-loaders.server.ts";
import { CRIME_PREFECTURE_LAYOUTS, CRIME_PREFECTURE_REJECTIONS, crimePrefectureRow } from "./parse.ts";

export const crimePrefectures: Source<AreaFactRow> = {
  name: "crime-prefectures",
  usage: "都道府県ごとの刑法犯認知件数の CSV",
  expected: "都道府県ごとの認知件数の CSV(pref_code, name, year, count)",
  attribution: "警察庁 犯罪統計資料を加工して作成",
  licence: "政府標準利用規約(CC BY 4.0 互換)",
  rejections: CRIME_PREFECTURE_REJECTIONS,
  asOf: yearsInName,
  open: (bytes) => openCells(bytes, { tables: CRIME_PREFECTURE_LAYOUTS, rowOf: () => crimePrefectureRow }),
  begin: (tx) => areaFactLoader(tx, "crime_prefecture"),
};
