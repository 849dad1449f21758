import { sql } from "kysely";
import { boxAround, distanceM, type LonLat } from "#kernel/geo.ts";
import { chomeKey } from "#kernel/place/chome.ts";
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

const selectNamed = compiledOnce((db, ...[cityCode, name]: [cityCode: string, name: string]) => ({
  compile: () =>
    sql<Row>`select prefecture, city_code, city, name, lon, lat from town where city_code = ${cityCode} and name = ${name}`.compile(db),
}));

const selectNames = compiledOnce((db, cityCode: string) => ({
  compile: () => sql<{ name: string }>`select name from town where city_code = ${cityCode} order by name`.compile(db),
}));

/** The 町丁目 of this name, however the census or the table of towns spells it, one spelled the same before others; null: the table has none. */
export async function chomeNamed(
  db: Db,
  { cityCode, chome }: { readonly cityCode: string; readonly chome: string },
): Promise<Chome | null> {
  const [exact] = await selectNamed(db, cityCode, chome);
  if (exact) return chomeFrom(exact);
  const key = chomeKey(chome);
  const other = (await selectNames(db, cityCode)).find(({ name }) => chomeKey(name) === key);
  const [row] = other ? await selectNamed(db, cityCode, other.name) : [];
  return row ? chomeFrom(row) : null;
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
