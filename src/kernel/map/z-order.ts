import { boxAround, type LonLat } from "#kernel/geo.ts";

/** Whole numbers, both ends inside. */
export type Square = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
export type Range = readonly [low: number, high: number];

/** Bits of x and y taken in turn, y first: cells of a square quarter have codes in one range. Up to 26 bits each. */
export function interleaved(x: number, y: number, bits: number): number {
  let code = 0;
  for (let bit = 2 ** (bits - 1); bit >= 1; bit /= 2) code = code * 4 + (y & bit ? 2 : 0) + (x & bit ? 1 : 0);
  return code;
}

/** Ranges of codes (both ends inside) that hold every cell of the square and few others: about a dozen, in order. */
export function rangesOf(square: Square, bits: number): Range[] {
  const smallest = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(square.maxX - square.minX, square.maxY - square.minY, 1))) - 2);
  const ranges: [number, number][] = [];
  const visit = (x: number, y: number, size: number) => {
    if (!touches(square, x, y, size)) return;
    if (size > smallest && !holds(square, x, y, size)) {
      const half = size / 2;
      for (const [dx, dy] of QUARTERS) visit(x + dx * half, y + dy * half, half);
      return;
    }
    const low = interleaved(x, y, bits);
    const last = ranges.at(-1);
    if (last && last[1] + 1 === low) last[1] = low + size * size - 1;
    else ranges.push([low, low + size * size - 1]);
  };
  visit(0, 0, 2 ** bits);
  return ranges;
}

function touches({ minX, minY, maxX, maxY }: Square, x: number, y: number, size: number): boolean {
  return x <= maxX && y <= maxY && x + size > minX && y + size > minY;
}

function holds({ minX, minY, maxX, maxY }: Square, x: number, y: number, size: number): boolean {
  return x >= minX && y >= minY && x + size - 1 <= maxX && y + size - 1 <= maxY;
}

const QUARTERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

const MORTON_BITS = 26;

/** Ranges of `morton` codes (geo.ts) that hold every point within `metres` of the place. */
export function mortonRanges(place: LonLat, metres: number): Range[] {
  const { west, east, south, north } = boxAround(place, metres);
  const scale = (share: number) => Math.min(2 ** MORTON_BITS - 1, Math.max(0, Math.floor(share * 2 ** MORTON_BITS)));
  const x = (degrees: number) => scale((degrees + 180) / 360);
  const y = (degrees: number) => scale((degrees + 90) / 180);
  return rangesOf({ minX: x(west), maxX: x(east), minY: y(south), maxY: y(north) }, MORTON_BITS);
}
