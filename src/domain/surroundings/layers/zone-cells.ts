import type { LonLat } from "#kernel/geo.ts";
import { interleaved, type Range, rangesOf } from "#kernel/map/z-order.ts";
import { type Box, PIXELS_AROUND } from "./grid-blocks.ts";
import type { Positions, ZoneGeometry } from "./zone-geometry.ts";

/** Cells of zones: 360/2^17 degrees, about 250 × 300 m, counted from 180° W and 90° N. */
const BITS = 17;
const CELLS_AROUND = 2 ** BITS;
/** Steps in which a shape is kept inside its cell: about 5 mm. */
const STEPS = 65_536;

/** The part of a zone inside one cell: areas, each of rings, each of x, y in turn. Null: the cell lies inside the zone, or holds a line of it. */
export type CellShape = readonly (readonly (readonly number[])[])[];
export type ZoneCell = { readonly cell: number; readonly isCovered: boolean; readonly shape: CellShape | null };

export function cellAt(place: LonLat): number {
  const [x, y] = inCells(place.lon, place.lat);
  return interleaved(Math.floor(x), Math.floor(y), BITS);
}

/** Ranges of cell codes that hold every cell of a box. */
export function cellRanges({ west, south, east, north }: Box): Range[] {
  const [minX, minY] = inCells(west, north);
  const [maxX, maxY] = inCells(east, south);
  return rangesOf({ minX: Math.floor(minX), minY: Math.floor(minY), maxX: Math.floor(maxX), maxY: Math.floor(maxY) }, BITS);
}

/** Whether a place lies in the part of a zone that its cell holds. */
export function isInShape(place: LonLat, shape: CellShape): boolean {
  const [x, y] = inCells(place.lon, place.lat);
  return holdsShare(shape, [x - Math.floor(x), y - Math.floor(y)]);
}

/** Pixels of the grids in a row of a cell: both are halves of halves of the same square. */
const PIXELS_PER_CELL = PIXELS_AROUND / CELLS_AROUND;

/** The cell that holds a pixel of the grids. */
export function cellOfPixel(column: number, row: number): number {
  return interleaved(Math.floor(column / PIXELS_PER_CELL), Math.floor(row / PIXELS_PER_CELL), BITS);
}

/** Whether the middle of a pixel of the grids lies in the part of a zone that the pixel's cell holds. */
export function isPixelInShape(column: number, row: number, shape: CellShape): boolean {
  return holdsShare(shape, [((column % PIXELS_PER_CELL) + 0.5) / PIXELS_PER_CELL, ((row % PIXELS_PER_CELL) + 0.5) / PIXELS_PER_CELL]);
}

/** `x` and `y`: shares of the cell from its north-western corner. */
function holdsShare(shape: CellShape, [x, y]: Point): boolean {
  const at = [x * STEPS, y * STEPS] as const;
  return shape.some((rings) => rings.filter((ring) => crossesOddly(ring, at)).length % 2 === 1);
}

/** Every cell that a zone touches, with the part of the zone that lies in it. */
export function cellsOf(geometry: ZoneGeometry): ZoneCell[] {
  return geometry.type === "MultiPolygon" ? areaCells(geometry.coordinates) : lineCells(geometry.coordinates);
}

type Point = readonly [x: number, y: number];
type Outline = readonly Point[];

function inCells(lon: number, lat: number): Point {
  return [((lon + 180) * CELLS_AROUND) / 360, ((90 - lat) * CELLS_AROUND) / 360];
}

function crossesOddly(ring: readonly number[], [x, y]: Point): boolean {
  let isOdd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [xi = 0, yi = 0, xj = 0, yj = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) isOdd = !isOdd;
  }
  return isOdd;
}

/**
 * Whether a zone lies in more cells than `most`, counted without making them: a shape by mistake as large as a country would fill the memory. Counts a cell
 * for each of the areas and lines that touch it.
 */
export function isInMoreCellsThan(most: number, geometry: ZoneGeometry): boolean {
  if (geometry.type === "MultiLineString") return looksAlong(geometry.coordinates) > most;
  let count = 0;
  const add = (cells: number) => {
    count += cells;
  };
  for (const rings of geometry.coordinates) {
    const outlines = inCellsOf(rings);
    // Most zones are far smaller than the box that could hold too many.
    const inBox = cellsInBox(outlines);
    if (inBox <= most) add(inBox);
    else cover(outlines, WORLD, { touched: () => add(1), filled: ({ size }) => add(size * size) });
    if (count > most) return true;
  }
  return false;
}

/** Cells of the box around outlines. */
function cellsInBox(outlines: readonly Outline[]): number {
  let [west, north, east, south] = [CELLS_AROUND, CELLS_AROUND, 0, 0];
  for (const outline of outlines)
    for (const [x, y] of outline)
      [west, north, east, south] = [Math.min(west, x), Math.min(north, y), Math.max(east, x), Math.max(south, y)];
  return (Math.floor(east) - Math.floor(west) + 1) * (Math.floor(south) - Math.floor(north) + 1);
}

function looksAlong(lines: readonly Positions[]): number {
  let looks = 0;
  for (const line of lines)
    for (const [i, [lon = 0, lat = 0]] of line.entries()) {
      const [fromLon = lon, fromLat = lat] = line[i - 1] ?? [];
      const [x, y] = inCells(lon, lat);
      const from = inCells(fromLon, fromLat);
      looks += 1 + Math.max(Math.abs(x - from[0]), Math.abs(y - from[1]));
    }
  return looks;
}

function areaCells(polygons: readonly (readonly Positions[])[]): ZoneCell[] {
  const shapes = new Map<number, CellShape | null>();
  for (const rings of polygons) {
    const found = (cell: number, shape: CellShape[number] | null) => {
      const known = shapes.get(cell);
      shapes.set(cell, known === null || shape === null ? null : [...(known ?? []), shape]);
    };
    cover(inCellsOf(rings), WORLD, { touched: found, filled: (square) => fill(square, found) });
  }
  return [...shapes].map(([cell, shape]) => ({ cell, isCovered: shape === null, shape }));
}

type Quarter = { readonly x: number; readonly y: number; readonly size: number };
type Found = (cell: number, shape: CellShape[number] | null) => void;
/** What is done with a cell that an area touches, and with a square that it fills. */
type Covered = { readonly touched: (cell: number, shape: CellShape[number]) => void; readonly filled: (square: Quarter) => void };

const WORLD: Quarter = { x: 0, y: 0, size: CELLS_AROUND };

function inCellsOf(rings: readonly Positions[]): Outline[] {
  return rings.map((ring) => ring.map(([lon = 0, lat = 0]) => inCells(lon, lat)));
}

/** Halves the square until nothing of the area, or nothing but the area, or one cell is left. */
function cover(outlines: readonly Outline[], square: Quarter, covered: Covered): void {
  const { x, y, size } = square;
  if (outlines.length === 0) return;
  if (outlines.every((outline) => runsAlong(outline, square))) {
    if (outlines.length % 2 === 1) covered.filled(square);
    return;
  }
  if (size === 1) {
    const shape = outlines.map((outline) => outline.flatMap((point) => [steps(point[0] - x), steps(point[1] - y)]));
    covered.touched(interleaved(x, y, BITS), shape);
    return;
  }
  const half = size / 2;
  const west = clipped(outlines, 0, x + half, -1);
  const east = clipped(outlines, 0, x + half, 1);
  cover(clipped(west, 1, y + half, -1), { x, y, size: half }, covered);
  cover(clipped(east, 1, y + half, -1), { x: x + half, y, size: half }, covered);
  cover(clipped(west, 1, y + half, 1), { x, y: y + half, size: half }, covered);
  cover(clipped(east, 1, y + half, 1), { x: x + half, y: y + half, size: half }, covered);
}

const steps = (share: number) => Math.round(share * STEPS);

function fill({ x, y, size }: Quarter, found: Found): void {
  const first = interleaved(x, y, BITS);
  for (let i = 0; i < size * size; i += 1) found(first + i, null);
}

/** Whether every edge lies on the border of the square. An outline that is left after clipping then goes all around it. */
function runsAlong(outline: Outline, { x, y, size }: Quarter): boolean {
  return outline.every((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    return (from[0] === to[0] && (from[0] === x || from[0] === x + size)) || (from[1] === to[1] && (from[1] === y || from[1] === y + size));
  });
}

/** What of the outlines lies on one side of a line (Sutherland–Hodgman); `axis` 0: of x = at, `side` -1: below it. */
function clipped(outlines: readonly Outline[], axis: 0 | 1, at: number, side: -1 | 1): Outline[] {
  return outlines.map((outline) => clippedOutline(outline, axis, at, side)).filter(hasArea);
}

function clippedOutline(outline: Outline, axis: 0 | 1, at: number, side: -1 | 1): Outline {
  const isIn = (point: Point) => (point[axis] - at) * side >= 0;
  const kept: Point[] = [];
  let from = outline.at(-1);
  for (const to of outline) {
    if (from && isIn(from) !== isIn(to)) kept.push(crossing(from, to, axis, at));
    if (isIn(to)) kept.push(to);
    from = to;
  }
  return kept;
}

function crossing(from: Point, to: Point, axis: 0 | 1, at: number): Point {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? from[1] + (to[1] - from[1]) * share : from[0] + (to[0] - from[0]) * share;
  return axis === 0 ? [at, other] : [other, at];
}

/** Measured from the first point: far from the origin the products would lose the digits that count. */
function hasArea(outline: Outline): boolean {
  const [x0, y0] = outline[0] ?? [0, 0];
  let doubled = 0;
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    doubled += (from[0] - x0) * (to[1] - y0) - (to[0] - x0) * (from[1] - y0);
  });
  return Math.abs(doubled) > 1e-9;
}

function lineCells(lines: readonly Positions[]): ZoneCell[] {
  const cells = new Set<number>();
  for (const line of lines) {
    line.forEach((position, i) => {
      const [from, to] = [inCells(position[0] ?? 0, position[1] ?? 0), line[i + 1]];
      const [x, y] = to ? inCells(to[0] ?? 0, to[1] ?? 0) : from;
      // Four looks a cell: what is passed over between two of them is a corner of a few metres.
      const looks = Math.max(1, Math.ceil(4 * Math.max(Math.abs(x - from[0]), Math.abs(y - from[1]))));
      for (let k = 0; k <= looks; k += 1) {
        const share = k / looks;
        cells.add(interleaved(Math.floor(from[0] + (x - from[0]) * share), Math.floor(from[1] + (y - from[1]) * share), BITS));
      }
    });
  }
  return [...cells].map((cell) => ({ cell, isCovered: false, shape: null }));
}
