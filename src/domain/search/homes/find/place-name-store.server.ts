import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

export type PlaceCodes = {
  readonly cities: readonly string[];
  readonly stations: readonly string[];
  readonly apartments: readonly string[];
};

/** What cities, groups of stations and buildings are called; those that nobody knows are left out. */
export async function namesByCode(db: Db, { cities, stations, apartments }: PlaceCodes): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select distinct city_code as code, city as name from town where city_code = any(${[...cities]})
    union all (select distinct on (group_code) group_code, name from station where group_code = any(${[...stations]}) order by group_code, id)
    union all select key, name from apartment where key = any(${[...apartments]})`.execute(db);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
