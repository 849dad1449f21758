import { BLOCK_SIDE as BLOCK, PIXELS_AROUND, NOT_LOOKED_AT as UNKNOWN, valueInByte } from "#domain/surroundings/layers/grid-blocks.ts";
import { boxesOf } from "#domain/surroundings/tile-format/raster-areas.ts";
import { areasOfBoxes, NO_DATA, type TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { type Bounds, boundsOfTile, remembered, scaleOfTile, type TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";

/** A block of ranks as it is stored, two pixels a byte. `pixels` null: looked at, all 0. */
export type GridBlock = { readonly x: number; readonly y: number; readonly pixels: Uint8Array | null };

export type BlockRange = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The blocks that a tile needs; ends included. */
export function blocksOfTile(tile: TileAddress): BlockRange {
  return blocksOfBounds(boundsOfTile(tile));
}

/** The blocks that a box needs; ends included. */
export function blocksOfBounds(bounds: Bounds): BlockRange {
  const { left, right, top, bottom } = pixelsOf(bounds, 1);
  const blockOf = (pixel: number) => Math.floor(pixel / BLOCK);
  return { left: blockOf(left), right: blockOf(right - 1), top: blockOf(top), bottom: blockOf(bottom - 1) };
}

/** Ranks as areas, `r` their rank. Coarse tiles show the highest rank of every few pixels, and blocks that are missing as not looked at. */
export function drawGrid(tile: TileAddress, blocks: readonly GridBlock[]): TileFeature[] {
  const step = 2 ** Math.max(0, 13 - tile.z);
  const { left, right, top, bottom } = pixelsOf(boundsOfTile(tile), step);
  const width = (right - left) / step;
  const height = (bottom - top) / step;
  const values = new Uint8Array(width * height).fill(UNKNOWN);
  for (const block of blocks) fill(values, block, { left, top, width, height, step });
  const scale = scaleOfTile(tile);
  const lines = {
    x: remembered((column) => scale.x(((left + column * step) / PIXELS_AROUND) * 360 - 180)),
    y: remembered((row) => scale.y(90 - ((top + row * step) / PIXELS_AROUND) * 360)),
  };
  return areasOfBoxes(boxesOf({ width, height, values }), lines, (rank) => (rank === UNKNOWN ? NO_DATA : { s: "ok", r: rank }));
}

/** Pixels that the box touches, from the north-west, in whole steps. */
function pixelsOf({ west, east, north, south }: Bounds, step: number): BlockRange {
  const column = (lon: number) => ((lon + 180) / 360) * PIXELS_AROUND;
  const row = (lat: number) => ((90 - lat) / 360) * PIXELS_AROUND;
  // A tile's edge on a pixel's edge must not take in the next pixel for a rounding error.
  const before = (pixel: number) => Math.floor(pixel / step + 1e-6) * step;
  const after = (pixel: number) => Math.ceil(pixel / step - 1e-6) * step;
  return { left: before(column(west)), right: after(column(east)), top: before(row(north)), bottom: after(row(south)) };
}

type Window = { readonly left: number; readonly top: number; readonly width: number; readonly height: number; readonly step: number };

function fill(values: Uint8Array, { x, y, pixels }: GridBlock, { left, top, width, height, step }: Window): void {
  const cells = BLOCK / step;
  const firstColumn = (x * BLOCK - left) / step;
  const firstRow = (y * BLOCK - top) / step;
  const [fromRow, toRow] = [Math.max(0, firstRow), Math.min(height, firstRow + cells)];
  const [fromColumn, toColumn] = [Math.max(0, firstColumn), Math.min(width, firstColumn + cells)];
  if (fromColumn >= toColumn) return;
  for (let row = fromRow; row < toRow; row += 1) {
    const start = row * width;
    if (pixels === null) {
      values.fill(0, start + fromColumn, start + toColumn);
      continue;
    }
    const pixelRow = (row - firstRow) * step;
    for (let column = fromColumn; column < toColumn; column += 1) {
      const pixel = pixelRow * BLOCK + (column - firstColumn) * step;
      values[start + column] = step === 1 ? valueInByte(pixels[pixel >> 1] ?? 0, pixel) : highest(pixels, pixel, step);
    }
  }
}

/** The standing of a value among several pixels: 0, then not looked at, then the ranks. */
const standing = (value: number) => (value === UNKNOWN ? 1 : value === 0 ? 0 : value + 1);
const STANDINGS = Uint8Array.from({ length: 256 }, (_, byte) => Math.max(standing(byte >> 4), standing(byte & 15)));

/** The highest rank of a square of pixels, from its north-western one; two pixels a byte. */
function highest(pixels: Uint8Array, pixel: number, step: number): number {
  let most = 0;
  const across = step >> 1;
  const last = (pixel >> 1) + step * (BLOCK >> 1);
  for (let row = pixel >> 1; row < last; row += BLOCK >> 1) {
    for (let at = row; at < row + across; at += 1) {
      const found = STANDINGS[pixels[at] ?? 0] ?? 0;
      if (found > most) most = found;
    }
  }
  return most === 0 ? 0 : most === 1 ? UNKNOWN : most - 1;
}
