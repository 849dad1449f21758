import { yearsInName } from "#ingest/frame/edition.ts";
import { MUNICIPAL_CREDIT } from "#ingest/frame/municipal-credit.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type PointRow, pointLoader } from "#ingest/layers/fact-loaders.server.ts";
import { NURSERY_LAYOUTS, NURSERY_REJECTIONS, nurseryRow } from "./parse.ts";

export const nurseries: Source<PointRow> = {
  name: "nurseries",
  usage: "保育施設の CSV(23区の一覧、または自治体標準の子育て施設一覧)",
  expected: "保育施設の CSV(HID, Type, Name, Add1, Add2, lat, lng、または 名称, 種別, 緯度, 経度)",
  attribution: "保育施設の一覧(公開データ)を加工して作成",
  licence: "CC BY-SA 4.0",
  rejections: NURSERY_REJECTIONS,
  asOf: yearsInName,
  open: async (bytes) => {
    const opened = await openCells(bytes, { tables: NURSERY_LAYOUTS, rowOf: () => nurseryRow });
    return opened.layout.startsWith("municipal-") ? { ...opened, credit: MUNICIPAL_CREDIT } : opened;
  },
  begin: (tx) => pointLoader(tx, "nursery"),
};
