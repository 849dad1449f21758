import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import { nearestTowns } from "./finding-store.server.ts";
import { type LoadRow, provenanceOf } from "./load-row.ts";
import type { AreaFact } from "./types.ts";
import type { AskedPlace } from "./whereabouts.ts";
import { whereaboutsOf } from "./whereabouts-store.server.ts";

/** Facts of the 町丁目 whose centre is nearest, within 1.5 km and in the same city; null where the dataset has none there. */
export async function townFactAt(db: Db, place: AskedPlace, dataset: string): Promise<AreaFact | null> {
  const where = await whereaboutsOf(db, place);
  const [row] = await nearestTowns(db, [dataset], place, where.at === "city" ? where.cityCode : null);
  return row ? { area: row.town, period: null, data: row.data, provenance: provenanceOf(row, "町丁目") } : null;
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
