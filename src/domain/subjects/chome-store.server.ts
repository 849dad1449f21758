import { type RawBuilder, sql } from "kysely";
import { boxAround, distanceM, type LonLat } from "#kernel/geo.ts";
import { compiledOnce } from "#platform/compiled-once.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { Chome, NearStation } from "./types.ts";

type Box = [south: number, north: number, west: number, east: number];
type Row = LonLat & { readonly prefecture: string; readonly city_code: string; readonly city: string; readonly name: string };

const selectTowns = compiledOnce((db, ...[south, north, west, east]: Box) => ({
  compile: () =>
    sql<Row>`
      select prefecture, city_code, city, name, lon, lat from town
      where lat between ${south} and ${north} and lon between ${west} and ${east}`.compile(db),
}));

/** Every 町丁目 whose centre lies within so many metres, the nearest first; of a city where it is given. */
export async function chomesNear(
  db: Db,
  place: LonLat,
  { withinM, cityCode }: { readonly withinM: number; readonly cityCode?: string },
): Promise<Chome[]> {
  const { south, north, west, east } = boxAround(place, withinM);
  const rows = await selectTowns(db, south, north, west, east);
  return rows
    .filter((row) => cityCode === undefined || row.city_code === cityCode)
    .map((row) => ({ row, metres: distanceM(row, place) }))
    .filter(({ metres }) => metres <= withinM)
    .sort((a, b) => a.metres - b.metres || a.row.name.localeCompare(b.row.name))
    .map(({ row }) => chomeFrom(row));
}

/** The 町丁目 of this name, as the census or the table of towns may spell it (大字, ヶ, の); null: the table has none. */
export async function chomeNamed(
  db: Db,
  { cityCode, chome }: { readonly cityCode: string; readonly chome: string },
): Promise<Chome | null> {
  const { rows } = await sql<Row>`
    select prefecture, city_code, city, name, lon, lat from town
    where city_code = ${cityCode} and ${plainName(sql`name`)} = ${plainName(sql`${chome}::text`)} order by name = ${chome} desc limit 1`.execute(
    db,
  );
  return rows[0] ? chomeFrom(rows[0]) : null;
}

function plainName(name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`translate(regexp_replace(${name}, '^(大字|字)(?=.)', ''), 'ヶのッ', 'ケノツ')`;
}

function chomeFrom({ prefecture, city_code, city, name, lon, lat }: Row): Chome {
  return { prefecture, cityCode: city_code, cityName: city, name, place: { lon, lat } };
}

type StationRow = LonLat & { readonly name: string };

const selectStations = compiledOnce((db, ...[south, north, west, east]: Box) => ({
  compile: () =>
    sql<StationRow>`
      select name, lon, lat from station where lat between ${south} and ${north} and lon between ${west} and ${east}`.compile(db),
}));

/** The nearest station along the straight line; null: none within so many metres. */
export async function nearestStation(db: Db, place: LonLat, withinM: number): Promise<NearStation | null> {
  const { south, north, west, east } = boxAround(place, withinM);
  const rows = await selectStations(db, south, north, west, east);
  const [nearest] = rows
    .map((row) => ({ name: row.name, distanceM: Math.round(distanceM(row, place)) }))
    .filter((station) => station.distanceM <= withinM)
    .sort((a, b) => a.distanceM - b.distanceM || a.name.localeCompare(b.name));
  return nearest ?? null;
}
