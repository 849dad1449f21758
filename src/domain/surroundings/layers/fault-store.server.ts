import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { Box } from "./grid-blocks.ts";
import type { LoadRow } from "./load-row.ts";
import { cellRanges } from "./zone-cells.ts";
import type { ZoneGeometry } from "./zone-geometry.ts";

type Data = Readonly<Record<string, unknown>>;
export type LineRow = LoadRow & { readonly id: number; readonly data: Data; readonly geometry: ZoneGeometry };

const LOAD = sql`l.attribution, l.licence, l.as_of, l.source = 'sample' as is_sample`;

/** Lines of a dataset that touch a cell of the box, with their whole course. */
export async function linesIn(db: Db, dataset: string, box: Box): Promise<LineRow[]> {
  const ranges = cellRanges(box);
  const { rows } = await sql<LineRow>`
    select z.id, z.data, z.geometry, ${LOAD}
    from (
      select distinct c.zone_id
      from unnest(${ranges.map(([low]) => low)}::bigint[], ${ranges.map(([, high]) => high)}::bigint[]) r(low, high)
      join layer_zone_cell c on c.dataset = ${dataset} and c.cell between r.low and r.high
    ) touched
    join layer_zone z on z.id = touched.zone_id join data_load l on l.id = z.load_id
    order by z.id`.execute(db);
  return rows;
}

/** Every line of a dataset, for maps. */
export async function allLines(db: Db, dataset: string): Promise<Pick<LineRow, "data" | "geometry">[]> {
  const { rows } = await sql<Pick<LineRow, "data" | "geometry">>`
    select data, geometry from layer_zone where dataset = ${dataset} order by id`.execute(db);
  return rows;
}

/** The newest load that a dataset of zones or lines holds; null: nothing of it was imported. */
export async function newestLoad(db: Db, dataset: string): Promise<LoadRow | null> {
  const { rows } = await sql<LoadRow>`
    select ${LOAD} from data_load l where l.id = (select max(load_id) from layer_zone where dataset = ${dataset})`.execute(db);
  return rows[0] ?? null;
}
