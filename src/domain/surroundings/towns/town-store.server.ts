import { type RawBuilder, sql } from "kysely";
import { TOWN_OUTLINES } from "#domain/surroundings/layers/layers.ts";
import type { LoadRow } from "#domain/surroundings/layers/load-row.ts";
import type { NamedTown } from "#domain/surroundings/layers/own-town.server.ts";
import type { CellShape } from "#domain/surroundings/layers/zone-cells.ts";
import type { ZoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import { boxAround, distanceM, type LonLat } from "#kernel/geo.ts";
import { chomeKey } from "#kernel/place/chome.ts";
import { compiledOnce } from "#platform/compiled-once.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { boundingTowns } from "./bounding-towns.ts";

const LOAD = sql`l.attribution, l.licence, l.as_of, l.source = 'sample' as is_sample`;

function built<Row>(db: Db | Tx, query: RawBuilder<Row>) {
  return { compile: () => query.compile(db) };
}

type CentreRow = LonLat & { readonly city_code: string; readonly name: string };
type Box = [south: number, north: number, west: number, east: number];

const selectCentres = compiledOnce((db, ...[south, north, west, east]: Box) =>
  built(
    db,
    sql<CentreRow>`
      select city_code, name, lon, lat from town where lat between ${south} and ${north} and lon between ${west} and ${east}`,
  ),
);

/** Centres of the towns that may bound one, within so many metres, the nearest first. */
export async function otherCentres(
  db: Db | Tx,
  { cityCode, chome }: NamedTown,
  near: { place: LonLat; withinM: number },
): Promise<LonLat[]> {
  const { south, north, west, east } = boxAround(near.place, near.withinM);
  const rows = await selectCentres(db, south, north, west, east);
  return boundingTowns(
    rows.map(({ city_code, name, lon, lat }) => ({ cityCode: city_code, chome: name, place: { lon, lat } })),
    { cityCode, chome },
  )
    .map(({ place }) => ({ place, metres: distanceM(place, near.place) }))
    .filter(({ metres }) => metres <= near.withinM)
    .sort((a, b) => a.metres - b.metres)
    .map(({ place }) => place);
}

type OutlineRow = { readonly town: string; readonly geometry: ZoneGeometry };

const selectOutlines = compiledOnce((db, keys: readonly string[]) =>
  built(
    db,
    sql<OutlineRow>`
      select data ->> 'town' as town, geometry from layer_zone
      where dataset = ${sql.lit(TOWN_OUTLINES)} and source_key = any(${keys}) order by source_key`,
  ),
);

const selectOutlined = compiledOnce((db, cityCode: string) =>
  built(
    db,
    sql<{ town: string; source_key: string }>`
      select data ->> 'town' as town, source_key from layer_zone
      where dataset = ${sql.lit(TOWN_OUTLINES)} and kind = ${cityCode} order by source_key`,
  ),
);

/** The outline of a town, under any spelling of its name where none is spelled so; null: none was imported. */
export async function townOutline(db: Db | Tx, { cityCode, chome }: NamedTown): Promise<ZoneGeometry | null> {
  const [exact] = await selectOutlines(db, [`${cityCode}/${chome}`]);
  if (exact) return exact.geometry;
  const key = chomeKey(chome);
  const other = (await selectOutlined(db, cityCode)).find(({ town }) => chomeKey(town) === key);
  const [first] = other ? await selectOutlines(db, [other.source_key]) : [];
  return first?.geometry ?? null;
}

export type BlockRow = LoadRow & { readonly dataset: string; readonly x: number; readonly y: number; readonly pixels: Uint8Array | null };
type Blocks = readonly [datasets: readonly string[], left: number, right: number, top: number, bottom: number];

const selectBlocks = compiledOnce((db, ...[datasets, left, right, top, bottom]: Blocks) =>
  built(
    db,
    sql<BlockRow>`
      select g.dataset, g.x, g.y, g.pixels, ${LOAD} from layer_grid g join data_load l on l.id = g.load_id
      where g.dataset = any(${datasets}) and g.x between ${left} and ${right} and g.y between ${top} and ${bottom}`,
  ),
);

/** Whole blocks of grids, ends included. */
export async function gridBlocksIn(db: Db | Tx, ...asked: Blocks): Promise<BlockRow[]> {
  return asked[0].length === 0 ? [] : selectBlocks(db, ...asked);
}

export type ZonePartRow = LoadRow & {
  readonly dataset: string;
  readonly cell: number;
  readonly kind: string;
  readonly value: number | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly is_covered: boolean;
  readonly shape: CellShape | null;
};

const selectParts = compiledOnce((db, datasets: readonly string[], cells: readonly number[]) =>
  built(
    db,
    sql<ZonePartRow>`
      select c.dataset, c.cell, z.kind, z.value, z.data, c.is_whole as is_covered, c.shape, ${LOAD}
      from layer_zone_cell c join layer_zone z on z.id = c.zone_id join data_load l on l.id = z.load_id
      where c.dataset = any(${datasets}) and c.cell = any(${cells}::bigint[])`,
  ),
);

/** Zones that touch any of the cells, each with its part of each. */
export async function zonesInCells(db: Db, datasets: readonly string[], cells: readonly number[]): Promise<ZonePartRow[]> {
  return datasets.length === 0 ? [] : selectParts(db, datasets, cells);
}
