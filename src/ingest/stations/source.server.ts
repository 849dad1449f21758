import type { Source } from "#ingest/frame/source.ts";
import { mapRows, openTable } from "#platform/tables/read-csv.server.ts";
import { beginStations } from "./load.server.ts";
import { STATION_REJECTIONS, type StationRow, stationLayout, stationParser } from "./parse.ts";

export const stations: Source<StationRow> = {
  name: "stations",
  usage: "国土数値情報 N02(駅)の CSV",
  expected: "国土数値情報 N02 の駅の CSV(N02_003, N02_004, N02_005, N02_005c, N02_005g, lon, lat)",
  attribution: "国土交通省 国土数値情報(鉄道データ N02)を加工して作成",
  licence: "CC BY 4.0",
  rejections: STATION_REJECTIONS,
  open: async (bytes) => {
    const { layout, header, records } = await openTable(bytes, stationLayout);
    return { layout, rows: mapRows(records, stationParser(header)) };
  },
  begin: beginStations,
};
