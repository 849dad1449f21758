import type { Box } from "#domain/search/homes/types.ts";
import type { LonLat } from "#kernel/geo.ts";

/** Squares of a 256th of a degree (some 400 m), kept in tiles of 64 by 64 of them: most of the country has no homes on offer. */
const CELLS_A_DEGREE = 256;
const SIDE_BITS = 6;
const SIDE = 2 ** SIDE_BITS;
const INSIDE = SIDE - 1;
/** Tiles from south to north stand so far apart that none has the number of another. */
const TILES_A_ROW = 2 ** 16;

/** Rows by the square they lie in: of each the last row that was added, and of each row the one before it in its square; both one more than the row. */
export type SpotGrid = { readonly tiles: Map<number, Int32Array>; before: Int32Array };

export function newSpotGrid(): SpotGrid {
  return { tiles: new Map(), before: new Int32Array(1_024) };
}

export function addSpot(grid: SpotGrid, row: number, { lon, lat }: LonLat): void {
  const [x, y] = [cellOf(lon), cellOf(lat)];
  const number = tileNumber(x >> SIDE_BITS, y >> SIDE_BITS);
  const tile = grid.tiles.get(number) ?? new Int32Array(SIDE * SIDE);
  grid.tiles.set(number, tile);
  if (row >= grid.before.length) grid.before = grown(grid.before, row + 1);
  const cell = cellInTile(x, y);
  grid.before[row] = tile[cell] ?? 0;
  tile[cell] = row + 1;
}

/** How many squares a box touches. */
export function cellsIn({ west, south, east, north }: Box): number {
  return (cellOf(east) - cellOf(west) + 1) * (cellOf(north) - cellOf(south) + 1);
}

/** Writes the rows of all squares that a box touches; answers how many they are. `rows` has room for all of the table. */
export function rowsOfCells(grid: SpotGrid, { west, south, east, north }: Box, rows: Uint32Array): number {
  const [minX, maxX, minY, maxY] = [cellOf(west), cellOf(east), cellOf(south), cellOf(north)];
  let n = 0;
  for (let tileY = minY >> SIDE_BITS; tileY <= maxY >> SIDE_BITS; tileY += 1) {
    for (let tileX = minX >> SIDE_BITS; tileX <= maxX >> SIDE_BITS; tileX += 1) {
      const tile = grid.tiles.get(tileNumber(tileX, tileY));
      if (tile === undefined) continue;
      const [left, bottom] = [tileX * SIDE, tileY * SIDE];
      const within = {
        ...{ minX: Math.max(minX, left), maxX: Math.min(maxX, left + INSIDE) },
        ...{ minY: Math.max(minY, bottom), maxY: Math.min(maxY, bottom + INSIDE) },
      };
      n = rowsOfTile(grid.before, tile, within, { rows, n });
    }
  }
  return n;
}

type Cells = { readonly minX: number; readonly maxX: number; readonly minY: number; readonly maxY: number };

function rowsOfTile(before: Int32Array, tile: Int32Array, cells: Cells, { rows, n }: { rows: Uint32Array; n: number }): number {
  let next = n;
  for (let y = cells.minY; y <= cells.maxY; y += 1) {
    for (let x = cells.minX; x <= cells.maxX; x += 1) {
      for (let at = tile[cellInTile(x, y)] ?? 0; at !== 0; at = before[at - 1] ?? 0) rows[next++] = at - 1;
    }
  }
  return next;
}

function cellOf(degrees: number): number {
  return Math.floor(degrees * CELLS_A_DEGREE);
}

function tileNumber(x: number, y: number): number {
  return y * TILES_A_ROW + x;
}

function cellInTile(x: number, y: number): number {
  return (y & INSIDE) * SIDE + (x & INSIDE);
}

function grown(values: Int32Array, least: number): Int32Array {
  const wider = new Int32Array(Math.max(values.length * 2, least));
  wider.set(values);
  return wider;
}
