import { basename } from "node:path";
import { listCities } from "#domain/properties/index.server.ts";
import { citySplitter } from "#ingest/frame/city-prefix.ts";
import { yearInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type TownFactRow, townFactLoader } from "#ingest/layers/fact-loaders.server.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { CRIME_TOWN_LAYOUTS, CRIME_TOWN_REJECTIONS, crimeTownRow } from "./parse.ts";
import { refreshCrimeRates } from "./rates.server.ts";

/** 警視庁 alone publishes this table. */
const PREFECTURE = "東京都";

export const crimeTowns: Source<TownFactRow> = {
  name: "crime-towns",
  usage: "警視庁 町丁別・罪種別認知件数の CSV(年はファイル名から: R5.csv、crime_2023.csv)",
  expected: "警視庁の町丁別認知件数の CSV(市区町丁、総合計、…)で、ファイル名に年が一つあるもの(R5.csv、crime_2023.csv)",
  attribution: "警視庁「区市町村の町丁別、罪種別及び手口別認知件数」を加工して作成",
  licence: "CC BY 4.0",
  rejections: CRIME_TOWN_REJECTIONS,
  open: async (bytes, path) => {
    const year = yearInName(basename(path));
    if (year === null) throw new FileRefused("unknown-layout", "ファイル名から年が分からないファイル");
    const split = citySplitter(listCities());
    const rowOf = () => crimeTownRow(year, (area) => split(area, PREFECTURE));
    return { ...(await openCells(bytes, { tables: CRIME_TOWN_LAYOUTS, rowOf })), asOf: String(year) };
  },
  begin: async (tx) => {
    const loader = await townFactLoader(tx, "crime");
    return {
      ...loader,
      merge: async (loadId) => {
        const merged = await loader.merge(loadId);
        return { ...merged, notes: [...merged.notes, ...(await refreshCrimeRates(tx))] };
      },
    };
  },
};
