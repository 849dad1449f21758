import type { Box } from "#domain/search/homes/types.ts";
import { cellsIn, rowsOfCells } from "./spot-grid.ts";
import type { HomeTable } from "./types.ts";

/** Beyond so many squares it is quicker to look at every home. */
const MOST_CELLS = 20_000;

/** Rows are written here first, and only as many as were found are handed on. */
let room = new Uint32Array(1_024);

/** Rows that speak for a home within a box, its edges included. */
export function rowsInBox(table: HomeTable, box: Box): Uint32Array {
  if (room.length < table.offers.length) room = new Uint32Array(table.columns.kind.length);
  if (cellsIn(box) > MOST_CELLS) return keepIn(table, box, speakingRows(table));
  return keepIn(table, box, room.subarray(0, rowsOfCells(table.grid, box, room)));
}

/** `rows` may be the beginning of the room itself. */
function keepIn({ columns: { lon, lat, speaks } }: HomeTable, { west, south, east, north }: Box, rows: Uint32Array): Uint32Array {
  let n = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const x = lon[row] ?? Number.NaN;
    const y = lat[row] ?? Number.NaN;
    room[n] = row;
    n += (speaks[row] ?? 0) & Number(x >= west) & Number(x <= east) & Number(y >= south) & Number(y <= north);
  }
  return room.slice(0, n);
}

const speaking = new WeakMap<HomeTable, { readonly version: number; readonly rows: Uint32Array }>();

/** All rows that speak for a home, in their order; nobody writes into them. */
export function speakingRows(table: HomeTable): Uint32Array {
  const known = speaking.get(table);
  if (known?.version === table.version) return known.rows;
  const { speaks } = table.columns;
  const found = new Uint32Array(table.offers.length);
  let n = 0;
  for (let row = 0; row < found.length; row += 1) if (speaks[row] === 1) found[n++] = row;
  const rows = found.subarray(0, n);
  speaking.set(table, { version: table.version, rows });
  return rows;
}
