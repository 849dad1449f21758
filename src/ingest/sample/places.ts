import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { LonLat } from "#kernel/geo.ts";
import { parseQuarter, quarterIndex } from "#kernel/quarter.ts";
import { type SampleLine, sampleLines } from "./sample-lines.ts";

/** Unit prices are in 万円/㎡; weights are parts of a whole. Columns and their sources: data/sample/README.md. */
type SampleWard = {
  readonly code: string;
  readonly name: string;
  readonly kana: string;
  readonly bounds: { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
  readonly landLevel: number;
  readonly houseWeight: number;
};

/** `line`: the first of the invented lines that stop there. */
export type SampleStation = { readonly name: string; readonly place: LonLat; readonly line: string };

export type SampleTown = {
  readonly ward: SampleWard;
  readonly name: string;
  readonly kana: string;
  readonly place: LonLat;
  readonly station: SampleStation;
  readonly level: number;
  readonly weight: number;
};

/** The price level of a quarter, numbered as by `quarterIndex`. */
export type TrendPoint = { readonly at: number; readonly index: number };

export type SamplePlaces = {
  readonly wards: readonly SampleWard[];
  readonly towns: readonly SampleTown[];
  readonly lines: readonly SampleLine[];
  readonly trend: readonly TrendPoint[];
};

const positive = z.coerce.number().positive();

const wardRow = z
  .object({
    code: z.string().regex(/^131[0-2]\d$/),
    name: z.string().endsWith("区"),
    kana: z.string(),
    west: positive,
    south: positive,
    east: positive,
    north: positive,
    land_man_per_m2: positive,
    house_weight: positive,
  })
  .transform(
    ({ code, name, kana, west, south, east, north, ...row }): SampleWard => ({
      code,
      name,
      kana,
      bounds: { west, south, east, north },
      landLevel: row.land_man_per_m2,
      houseWeight: row.house_weight,
    }),
  );

const townRow = z.object({
  ward_code: z.string(),
  town: z.string().min(1),
  kana: z.string().regex(/^[ァ-ヶー]+$/),
  lon: positive,
  lat: positive,
  station: z.string().min(1),
  station_lon: positive,
  station_lat: positive,
  level_man_per_m2: positive,
  weight: positive,
});

const trendRow = z.object({ quarter: z.string(), index: positive }).transform(({ quarter, index }): TrendPoint => {
  const parsed = parseQuarter(quarter);
  if (parsed === null) throw new Error(`trend.csv: ${quarter} is no quarter`);
  return { at: quarterIndex(parsed), index };
});

/** Reads the three CSV texts of data/sample. They are ours, so anything wrong in them throws. */
export function parsePlaces(texts: { readonly wards: string; readonly towns: string; readonly trend: string }): SamplePlaces {
  const wards = rowsOf(texts.wards, wardRow);
  const byCode = new Map(wards.map((ward) => [ward.code, ward]));
  const rows = rowsOf(texts.towns, townRow);
  const lines = sampleLines([...new Map(rows.map((row) => [row.station, stationOf(row)])).values()]);
  const towns = rows.map((row): SampleTown => {
    const ward = byCode.get(row.ward_code);
    if (ward === undefined) throw new Error(`towns.csv: ${row.town} names the unknown ward ${row.ward_code}`);
    const line = lines.find(({ stations }) => stations.some(({ name }) => name === row.station))?.name ?? "";
    return {
      ward,
      name: row.town,
      kana: row.kana,
      place: { lon: row.lon, lat: row.lat },
      station: { ...stationOf(row), line },
      level: row.level_man_per_m2,
      weight: row.weight,
    };
  });
  return { wards, towns, lines, trend: rowsOf(texts.trend, trendRow) };
}

function stationOf(row: z.infer<typeof townRow>): Omit<SampleStation, "line"> {
  return { name: row.station, place: { lon: row.station_lon, lat: row.station_lat } };
}

function rowsOf<Row>(csv: string, row: z.ZodType<Row>): Row[] {
  return z.array(row).parse(parse(csv, { columns: true, skip_empty_lines: true }));
}
