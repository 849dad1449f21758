import { sql } from "kysely";
import type { Apartment } from "#domain/properties/types.ts";
import type { Db } from "#platform/db.server.ts";

const TABLES = ["layer_grid", "layer_mesh", "layer_zone", "town_fact", "area_fact", "place_point"] as const;

/** Which of the datasets hold the very sample of this fingerprint. */
export async function heldBy(db: Db, datasets: readonly string[], fingerprint: string): Promise<ReadonlySet<string>> {
  const current = sql`l.source = 'sample' and l.file_sha256 = ${fingerprint}`;
  const inTables = TABLES.map(
    (table) => sql`
    select known.dataset from unnest(${datasets}::text[]) known(dataset) where exists (
      select 1 from ${sql.table(table)} t join data_load l on l.id = t.load_id where t.dataset = known.dataset and ${current} limit 1
    )`,
  );
  const { rows } = await sql<{ dataset: string }>`
    ${sql.join(inTables, sql` union `)}
    union select 'building_fact' from building_fact b join data_load l on l.id = b.load_id
      where ${current}`.execute(db);
  return new Set(rows.map(({ dataset }) => dataset));
}

type ApartmentRow = Omit<Apartment, "place"> & { readonly lon: number; readonly lat: number };

/** The invented buildings, by key. */
export async function sampleApartments(db: Db): Promise<Apartment[]> {
  const { rows } = await sql<ApartmentRow>`
    select key, name, name_kana as "nameKana", prefecture, city_code as "cityCode", city_name as "cityName", town, address, lon, lat,
      built_year as "builtYear", built_month as "builtMonth", floors, units, structure, station_name as "stationName",
      walk_minutes as "walkMinutes", is_sample as "isSample"
    from apartment where is_sample order by key`.execute(db);
  return rows.map(({ lon, lat, ...apartment }) => ({ ...apartment, place: { lon, lat } }));
}
