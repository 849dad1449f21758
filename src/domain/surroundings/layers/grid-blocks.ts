import type { LonLat } from "#kernel/geo.ts";

/** Pixels of all grids: 360/2^21 degrees, about 17 m. Blocks and pixels count from 180° W and 90° N. */
export const PIXELS_AROUND = 2 ** 21;
export const BLOCK_SIDE = 256;
/** A block as it is stored: four bits a pixel, rows from the north, the western pixel of two in the high bits. */
export const BLOCK_BYTES = (BLOCK_SIDE * BLOCK_SIDE) / 2;
/** The value of a pixel that no file has told of. */
export const NOT_LOOKED_AT = 15;

export type BlockPixel = {
  readonly x: number;
  readonly y: number;
  /** Number of the pixel in its block, 0 to 65535. */
  readonly pixel: number;
};

/** The block and the pixel that hold a place. */
export function pixelAt({ lon, lat }: LonLat): BlockPixel {
  const column = Math.floor(((lon + 180) * PIXELS_AROUND) / 360);
  const row = Math.floor(((90 - lat) * PIXELS_AROUND) / 360);
  const [x, y] = [Math.floor(column / BLOCK_SIDE), Math.floor(row / BLOCK_SIDE)];
  return { x, y, pixel: (row - y * BLOCK_SIDE) * BLOCK_SIDE + (column - x * BLOCK_SIDE) };
}

/** One of the two pixels that a byte holds. */
export function valueInByte(byte: number, pixel: number): number {
  return pixel % 2 === 0 ? byte >> 4 : byte & 15;
}

/** A stored block as one value a pixel; a missing `pixels` is a block that was looked at and holds nothing. */
export function unpacked(pixels: Uint8Array | null): Uint8Array {
  const values = new Uint8Array(BLOCK_SIDE * BLOCK_SIDE);
  if (!pixels) return values;
  for (let i = 0; i < BLOCK_BYTES; i += 1) {
    const byte = pixels[i] ?? 0;
    values[2 * i] = byte >> 4;
    values[2 * i + 1] = byte & 15;
  }
  return values;
}

/** The stored form of 65,536 values; null when all are 0. */
export function packed(values: Uint8Array): Uint8Array | null {
  const bytes = new Uint8Array(BLOCK_BYTES);
  let isEmpty = true;
  for (let i = 0; i < BLOCK_BYTES; i += 1) {
    const byte = ((values[2 * i] ?? 0) << 4) | (values[2 * i + 1] ?? 0);
    bytes[i] = byte;
    if (byte !== 0) isEmpty = false;
  }
  return isEmpty ? null : bytes;
}

/** What a newer file tells, and where it does not, what was known. */
export function overlaid(newer: Uint8Array, older: Uint8Array): Uint8Array {
  return newer.map((value, i) => (value === NOT_LOOKED_AT ? (older[i] ?? NOT_LOOKED_AT) : value));
}

export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
