import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { LineStation } from "./commute/rail-graph.ts";

/** All stations, a row for each line that stops there. */
export async function lineStations(db: Db): Promise<LineStation[]> {
  const { rows } = await sql<{ stationGroup: string; name: string; line: string; operator: string; lon: number; lat: number }>`
    select group_code as "stationGroup", name, line, operator, lon, lat from station order by operator, line, id`.execute(db);
  return rows.map(({ lon, lat, ...station }) => ({ ...station, place: { lon, lat } }));
}

/** The middle of the stations of each prefecture cannot be told from a station: which group lies in which is told by the nearest town. */
export async function stationPrefectures(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ stationGroup: string; prefecture: string }>`
    select distinct on (s.group_code) s.group_code as "stationGroup", substr(t.city_code, 1, 2) as prefecture
    from station s
    join lateral (
      select n.city_code, (n.lon - s.lon) ^ 2 + (n.lat - s.lat) ^ 2 as far from town n
      where n.lat between s.lat - 0.05 and s.lat + 0.05 and n.lon between s.lon - 0.05 and s.lon + 0.05
      order by far limit 1) as t on true
    order by s.group_code, t.far`.execute(db);
  return new Map(rows.map(({ stationGroup, prefecture }) => [stationGroup, prefecture]));
}

/** Names of cities by code, and of the towns of one. */
export async function cityNames(db: Db, prefecture: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select distinct city_code as code, city as name from town where city_code like ${`${prefecture}%`}`.execute(db);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
