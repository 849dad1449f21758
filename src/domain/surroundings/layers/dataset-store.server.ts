import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import { type LoadRow, provenanceOf } from "./load-row.ts";
import type { Provenance } from "./types.ts";

export type DatasetState = { readonly dataset: string; readonly provenance: Provenance };

/** Tables that hold datasets, and how exact the places of their rows are. */
const TABLES = {
  layer_grid: "17m四方",
  layer_mesh: "メッシュ",
  layer_zone: "区域図",
  town_fact: "町丁目",
  area_fact: "市区町村・都道府県",
  place_point: "地点",
} as const;

type Row = LoadRow & { readonly dataset: string; readonly held: keyof typeof TABLES };

/** The datasets that have rows, by name, each with where one of its rows is from. Skips from dataset to dataset in the keys. */
export async function datasetStates(db: Db): Promise<DatasetState[]> {
  const tables = Object.keys(TABLES) as (keyof typeof TABLES)[];
  const { rows } = await sql<Row>`
    select held.dataset, held.held, l.attribution, l.licence, l.as_of, l.source = 'sample' as is_sample
    from (${sql.join(tables.map(datasetsIn), sql` union all `)}) held join data_load l on l.id = held.load_id
    order by held.dataset`.execute(db);
  return rows.map((row) => ({ dataset: row.dataset, provenance: provenanceOf(row, TABLES[row.held]) }));
}

function datasetsIn(table: keyof typeof TABLES): RawBuilder<unknown> {
  return sql`(
    with recursive step(dataset) as (
      select min(dataset) from ${sql.table(table)}
      union all
      select (select min(dataset) from ${sql.table(table)} t where t.dataset > step.dataset) from step where step.dataset is not null
    )
    select step.dataset, ${sql.lit(table)} as held, (select load_id from ${sql.table(table)} t where t.dataset = step.dataset limit 1) as load_id
    from step where step.dataset is not null
  )`;
}

/** Changes whenever a load may have changed what is said of a place; loads go one at a time, so the newest has the greatest number. */
export async function surroundingsRevision(db: Db): Promise<string> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(id) as newest from data_load
    where source not in ('transactions', 'stations', 'boundaries', 'blocks') and rows_added + rows_changed > 0`.execute(db);
  return String(rows[0]?.newest ?? 0);
}
