import { listCities } from "#domain/properties/index.server.ts";
import { yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type AreaFactRow, areaFactLoader } from "#ingest/layers/fact-loaders.server.ts";
import { POPULATION_LAYOUTS, POPULATION_REJECTIONS, populationRow } from "./parse.ts";

const WARDS_CREDIT = { attribution: "東京都の統計(区の人口と世帯)を加工して作成", licence: "CC BY 4.0" };

export const population: Source<AreaFactRow> = {
  name: "population",
  usage: "市区町村の人口の CSV(国勢調査、または23区の年ごとの人口)",
  expected: "人口の CSV(city_code, year, population、または ward, year, population)",
  attribution: "総務省統計局 国勢調査(e-Stat)を加工して作成",
  licence: "政府標準利用規約(CC BY 4.0 互換)",
  rejections: POPULATION_REJECTIONS,
  asOf: yearsInName,
  open: async (bytes) => {
    const wards = new Map(listCities().map(({ prefecture, name, code }) => [prefecture + name, code]));
    const wardCode = (name: string) => wards.get(`東京都${name}`) ?? null;
    const opened = await openCells(bytes, { tables: POPULATION_LAYOUTS, rowOf: () => populationRow(wardCode) });
    return opened.layout === "wards-by-year" ? { ...opened, credit: WARDS_CREDIT } : opened;
  },
  begin: (tx) => areaFactLoader(tx, "population"),
};
