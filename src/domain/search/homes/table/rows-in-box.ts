import type { Box } from "#domain/search/homes/types.ts";
import { BLOCK_ROWS } from "./home-table.ts";
import type { HomeTable } from "./types.ts";

/** Rows that speak for a home within a box, its edges included, in the order of the rows. */
export function rowsInBox({ blocks, columns, offers }: HomeTable, { west, south, east, north }: Box): Uint32Array {
  const { lon, lat, speaks } = columns;
  const found: number[] = [];
  for (const [number, block] of blocks.entries()) {
    for (const at of block.range(west, south, east, north)) {
      const row = number * BLOCK_ROWS + at;
      if (speaks[row] === 1) found.push(row);
    }
  }
  for (let row = blocks.length * BLOCK_ROWS; row < offers.length; row += 1) {
    const x = lon[row] ?? Number.NaN;
    const y = lat[row] ?? Number.NaN;
    if (speaks[row] === 1 && x >= west && x <= east && y >= south && y <= north) found.push(row);
  }
  return Uint32Array.from(found);
}

/** All rows that speak for a home. */
export function speakingRows({ columns: { speaks }, offers }: HomeTable): Uint32Array {
  const found = new Uint32Array(offers.length);
  let n = 0;
  for (let row = 0; row < offers.length; row += 1) if (speaks[row] === 1) found[n++] = row;
  return found.subarray(0, n);
}
