import { sql } from "kysely";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import type { Tx } from "#platform/db.server.ts";
import type { StationRow } from "./parse.ts";

/** Takes the stations of one file; a station that comes several times stands in the middle of its stretches. */
export async function beginStations(tx: Tx): Promise<Loader<StationRow>> {
  await sql`create temp table staged_station (id text, name text, line text, operator text, group_code text, lon double precision,
    lat double precision) on commit drop`.execute(tx);
  return { stage: (rows) => stageStations(tx, rows), merge: (loadId) => mergeStations(tx, loadId) };
}

async function stageStations(tx: Tx, rows: readonly StationRow[]): Promise<void> {
  const json = JSON.stringify(rows.map(({ groupCode, place, ...row }) => ({ ...row, ...place, group_code: groupCode })));
  await sql`insert into staged_station select * from json_populate_recordset(null::staged_station, ${json}::json)`.execute(tx);
}

async function mergeStations(tx: Tx, loadId: number): Promise<Merged> {
  await sql`create temp table joined_station on commit drop as
    select id, min(name) as name, min(line) as line, min(operator) as operator, min(group_code) as group_code,
      avg(lon order by lon) as lon, avg(lat order by lat) as lat
    from staged_station group by id`.execute(tx);
  const updated = await sql`
    update station set name = j.name, line = j.line, operator = j.operator, group_code = j.group_code, lon = j.lon, lat = j.lat,
      load_id = ${loadId}
    from joined_station j
    where station.id = j.id and row(j.name, j.line, j.operator, j.group_code, j.lon, j.lat)
      is distinct from row(station.name, station.line, station.operator, station.group_code, station.lon, station.lat)`.execute(tx);
  const inserted = await sql`
    insert into station (id, name, line, operator, group_code, lon, lat, load_id)
    select id, name, line, operator, group_code, lon, lat, ${loadId} from joined_station on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ stations: number }>`select count(*) as stations from joined_station`.execute(tx);
  const [changed, added] = [Number(updated.numAffectedRows ?? 0), Number(inserted.numAffectedRows ?? 0)];
  return { added, changed, unchanged: (rows[0]?.stations ?? 0) - added - changed, firstQuarter: null, lastQuarter: null, notes: [] };
}
