import { sql } from "kysely";
import { cellsOf, type ZoneCell } from "#domain/surroundings/layers/zone-cells.ts";
import type { ZoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import type { Loader } from "#ingest/frame/source.ts";
import type { Tx } from "#platform/db.server.ts";
import type { Facts } from "./fact-loaders.server.ts";
import { type KeyedTable, keyedLoader } from "./keyed-loader.server.ts";
import { removeSampleRows } from "./sample-rows.server.ts";

export type ZoneRow = {
  /** Known by it within its dataset, the same in the next edition. */
  readonly key: string;
  /** What the file tells the whole of (`13`, `13/red`): older zones of the part that it no longer has are removed. */
  readonly part?: string;
  readonly kind: string;
  readonly value: number | null;
  readonly data: Facts;
  readonly geometry: ZoneGeometry;
  /**
   * What the file tells the whole of: a prefecture (`13`), city (`13108`) or first-order mesh (`5339`); there a place without a zone has none.
   * Null: the file tells nothing about the places outside its zones.
   */
  readonly extent: string | null;
};

const ZONE: KeyedTable = {
  table: "layer_zone",
  key: ["source_key"],
  replaced: ["kind", "value", "data", "geometry"],
  added: [],
};
const NO_EXTENT = "区域の外については何も分からないファイルです。区域の外は「データなし」になります。";
const CELLS_PER_STATEMENT = 5000;

/** Takes areas or lines with their exact shape, and the cells that each touches. */
export async function zoneLoader(tx: Tx, dataset: string): Promise<Loader<ZoneRow>> {
  const loader = await keyedLoader({ tx, dataset, shape: ZONE }, ({ key, part, kind, value, data, geometry }: ZoneRow) => ({
    source_key: sourceKey({ key, part }),
    part: part ?? "",
    kind,
    value,
    data,
    geometry,
  }));
  const extents = new Set<string>();
  const seen = new Set<string>();
  await sql`create temp table staged_cell (source_key text, cell bigint, is_whole boolean, shape jsonb) on commit drop`.execute(tx);
  return {
    stage: async (rows) => {
      await loader.stage(rows);
      await stageCells(tx, rows, seen);
      for (const { extent } of rows) if (extent !== null) extents.add(extent);
    },
    merge: async (loadId) => {
      const merged = await loader.merge(loadId);
      await replaceCells(tx, dataset, loadId);
      await addExtents(tx, dataset, { loadId, extents: [...extents] });
      return extents.size > 0 ? merged : { ...merged, notes: [...merged.notes, NO_EXTENT] };
    },
  };
}

const sourceKey = ({ key, part }: { key: string; part: string | undefined }) => (part === undefined ? key : `${part}/${key}`);

async function stageCells(tx: Tx, rows: readonly ZoneRow[], seen: Set<string>): Promise<void> {
  const latest = new Map(rows.map(({ key, part, geometry }) => [sourceKey({ key, part }), geometry]));
  const again = [...latest.keys()].filter((key) => seen.has(key));
  if (again.length > 0) await sql`delete from staged_cell where source_key = any(${again})`.execute(tx);
  let cells: (ZoneCell & { readonly key: string })[] = [];
  for (const [key, geometry] of latest) {
    seen.add(key);
    for (const cell of cellsOf(geometry)) cells.push({ ...cell, key });
    if (cells.length < CELLS_PER_STATEMENT) continue;
    await insertCells(tx, cells);
    cells = [];
  }
  await insertCells(tx, cells);
}

async function insertCells(tx: Tx, cells: readonly (ZoneCell & { readonly key: string })[]): Promise<void> {
  const json = JSON.stringify(cells.map(({ key, cell, isCovered, shape }) => ({ source_key: key, cell, is_whole: isCovered, shape })));
  await sql`insert into staged_cell select * from json_populate_recordset(null::staged_cell, ${json}::json)`.execute(tx);
}

/** Zones that this load has added or changed get their cells anew. */
async function replaceCells(tx: Tx, dataset: string, loadId: number): Promise<void> {
  await sql`
    delete from layer_zone_cell c using layer_zone z where c.zone_id = z.id and z.dataset = ${dataset} and z.load_id = ${loadId}`.execute(
    tx,
  );
  await sql`
    insert into layer_zone_cell (dataset, cell, zone_id, is_whole, shape)
    select ${dataset}, s.cell, z.id, s.is_whole, s.shape from staged_cell s
    join layer_zone z on z.dataset = ${dataset} and z.source_key = s.source_key and z.load_id = ${loadId}`.execute(tx);
}

async function addExtents(tx: Tx, dataset: string, { loadId, extents }: { loadId: number; extents: readonly string[] }): Promise<void> {
  await removeSampleRows(tx, "layer_extent", dataset);
  await sql`
    insert into layer_extent (dataset, area_code, load_id) select ${dataset}, unnest(${extents}::text[]), ${loadId}
    on conflict (dataset, area_code) do update set load_id = excluded.load_id`.execute(tx);
}
