import { sql } from "kysely";
import { type CellShape, cellRanges } from "#domain/surroundings/layers/zone-cells.ts";
import type { Bounds } from "#domain/surroundings/tile-format/tile-square.ts";
import type { Db } from "#platform/db.server.ts";
import type { BlockRange, GridBlock } from "./draw-grid.ts";
import type { ZonePart } from "./draw-zones.ts";
import { highestBySquare, type SquareValue } from "./grid-squares.ts";
import type { CodeRange } from "./mesh-square.ts";

/** The newest load of anything a map shows; loads go one at a time, so a newer one is greater. 0 before the first. */
export async function mapRevision(db: Db): Promise<number> {
  const { rows } = await sql<{
    newest: number | null;
  }>`select max(id) as newest from data_load where rows_added + rows_changed > 0`.execute(db);
  return rows[0]?.newest ?? 0;
}

export async function gridBlocks(db: Db, dataset: string, { left, right, top, bottom }: BlockRange): Promise<GridBlock[]> {
  const { rows } = await sql<GridBlock>`
    select x, y, pixels from layer_grid
    where dataset = ${dataset} and x between ${left} and ${right} and y between ${top} and ${bottom}`.execute(db);
  return rows;
}

type SquaresRow = { readonly x: number; readonly y: number; readonly squares: SquareValue[] | null; readonly pixels: Uint8Array | null };

/** The highest values of some blocks by meshes of 1 km, block by block; blocks that hold nothing are left out. */
export async function gridSquares(db: Db, dataset: string, { left, right, top, bottom }: BlockRange): Promise<SquareValue[][]> {
  const { rows } = await sql<SquaresRow>`
    select x, y, squares, case when squares is null then pixels end as pixels from layer_grid
    where dataset = ${dataset} and x between ${left} and ${right} and y between ${top} and ${bottom} and pixels is not null`.execute(db);
  return rows.map(({ squares, ...block }) => squares ?? highestBySquare(block));
}

/** Parts of areas in the cells of a box; lines have none. */
export async function zoneParts(db: Db, dataset: string, box: Bounds): Promise<ZonePart[]> {
  const ranges = cellRanges(box);
  const { rows } = await sql<{ cell: number; is_covered: boolean; shape: CellShape | null; value: number | null }>`
    select c.cell, c.is_whole as is_covered, c.shape, z.value
    from unnest(${ranges.map(([low]) => low)}::bigint[], ${ranges.map(([, high]) => high)}::bigint[]) as r(low, high)
    join layer_zone_cell c on c.dataset = ${dataset} and c.cell between r.low and r.high
    join layer_zone z on z.id = c.zone_id`.execute(db);
  return rows.flatMap(({ cell, is_covered, shape, value }) =>
    is_covered || shape ? [{ cell, value: value ?? 1, shape: is_covered ? null : shape }] : [],
  );
}

export type MeshNumber = { readonly mesh: number; readonly value: number };

/** One number of each mesh in the ranges; meshes without it are left out. */
export async function meshNumbers(
  db: Db,
  from: { readonly dataset: string; readonly field: string },
  ranges: readonly CodeRange[],
): Promise<MeshNumber[]> {
  const { rows } = await sql<MeshNumber>`
    select m.mesh, (m.data->>${from.field})::double precision as value
    from ${rangeTable(ranges)}
    join layer_mesh m on m.dataset = ${from.dataset} and m.mesh between r.low and r.high
    where m.data->>${from.field} is not null`.execute(db);
  return rows;
}

/** The middle value of the meshes in each square of 1 km; a square of 1 km is its own. */
export async function kilometreNumbers(
  db: Db,
  from: { readonly dataset: string; readonly field: string },
  ranges: readonly CodeRange[],
): Promise<MeshNumber[]> {
  const { rows } = await sql<MeshNumber>`
    select left(m.mesh::text, 8)::bigint as mesh,
      percentile_disc(0.5) within group (order by (m.data->>${from.field})::double precision) as value
    from ${rangeTable(ranges)}
    join layer_mesh m on m.dataset = ${from.dataset} and m.mesh between r.low and r.high
    where m.data->>${from.field} is not null group by 1`.execute(db);
  return rows;
}

export type MeshFacts = { readonly mesh: number; readonly data: Readonly<Record<string, unknown>> };

/** All that is known of each mesh in the ranges. */
export async function meshFacts(db: Db, dataset: string, ranges: readonly CodeRange[]): Promise<MeshFacts[]> {
  const { rows } = await sql<MeshFacts>`
    select m.mesh, m.data from ${rangeTable(ranges)}
    join layer_mesh m on m.dataset = ${dataset} and m.mesh between r.low and r.high`.execute(db);
  return rows;
}

export type TownNumber = {
  readonly cityCode: string;
  readonly town: string;
  readonly lon: number;
  readonly lat: number;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Facts of the towns whose centre lies in a box. */
export async function townNumbers(db: Db, dataset: string, { west, south, east, north }: Bounds): Promise<TownNumber[]> {
  const { rows } = await sql<TownNumber>`
    select city_code as "cityCode", town, lon, lat, data from town_fact
    where dataset = ${dataset} and lon between ${west} and ${east} and lat between ${south} and ${north}`.execute(db);
  return rows;
}

/** Prefectures (two digits) of which the files of a dataset told something; for datasets that say so. */
export async function datasetPrefectures(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ dataset: string; areas: string[] }>`
    select dataset, array_agg(distinct left(area_code, 2) order by left(area_code, 2)) as areas
    from layer_extent where length(area_code) <> 4 group by dataset`.execute(db);
  return new Map(rows.map(({ dataset, areas }) => [dataset, areas]));
}

/** Years that some rows of a dataset of meshes tell of. */
export async function meshYears(db: Db, dataset: string): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct key::integer as year
    from (select data from layer_mesh where dataset = ${dataset} limit 50) m cross join lateral jsonb_object_keys(m.data) as key
    where key ~ '^\\d{4}$' order by 1`.execute(db);
  return rows.map(({ year }) => year);
}

function rangeTable(ranges: readonly CodeRange[]) {
  return sql`unnest(${ranges.map(({ from }) => from)}::bigint[], ${ranges.map(({ to }) => to)}::bigint[]) as r(low, high)`;
}
