import { listCities } from "#domain/properties/index.server.ts";
import { refreshCrimeRates } from "#ingest/crime-towns/rates.server.ts";
import { citySplitter } from "#ingest/frame/city-prefix.ts";
import { yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type TownFactRow, townFactLoader } from "#ingest/layers/fact-loaders.server.ts";
import { TOWN_POPULATION_LAYOUTS, TOWN_POPULATION_REJECTIONS, townPopulationRow } from "./parse.ts";

export const townPopulation: Source<TownFactRow> = {
  name: "town-population",
  usage: "町丁目の単身世帯数、または夜間・昼間人口の CSV(犯罪の率の分母になります)",
  expected: "町丁目の CSV(pref, address, lat, lng, single_households、または city_code, town, population, day_population)",
  attribution: "総務省統計局 国勢調査 小地域集計(e-Stat)を加工して作成",
  licence: "政府標準利用規約(CC BY 4.0 互換)",
  rejections: TOWN_POPULATION_REJECTIONS,
  asOf: yearsInName,
  open: (bytes) => openCells(bytes, { tables: TOWN_POPULATION_LAYOUTS, rowOf: () => townPopulationRow(citySplitter(listCities())) }),
  begin: async (tx, layout) => {
    if (layout === "town-households") return townFactLoader(tx, "households");
    const loader = await townFactLoader(tx, "town_population");
    return {
      ...loader,
      merge: async (loadId) => {
        const merged = await loader.merge(loadId);
        return { ...merged, notes: [...merged.notes, ...(await refreshCrimeRates(tx))] };
      },
    };
  },
};
