import { basename } from "node:path";
import { yearInName, yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type PointRow, pointLoader } from "#ingest/layers/fact-loaders.server.ts";
import { LAND_PRICE_LAYOUTS, LAND_PRICE_REJECTIONS, landPriceRow } from "./parse.ts";

export const landPrices: Source<PointRow> = {
  name: "land-prices",
  usage: "国土数値情報 L01(地価公示)の CSV。履歴のない点だけの CSV は年をファイル名から読みます",
  expected:
    "地価公示の CSV(survey_year, code, address, lat, lng, price_yen_m2, history_from, history。または年がファイル名にある address, lat, lng, price_yen_m2)",
  attribution: "国土交通省 国土数値情報(地価公示データ L01)を加工して作成",
  licence: "CC BY 4.0",
  rejections: LAND_PRICE_REJECTIONS,
  asOf: yearsInName,
  open: (bytes, path) => openCells(bytes, { tables: LAND_PRICE_LAYOUTS, rowOf: () => landPriceRow(yearInName(basename(path))) }),
  begin: (tx) => pointLoader(tx, "land_price"),
};
