import { sql } from "kysely";
import { NOT_LOOKED_AT, overlaid, packed, unpacked } from "#domain/surroundings/layers/grid-blocks.ts";
import { highestBySquare } from "#domain/surroundings/tiles/grid-squares.ts";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import type { Tx } from "#platform/db.server.ts";
import { removeSampleRows } from "./sample-rows.server.ts";

/** A block of 256 × 256 values 0–14; 15 where the file tells nothing, so that what a neighbouring file filled stays. */
export type GridRow = { readonly x: number; readonly y: number; readonly values: Uint8Array };

const BLOCKS_PER_STATEMENT = 64;

/** Takes the blocks of one grid. Pixels that a file does not tell keep what is known; blocks without any told pixel are left out. */
export async function gridLoader(tx: Tx, dataset: string): Promise<Loader<GridRow>> {
  await sql`create temp table staged_grid (x integer, y integer, pixels bytea, squares jsonb, primary key (x, y)) on commit drop`.execute(
    tx,
  );
  return {
    stage: async (rows) => {
      for (let start = 0; start < rows.length; start += BLOCKS_PER_STATEMENT) {
        await stage(tx, dataset, rows.slice(start, start + BLOCKS_PER_STATEMENT));
      }
    },
    merge: (loadId) => merge(tx, dataset, loadId),
  };
}

async function stage(tx: Tx, dataset: string, rows: readonly GridRow[]): Promise<void> {
  const filled = rows.filter(({ values }) => values.some((value) => value !== NOT_LOOKED_AT));
  const older = await knownBlocks(
    tx,
    dataset,
    filled.filter(({ values }) => values.includes(NOT_LOOKED_AT)),
  );
  const blocks = filled.map(({ x, y, values }) => {
    const known = older.get(`${x} ${y}`);
    const pixels = packed(known ? overlaid(values, known) : values);
    // A parameter of its own for each block is sent as it is; within JSON it would be text of twice the length.
    const squares = JSON.stringify(highestBySquare({ x, y, pixels }));
    return sql`(${x}::integer, ${y}::integer, ${pixels && Buffer.from(pixels)}::bytea, ${squares}::jsonb)`;
  });
  if (blocks.length === 0) return;
  await sql`
    insert into staged_grid values ${sql.join(blocks)}
    on conflict (x, y) do update set pixels = excluded.pixels, squares = excluded.squares`.execute(tx);
}

type Stored = { readonly x: number; readonly y: number; readonly pixels: Uint8Array | null };

/** What other files, and no sample, told of these blocks. */
async function knownBlocks(tx: Tx, dataset: string, rows: readonly GridRow[]): Promise<Map<string, Uint8Array>> {
  if (rows.length === 0) return new Map();
  const wanted = JSON.stringify(rows.map(({ x, y }) => ({ x, y })));
  const known = await sql<Stored>`
    select g.x, g.y, g.pixels from json_to_recordset(${wanted}::json) as w(x integer, y integer)
    join layer_grid g on g.dataset = ${dataset} and g.x = w.x and g.y = w.y
    join data_load l on l.id = g.load_id and l.source <> 'sample'`.execute(tx);
  return new Map(known.rows.map(({ x, y, pixels }) => [`${x} ${y}`, unpacked(pixels)]));
}

async function merge(tx: Tx, dataset: string, loadId: number): Promise<Merged> {
  await removeSampleRows(tx, "layer_grid", dataset);
  const updated = await sql`
    update layer_grid t set pixels = s.pixels, squares = s.squares, load_id = ${loadId} from staged_grid s, data_load was, data_load now
    where t.dataset = ${dataset} and t.x = s.x and t.y = s.y and was.id = t.load_id and now.id = ${loadId}
      and (t.pixels is distinct from s.pixels or row(was.attribution, was.as_of) is distinct from row(now.attribution, now.as_of))`.execute(
    tx,
  );
  const inserted = await sql`
    insert into layer_grid (dataset, x, y, pixels, squares, load_id) select ${dataset}, x, y, pixels, squares, ${loadId} from staged_grid
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ n: number }>`select count(*) as n from staged_grid`.execute(tx);
  const [changed, added] = [Number(updated.numAffectedRows ?? 0), Number(inserted.numAffectedRows ?? 0)];
  return { added, changed, unchanged: (rows[0]?.n ?? 0) - added - changed, firstQuarter: null, lastQuarter: null, notes: [] };
}
