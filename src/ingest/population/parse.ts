import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { DAMAGED, known, readNumber, requireYear } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { AreaFactRow } from "#ingest/layers/fact-loaders.server.ts";

export const POPULATION_REJECTIONS = {
  ...DAMAGED,
  "city-invalid": "市区町村のコードまたは名称が読み取れません",
  "year-invalid": "年が西暦4桁ではありません",
  "population-missing": "人口の数字がありません(その年にはなかった区など)",
  "population-invalid": "人口または世帯数が0以上の整数ではありません",
} as const;

export type PopulationField = "code" | "ward" | "year" | "population" | "households";

/** Censuses by municipality, and the 23 wards by year (`households_latest` is of one unnamed recent day). */
export const POPULATION_LAYOUTS: readonly TableLayout<PopulationField>[] = [
  { name: "municipal-censuses", columns: { code: "city_code", year: "year", population: "population", households: "households?" } },
  { name: "wards-by-year", columns: { ward: "ward", year: "year", population: "population", households: "households_latest?" } },
];

/** The population of a city in a year. `wardCode` finds a ward of Tokyo by its name. */
export function populationRow(wardCode: (name: string) => string | null) {
  return (cell: Cells<PopulationField>): AreaFactRow => {
    const code = cell("ward") === "" ? cell("code") : wardCode(cell("ward"));
    if (code === null || !/^\d{5}$/.test(code)) throw new RowRejected("city-invalid", cell("ward") || cell("code"));
    const total = count(cell("population"));
    if (total === null) throw new RowRejected("population-missing", cell("population"));
    const households = cell("ward") === "" ? { households: count(cell("households")) } : { householdsLatest: count(cell("households")) };
    return { areaCode: code, period: String(requireYear(cell("year"), "year-invalid")), data: known({ total, ...households }) };
  };
}

function count(text: string): number | null {
  const value = readNumber(text, "population-invalid");
  if (value !== null && (value < 0 || !Number.isInteger(value))) throw new RowRejected("population-invalid", text);
  return value;
}
