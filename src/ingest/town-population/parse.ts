import type { CityPrefix } from "#ingest/frame/city-prefix.ts";
import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { DAMAGED, known, PLACE_REJECTIONS, readNumber, requirePlace } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { TownFactRow } from "#ingest/layers/fact-loaders.server.ts";
import { townName } from "#ingest/layers/town-name.ts";

export const TOWN_POPULATION_REJECTIONS = {
  ...DAMAGED,
  "place-invalid": PLACE_REJECTIONS["place-invalid"],
  "place-missing": PLACE_REJECTIONS["place-missing"],
  "city-invalid": "市区町村のコードまたは名称が読み取れません",
  "town-missing": "町丁目名がありません",
  "figure-missing": "人口・世帯数のどれもありません",
  "figure-invalid": "人口または世帯数が0以上の数ではありません",
} as const;

export type TownPopulationField = "prefecture" | "address" | "code" | "town" | "lat" | "lon" | "night" | "day" | "households" | "single";

export const TOWN_POPULATION_LAYOUTS: readonly TableLayout<TownPopulationField>[] = [
  {
    name: "town-households",
    columns: { prefecture: "pref", address: "address", lat: "lat", lon: "lng|lon", households: "households?", single: "single_households" },
  },
  {
    name: "town-population",
    columns: { code: "city_code", town: "town", lat: "lat?", lon: "lng|lon?", night: "population", day: "day_population?" },
  },
];

const PREFECTURES: Readonly<Record<string, string>> = { tokyo: "東京都", kanagawa: "神奈川県", saitama: "埼玉県", chiba: "千葉県" };

type SplitCity = (area: string, prefecture: string) => CityPrefix | null;

/** `town-population` fills `{ night, day }`, of which crime rates are made; `town-households` fills `{ total, single }`. */
export function townPopulationRow(splitCity: SplitCity) {
  return (cell: Cells<TownPopulationField>): TownFactRow => {
    const { cityCode, rest } = cityOf(cell, splitCity);
    const town = townName(rest);
    if (town === "") throw new RowRejected("town-missing", cell("address"));
    const hasPlace = cell("lat") !== "" || cell("lon") !== "";
    const data = known({
      night: figure(cell("night")),
      day: figure(cell("day")),
      total: figure(cell("households")),
      single: figure(cell("single")),
    });
    if (Object.keys(data).length === 0) throw new RowRejected("figure-missing", "");
    return { cityCode, town, place: hasPlace ? requirePlace(cell("lon"), cell("lat")) : null, data };
  };
}

function cityOf(cell: Cells<TownPopulationField>, splitCity: SplitCity): CityPrefix {
  const code = cell("code");
  if (/^\d{5}$/.test(code)) return { cityCode: code, rest: cell("town") };
  const prefecture = cell("prefecture");
  const city = splitCity(cell("address"), PREFECTURES[prefecture] ?? prefecture);
  if (!city) throw new RowRejected("city-invalid", code || `${prefecture} ${cell("address")}`);
  return city;
}

function figure(text: string): number | null {
  const value = readNumber(text, "figure-invalid");
  if (value !== null && value < 0) throw new RowRejected("figure-invalid", text);
  return value;
}
