import { sql } from "kysely";
import { chomeKey } from "#domain/surroundings/shapes/known-centres.ts";
import type { Loader } from "#ingest/frame/source.ts";
import { type LonLat, morton } from "#kernel/geo.ts";
import type { Tx } from "#platform/db.server.ts";
import { type KeyedTable, keyedLoader } from "./keyed-loader.server.ts";

export type Facts = Readonly<Record<string, unknown>>;

/** Numbers of a standard mesh of 8, 9 or 10 digits (1 km, 500 m, 250 m). */
export type MeshRow = { readonly mesh: string; readonly data: Facts };

/** Facts of a 町丁目; without a place it gets that of the town of this name in table `town`. Spell it as `townName` does. */
export type TownFactRow = { readonly cityCode: string; readonly town: string; readonly place: LonLat | null; readonly data: Facts };

/** Facts of a city (five digits) or prefecture (two) in a period: `2020`, `2024-04`, `2021-01-30`. */
export type AreaFactRow = { readonly areaCode: string; readonly period: string; readonly data: Facts };

export type PointRow = {
  /** Known by it within its dataset, the same in the next edition. */
  readonly key: string;
  /** What the file tells the whole of (`13`, `2023/13`): older points of the part that it no longer has are removed. */
  readonly part?: string;
  readonly kind: string;
  readonly name: string;
  readonly address: string | null;
  readonly place: LonLat;
  readonly data: Facts;
};

const MESH: KeyedTable = { table: "layer_mesh", key: ["mesh"], replaced: [], added: ["data"] };
const TOWN: KeyedTable = { table: "town_fact", key: ["city_code", "town"], replaced: ["lon", "lat", "morton"], added: ["data"] };
const AREA: KeyedTable = { table: "area_fact", key: ["area_code", "period"], replaced: [], added: ["data"] };
const POINT: KeyedTable = {
  table: "place_point",
  key: ["source_key"],
  replaced: ["kind", "name", "address", "lon", "lat", "morton", "data"],
  added: [],
};

export function meshLoader(tx: Tx, dataset: string): Promise<Loader<MeshRow>> {
  return keyedLoader({ tx, dataset, shape: MESH }, ({ mesh, data }: MeshRow) => ({ mesh, data }));
}

export function areaFactLoader(tx: Tx, dataset: string): Promise<Loader<AreaFactRow>> {
  return keyedLoader({ tx, dataset, shape: AREA }, ({ areaCode, period, data }: AreaFactRow) => ({ area_code: areaCode, period, data }));
}

export function pointLoader(tx: Tx, dataset: string): Promise<Loader<PointRow>> {
  return keyedLoader({ tx, dataset, shape: POINT }, ({ key, part, place, ...point }: PointRow) => ({
    ...point,
    ...placed(place),
    source_key: part === undefined ? key : `${part}/${key}`,
    part: part ?? "",
  }));
}

export async function townFactLoader(tx: Tx, dataset: string): Promise<Loader<TownFactRow>> {
  const loader = await keyedLoader({ tx, dataset, shape: TOWN }, ({ cityCode, town, place, data }: TownFactRow) => ({
    city_code: cityCode,
    town,
    ...(place ? placed(place) : {}),
    data,
  }));
  return {
    ...loader,
    merge: async (loadId) => {
      const unplaced = await placeStagedTowns(tx);
      const merged = await loader.merge(loadId);
      const notes = unplaced > 0 ? [`位置の分からない町丁目: ${unplaced.toLocaleString("ja-JP")}件`] : [];
      return { ...merged, notes: [...merged.notes, ...notes] };
    },
  };
}

const placed = (place: LonLat) => ({ ...place, morton: String(morton(place)) });

/** Answers how many staged towns no table knows the place of. */
async function placeStagedTowns(tx: Tx): Promise<number> {
  const { rows } = await sql<{ city_code: string; town: string }>`select city_code, town from staged_town_fact where lon is null`.execute(
    tx,
  );
  const towns = await townsOfCities(tx, [...new Set(rows.map((row) => row.city_code))]);
  const known = JSON.stringify(
    rows.flatMap(({ city_code, town }) => {
      const place = towns.get(`${city_code}/${town}`) ?? towns.get(chomeKey(city_code, town));
      return place ? [{ city_code, town, ...placed(place) }] : [];
    }),
  );
  await sql`
    update staged_town_fact s set lon = k.lon, lat = k.lat, morton = k.morton
    from json_to_recordset(${known}::json) as k(city_code text, town text, lon double precision, lat double precision, morton bigint)
    where s.lon is null and s.city_code = k.city_code and s.town = k.town`.execute(tx);
  const left = await sql<{ n: number }>`select count(*) as n from staged_town_fact where lon is null`.execute(tx);
  return left.rows[0]?.n ?? 0;
}

/** Places of the towns of these cities by their name, and by what all its spellings have in common. */
async function townsOfCities(tx: Tx, cityCodes: readonly string[]): Promise<ReadonlyMap<string, LonLat>> {
  const { rows } = await sql<LonLat & { city_code: string; name: string }>`
    select city_code, name, lon, lat from town where city_code = any(${cityCodes}) order by city_code, name desc`.execute(tx);
  const named = (keyOf: (cityCode: string, name: string) => string) =>
    rows.map(({ city_code, name, lon, lat }) => [keyOf(city_code, name), { lon, lat }] as const);
  return new Map([...named(chomeKey), ...named((cityCode, name) => `${cityCode}/${name}`)]);
}
