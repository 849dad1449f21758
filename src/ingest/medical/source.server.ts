import { yearsInName } from "#ingest/frame/edition.ts";
import { MUNICIPAL_CREDIT } from "#ingest/frame/municipal-credit.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Credit, Source } from "#ingest/frame/source.ts";
import { type PointRow, pointLoader } from "#ingest/layers/fact-loaders.server.ts";
import { MEDICAL_FEATURES, MEDICAL_LAYOUTS, MEDICAL_REJECTIONS, medicalRow } from "./parse.ts";

const CREDITS: Readonly<Record<string, Credit>> = {
  "municipal-medical": MUNICIPAL_CREDIT,
  "ksj-p04": {
    attribution: "国土交通省 国土数値情報(医療機関データ P04)を加工して作成",
    licence: "国土数値情報ダウンロードサイトコンテンツ利用規約",
  },
};

export const medical: Source<PointRow> = {
  name: "medical",
  usage: "医療機関の CSV(厚生局の一覧に緯度・経度を加えたもの、自治体標準)または国土数値情報 P04 の GeoJSON",
  expected: "医療機関の CSV(code, name, address, lat, lng)または国土数値情報 P04 の GeoJSON",
  attribution: "地方厚生局の保険医療機関一覧を加工して作成",
  licence: "政府標準利用規約(CC BY 4.0 互換)",
  rejections: MEDICAL_REJECTIONS,
  asOf: yearsInName,
  open: async (bytes) => {
    const opened = await openCells(bytes, { tables: MEDICAL_LAYOUTS, maps: [MEDICAL_FEATURES], rowOf: () => medicalRow });
    const credit = CREDITS[opened.layout];
    return credit ? { ...opened, credit } : opened;
  },
  begin: (tx) => pointLoader(tx, "medical"),
};
