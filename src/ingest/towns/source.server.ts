import type { Source } from "#ingest/frame/source.ts";
import { mapRows, openTable } from "#platform/tables/read-csv.server.ts";
import { beginTowns } from "./load.server.ts";
import { TOWN_REJECTIONS, type TownRow, townLayout, townParser } from "./parse.ts";

export const towns: Source<TownRow> = {
  name: "towns",
  usage: "Geolonia 住所データの CSV",
  expected: "Geolonia 住所データの CSV(city_code, prefecture, city, town, koaza, lat, lng または読みつきの日本語見出し)",
  attribution: "Geolonia 住所データ(株式会社Geolonia)を加工して作成",
  licence: "CC BY 4.0",
  rejections: TOWN_REJECTIONS,
  open: async (bytes) => {
    const { layout, header, records } = await openTable(bytes, townLayout);
    return { layout, rows: mapRows(records, townParser(layout, header)) };
  },
  begin: beginTowns,
};
