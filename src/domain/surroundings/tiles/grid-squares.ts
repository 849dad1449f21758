import { BLOCK_SIDE, NOT_LOOKED_AT, PIXELS_AROUND, valueInByte } from "#domain/surroundings/layers/grid-blocks.ts";
import type { Bounds } from "#domain/surroundings/tile-format/tile-square.ts";
import { boundsOfSquare, kilometresIn, meshSquare, touches } from "./mesh-square.ts";

/** A block of a grid as it is stored, two pixels a byte. `pixels` null: looked at, all 0. */
export type StoredBlock = { readonly x: number; readonly y: number; readonly pixels: Uint8Array | null };

/** The code of a mesh of 1 km and the highest value in it. */
export type SquareValue = readonly [mesh: number, highest: number];

/** The highest value of a block in each mesh of 1 km that it touches; those where it holds nothing above 0 are left out. */
export function highestBySquare({ x, y, pixels }: StoredBlock): SquareValue[] {
  if (pixels === null) return [];
  return kilometresIn(boundsOfBlock(x, y)).flatMap((mesh): SquareValue[] => {
    const square = meshSquare(mesh);
    const highest = square ? highestIn(pixels, windowOf({ x, y }, boundsOfSquare(square))) : 0;
    return highest > 0 ? [[mesh, highest]] : [];
  });
}

/** The highest value of each mesh of 1 km that lies at least partly in a box, out of what the blocks around it tell. */
export function highestInBox(blocks: readonly (readonly SquareValue[])[], box: Bounds): Map<number, number> {
  const highest = new Map<number, number>();
  for (const squares of blocks) {
    for (const [mesh, value] of squares) {
      const square = meshSquare(mesh);
      if (square && touches(boundsOfSquare(square), box)) highest.set(mesh, Math.max(value, highest.get(mesh) ?? 0));
    }
  }
  return highest;
}

const DEGREES_PER_PIXEL = 360 / PIXELS_AROUND;

function boundsOfBlock(x: number, y: number): Bounds {
  const side = BLOCK_SIDE * DEGREES_PER_PIXEL;
  return { west: x * side - 180, east: (x + 1) * side - 180, north: 90 - y * side, south: 90 - (y + 1) * side };
}

/** Columns and rows of a block, the ends left out. */
type Window = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The pixels of a block that a box touches. */
function windowOf({ x, y }: { readonly x: number; readonly y: number }, { west, east, north, south }: Bounds): Window {
  const column = (lon: number) => (lon + 180) / DEGREES_PER_PIXEL - x * BLOCK_SIDE;
  const row = (lat: number) => (90 - lat) / DEGREES_PER_PIXEL - y * BLOCK_SIDE;
  // An edge of the box on an edge of a pixel must not take in the next pixel for a rounding error.
  const before = (pixel: number) => Math.max(0, Math.floor(pixel + 1e-6));
  const after = (pixel: number) => Math.min(BLOCK_SIDE, Math.ceil(pixel - 1e-6));
  return { left: before(column(west)), right: after(column(east)), top: before(row(north)), bottom: after(row(south)) };
}

function highestIn(pixels: Uint8Array, { left, right, top, bottom }: Window): number {
  let most = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let pixel = row * BLOCK_SIDE + left; pixel < row * BLOCK_SIDE + right; pixel += 1) {
      const value = valueInByte(pixels[pixel >> 1] ?? 0, pixel);
      if (value > most && value !== NOT_LOOKED_AT) most = value;
    }
  }
  return most;
}
