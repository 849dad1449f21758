import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import type { NamedStation } from "./match-station.ts";

/** Every station of the table. */
export async function listStations(tx: Tx): Promise<NamedStation[]> {
  const { rows } = await sql<Omit<NamedStation, "place"> & { readonly lon: number; readonly lat: number }>`
    select name, line, group_code as "group", lon, lat from station order by id`.execute(tx);
  return rows.map(({ lon, lat, ...station }) => ({ ...station, place: { lon, lat } }));
}
