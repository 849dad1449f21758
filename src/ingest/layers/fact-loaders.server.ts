import { sql } from "kysely";
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
  const { rows } = await sql<{ city_code: string; name: string; lon: number; lat: number }>`
    select t.city_code, t.name, t.lon, t.lat from town t join staged_town_fact s on s.city_code = t.city_code and s.town = t.name
    where s.lon is null`.execute(tx);
  const known = JSON.stringify(rows.map(({ lon, lat, ...town }) => ({ ...town, ...placed({ lon, lat }) })));
  await sql`
    update staged_town_fact s set lon = k.lon, lat = k.lat, morton = k.morton
    from json_to_recordset(${known}::json) as k(city_code text, name text, lon double precision, lat double precision, morton bigint)
    where s.lon is null and s.city_code = k.city_code and s.town = k.name`.execute(tx);
  const left = await sql<{ n: number }>`select count(*) as n from staged_town_fact where lon is null`.execute(tx);
  return left.rows[0]?.n ?? 0;
}
