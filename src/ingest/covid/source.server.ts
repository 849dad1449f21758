import { yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type AreaFactRow, areaFactLoader } from "#ingest/layers/fact-loaders.server.ts";
import { COVID_LAYOUTS, COVID_REJECTIONS, covidRow } from "./parse.ts";

export const covid: Source<AreaFactRow> = {
  name: "covid",
  usage: "新型コロナウイルス感染症の都道府県・日別の記録の CSV",
  expected: "都道府県・日別の CSV(year, month, date, prefectureNameJ, testedPositive, …)",
  attribution: "厚生労働省の発表を東洋経済オンラインがまとめたデータを加工して作成",
  licence: "MIT",
  rejections: COVID_REJECTIONS,
  asOf: yearsInName,
  open: (bytes) => openCells(bytes, { tables: COVID_LAYOUTS, rowOf: () => covidRow }),
  begin: (tx) => areaFactLoader(tx, "covid"),
};
