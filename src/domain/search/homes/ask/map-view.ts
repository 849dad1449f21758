import { pinFacts } from "#domain/search/homes/table/pin-facts.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { Box, HomeCluster, HomePin, HomesOnMap } from "#domain/search/homes/types.ts";
import { matchedRows } from "./page.ts";
import { type Spot, spotsOf } from "./spots.ts";
import type { Answer } from "./types.ts";

export const MOST_PINS = 300;
/** Homes nearer than this on the screen are one cluster; no window has more than so many cells a side. */
const CELL_PX = 64;
const TILE_PX = 512;
const MOST_CELLS = 24;
/** More squares than a window has from west to east. */
const WIDE = 2 ** 12;

/** What a map shows of the homes of an answer: each spot, or where there are too many of them, squares with a number. */
export function mapView(table: HomeTable, answer: Answer, { box, zoom }: { box: Box; zoom: number }): HomesOnMap {
  const rows = matchedRows(answer);
  const spots = spotsOf(table, rows, MOST_PINS);
  if (spots !== null) return { total: answer.total, pins: spots.map((spot) => pinOf(table, spot)), clusters: [] };
  return { total: answer.total, pins: [], clusters: clustersOf(table, rows, { box, size: cellSize(box, zoom) }) };
}

function pinOf({ columns: { lon, lat, price, pin }, keys }: HomeTable, { row, count }: Spot): HomePin {
  const { grade, depth, placePrecision } = pinFacts(pin[row] ?? 0);
  const place = { lon: lon[row] ?? 0, lat: lat[row] ?? 0 };
  return { key: keys[row] ?? "", ...place, price: price[row] ?? 0, grade, depth, count, placePrecision };
}

/** Degrees a side, so that squares stay where they are while the map is moved. */
function cellSize({ west, east }: Box, zoom: number): number {
  return Math.max((360 * CELL_PX) / (TILE_PX * 2 ** zoom), (east - west) / MOST_CELLS);
}

function clustersOf({ columns: { lon, lat } }: HomeTable, rows: Uint32Array, { box, size }: { box: Box; size: number }): HomeCluster[] {
  const cells = new Map<number, Cell>();
  const [left, bottom] = [Math.floor(box.west / size), Math.floor(box.south / size)];
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const [x, y] = [lon[row] ?? 0, lat[row] ?? 0];
    const place = (Math.floor(y / size) - bottom) * WIDE + Math.floor(x / size) - left;
    const cell = cells.get(place);
    if (cell) widen(cell, x, y);
    else cells.set(place, { x, y, count: 1, west: x, south: y, east: x, north: y });
  }
  return [...cells.values()].map(({ x, y, count, ...box }) => ({ lon: x / count, lat: y / count, count, box }));
}

/** Sums of the places of its homes, and the box around them. */
type Cell = { x: number; y: number; count: number; west: number; south: number; east: number; north: number };

function widen(cell: Cell, x: number, y: number): void {
  cell.x += x;
  cell.y += y;
  cell.count += 1;
  cell.west = Math.min(cell.west, x);
  cell.east = Math.max(cell.east, x);
  cell.south = Math.min(cell.south, y);
  cell.north = Math.max(cell.north, y);
}
