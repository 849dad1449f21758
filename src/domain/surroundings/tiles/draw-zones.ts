import type { CellShape } from "#domain/surroundings/layers/zone-cells.ts";
import { boxesOf } from "#domain/surroundings/tile-format/raster-areas.ts";
import { areasOfBoxes, type Ring, type Tags, type TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { EXTENT, remembered, scaleOfTile, type TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";
import type { LonLat } from "#kernel/geo.ts";

/** Cells of zones: 360/2^17 degrees; a shape has 65536 steps in each. */
const CELLS_AROUND = 2 ** 17;
const STEPS = 65_536;
/** Tiles are shown at 512 pixels; the last ones are enlarged, and keep every corner. */
const SCREEN_PIXEL = EXTENT / 512;
const ENLARGED_FROM = 14;

/** The part of one zone that lies in one cell; `shape` null: all of the cell. */
export type ZonePart = { readonly cell: number; readonly value: number; readonly shape: CellShape | null };

/** Zones as areas, `r` their value; the higher values lie on top. */
export function drawZones(tile: TileAddress, parts: readonly ZonePart[]): TileFeature[] {
  const scale = scaleOfTile(tile);
  const lines = {
    x: remembered((column) => scale.x((column / CELLS_AROUND) * 360 - 180)),
    y: remembered((row) => scale.y(90 - (row / CELLS_AROUND) * 360)),
    near: tile.z < ENLARGED_FROM ? SCREEN_PIXEL : 1,
  };
  const byValue = [...Map.groupBy(parts, ({ value }) => value)].toSorted(([a], [b]) => a - b);
  return byValue.flatMap(([value, own]) => {
    const tags = { s: "ok", r: value };
    const rings = own.flatMap(({ cell, shape }) => (shape === null ? [] : ringsOf(cornerOf(cell), shape, lines)));
    const covered = coveredCells(own, lines, tags);
    return rings.length > 0 ? [...covered, { type: 3 as const, geometry: rings, tags }] : covered;
  });
}

/** `near`: points closer than this are one, in steps of the tile. */
type Lines = Parameters<typeof areasOfBoxes>[1] & { readonly near: number };
type Corner = { readonly x: number; readonly y: number };

function coveredCells(parts: readonly ZonePart[], lines: Lines, tags: Tags): TileFeature[] {
  const corners = parts.flatMap(({ cell, shape }) => (shape === null ? [cornerOf(cell)] : []));
  if (corners.length === 0) return [];
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const width = Math.max(...corners.map(({ x }) => x)) - left + 1;
  const height = Math.max(...corners.map(({ y }) => y)) - top + 1;
  const values = new Uint8Array(width * height);
  for (const { x, y } of corners) values[(y - top) * width + x - left] = 1;
  const moved = { x: (column: number) => lines.x(left + column), y: (row: number) => lines.y(top + row) };
  return areasOfBoxes(boxesOf({ width, height, values }), moved, () => tags);
}

/** Bits of a code that fit into a whole number of the machine. */
const LOW = 2 ** 30;

/** Column and row of a cell, y before x in its code. */
function cornerOf(cell: number): Corner {
  const [low, high] = [cell % LOW, Math.floor(cell / LOW)];
  return {
    x: everySecondBit(low) + everySecondBit(high) * 2 ** 15,
    y: everySecondBit(low >>> 1) + everySecondBit(high >>> 1) * 2 ** 15,
  };
}

/** The bits 0, 2, 4 … moved together. */
function everySecondBit(code: number): number {
  let bits = code & 0x5555_5555;
  bits = (bits | (bits >>> 1)) & 0x3333_3333;
  bits = (bits | (bits >>> 2)) & 0x0f0f_0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff_00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}

export function middleOfCell(cell: number): LonLat {
  const { x, y } = cornerOf(cell);
  return { lon: ((x + 0.5) / CELLS_AROUND) * 360 - 180, lat: 90 - ((y + 0.5) / CELLS_AROUND) * 360 };
}

function ringsOf(corner: Corner, shape: CellShape, lines: Lines): Ring[] {
  return shape.flatMap((rings) =>
    rings.flatMap((flat, index): Ring[] => {
      const coarse = ringOf(corner, flat, lines);
      // What is smaller than a pixel is still there.
      const ring = coarse.length > 3 || lines.near === 1 ? coarse : ringOf(corner, flat, { ...lines, near: 1 });
      const area = doubledArea(ring);
      if (ring.length < 3 || area === 0) return [];
      // The first ring is the outside, clockwise on the screen; the others are holes.
      return [area > 0 === (index === 0) ? ring : ring.reverse()];
    }),
  );
}

/** Without points that fall together at the tile's zoom; on the border of the cell all stay, so that shapes of neighbouring cells meet. */
function ringOf({ x, y }: Corner, flat: readonly number[], lines: Lines): Ring {
  const ring: Ring = [];
  // Within a cell of 300 m the map's scale is the same to a hair.
  const left = lines.x(x);
  const top = lines.y(y);
  const width = (lines.x(x + 1) - left) / STEPS;
  const height = (lines.y(y + 1) - top) / STEPS;
  let lastX = -EXTENT;
  let lastY = -EXTENT;
  for (let at = 0; at < flat.length; at += 2) {
    const inX = flat[at] ?? 0;
    const inY = flat[at + 1] ?? 0;
    const atX = left + Math.round(inX * width);
    const atY = top + Math.round(inY * height);
    const away = Math.max(Math.abs(atX - lastX), Math.abs(atY - lastY));
    if (away < 1 || (away < lines.near && !isOnBorder(inX) && !isOnBorder(inY))) continue;
    ring.push([atX, atY]);
    lastX = atX;
    lastY = atY;
  }
  return ring;
}

function isOnBorder(steps: number): boolean {
  return steps === 0 || steps === STEPS;
}

function doubledArea(ring: Ring): number {
  let sum = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) sum += from[0] * to[1] - to[0] * from[1];
    from = to;
  }
  return sum;
}
