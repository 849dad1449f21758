import { yearsInName } from "#ingest/frame/edition.ts";
import { MUNICIPAL_CREDIT } from "#ingest/frame/municipal-credit.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type PointRow, pointLoader } from "#ingest/layers/fact-loaders.server.ts";
import { EVACUATION_LAYOUTS, EVACUATION_REJECTIONS, evacuationDataset, evacuationRow } from "./parse.ts";

export const evacuation: Source<PointRow> = {
  name: "evacuation",
  usage: "指定緊急避難場所・指定避難所の CSV(国土地理院、または自治体標準オープンデータセット)",
  expected: "国土地理院の指定緊急避難場所または指定避難所の CSV(共通ID、施設・場所名、緯度、経度)",
  attribution: "国土地理院 指定緊急避難場所・指定避難所データを加工して作成",
  licence: "国土地理院コンテンツ利用規約(CC BY 4.0 互換)",
  rejections: EVACUATION_REJECTIONS,
  asOf: yearsInName,
  open: async (bytes) => {
    const opened = await openCells(bytes, { tables: EVACUATION_LAYOUTS, rowOf: evacuationRow });
    return opened.layout.startsWith("municipal-") ? { ...opened, credit: MUNICIPAL_CREDIT } : opened;
  },
  begin: (tx, layout) => pointLoader(tx, evacuationDataset(layout)),
};
