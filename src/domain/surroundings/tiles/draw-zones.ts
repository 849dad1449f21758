import { boxesOf } from "#domain/surroundings/tiles/raster-areas.ts";
import { areasOfBoxes, type Ring, type Tags, type TileFeature } from "#domain/surroundings/tiles/tile-feature.ts";
import { remembered, scaleOfTile, type TileAddress } from "#domain/surroundings/tiles/tile-square.ts";
import type { CellShape } from "#domain/surroundings/zone-cells.ts";
import type { LonLat } from "#kernel/geo.ts";

/** Cells of zones: 360/2^17 degrees; a shape has 65536 steps in each. */
const CELLS_AROUND = 2 ** 17;
const STEPS = 65_536;

/** The part of one zone that lies in one cell; `shape` null: all of the cell. */
export type ZonePart = { readonly cell: number; readonly value: number; readonly shape: CellShape | null };

/** Zones as areas, `r` their value; the higher values lie on top. */
export function drawZones(tile: TileAddress, parts: readonly ZonePart[]): TileFeature[] {
  const scale = scaleOfTile(tile);
  const lines = {
    x: remembered((column) => scale.x((column / CELLS_AROUND) * 360 - 180)),
    y: remembered((row) => scale.y(90 - (row / CELLS_AROUND) * 360)),
  };
  const byValue = [...Map.groupBy(parts, ({ value }) => value)].toSorted(([a], [b]) => a - b);
  return byValue.flatMap(([value, own]) => {
    const tags = { s: "ok", r: value };
    const rings = own.flatMap(({ cell, shape }) => (shape === null ? [] : ringsOf(cornerOf(cell), shape, lines)));
    const whole = wholeCells(own, lines, tags);
    return rings.length > 0 ? [...whole, { type: 3 as const, geometry: rings, tags }] : whole;
  });
}

type Lines = Parameters<typeof areasOfBoxes>[1];
type Corner = { readonly x: number; readonly y: number };

function wholeCells(parts: readonly ZonePart[], lines: Lines, tags: Tags): TileFeature[] {
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

/** Column and row of a cell, y before x in its code. */
function cornerOf(cell: number): Corner {
  let [x, y] = [0, 0];
  for (let bit = 1, rest = cell; rest > 0; bit *= 2, rest = Math.floor(rest / 4)) {
    if (rest % 2 === 1) x += bit;
    if (rest % 4 >= 2) y += bit;
  }
  return { x, y };
}

export function middleOfCell(cell: number): LonLat {
  const { x, y } = cornerOf(cell);
  return { lon: ((x + 0.5) / CELLS_AROUND) * 360 - 180, lat: 90 - ((y + 0.5) / CELLS_AROUND) * 360 };
}

function ringsOf(corner: Corner, shape: CellShape, lines: Lines): Ring[] {
  return shape.flatMap((rings) =>
    rings.flatMap((flat, index): Ring[] => {
      const ring = ringOf(corner, flat, lines);
      const area = doubledArea(ring);
      if (ring.length < 3 || area === 0) return [];
      // The first ring is the outside, clockwise on the screen; the others are holes.
      return [area > 0 === (index === 0) ? ring : ring.reverse()];
    }),
  );
}

/** Without points that fall together at the tile's zoom. */
function ringOf({ x, y }: Corner, flat: readonly number[], lines: Lines): Ring {
  const ring: Ring = [];
  // Within a cell of 300 m the map's scale is the same to a hair.
  const [left, top] = [lines.x(x), lines.y(y)];
  const [width, height] = [lines.x(x + 1) - left, lines.y(y + 1) - top];
  for (let at = 0; at < flat.length; at += 2) {
    const point: [number, number] = [
      left + Math.round(((flat[at] ?? 0) / STEPS) * width),
      top + Math.round(((flat[at + 1] ?? 0) / STEPS) * height),
    ];
    const last = ring.at(-1);
    if (last?.[0] !== point[0] || last[1] !== point[1]) ring.push(point);
  }
  return ring;
}

function doubledArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}
