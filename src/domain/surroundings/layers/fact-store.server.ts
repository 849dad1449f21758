import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import { type LoadRow, provenanceOf, townPrecision } from "./load-row.ts";
import { outlinedTown, townsOf } from "./own-town.server.ts";
import type { AreaFact } from "./types.ts";
import type { AskedPlace } from "./whereabouts.ts";
import { whereaboutsOf } from "./whereabouts-store.server.ts";

/**
 * Facts of the 町丁目 in which a place lies: of its address, else by outline, else of the nearest centre within 1.5 km of the same city (marked). Null
 * where the dataset has none of that town.
 */
export async function townFactAt(db: Db, place: AskedPlace, dataset: string): Promise<AreaFact | null> {
  const outlined = place.chome ? null : await outlinedTown(db, place);
  const where = await whereaboutsOf(db, place, outlined);
  const [row] = await townsOf(db, [dataset], { place, where, outlined });
  return row ? { area: row.town, period: null, data: row.data, provenance: provenanceOf(row, townPrecision(row.is_approximate)) } : null;
}

type AreaRow = LoadRow & { readonly area_code: string; readonly period: string; readonly data: Readonly<Record<string, unknown>> };

/** Facts of a city (five digits) or prefecture (two), the oldest period first. */
export async function areaFacts(db: Db, dataset: string, areaCode: string): Promise<AreaFact[]> {
  const { rows } = await sql<AreaRow>`
    select f.area_code, f.period, f.data, l.attribution, l.licence, l.as_of, l.source = 'sample' as is_sample
    from area_fact f join data_load l on l.id = f.load_id
    where f.dataset = ${dataset} and f.area_code = ${areaCode} order by f.period`.execute(db);
  const precision = areaCode.length === 2 ? "都道府県" : "市区町村";
  return rows.map((row) => ({ area: row.area_code, period: row.period, data: row.data, provenance: provenanceOf(row, precision) }));
}
