import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { latestBuiltYear } from "#kernel/fields/built-year.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { beginBuildings } from "./load.server.ts";
import { BUILDING_LAYOUTS, BUILDING_REJECTIONS, type BuildingRow, buildingRow } from "./parse.ts";

export const buildings: Source<BuildingRow> = {
  name: "buildings",
  usage: "建物の登録と、管理費・修繕積立金・耐震診断などの CSV(形式は docs/data.md)",
  expected: "建物の CSV(apartment_key または name と address、source、値の列。形式は docs/data.md)",
  attribution: "管理組合・管理会社などの資料(出典は項目ごとに表示)",
  licence: "取り込んだ人が確かめたもの",
  rejections: BUILDING_REJECTIONS,
  open: (bytes, _path, now) => {
    const latestYear = latestBuiltYear(yearInJapan(now));
    return openCells(bytes, { tables: BUILDING_LAYOUTS, rowOf: () => (cell) => buildingRow(cell, latestYear) });
  },
  begin: beginBuildings,
};
