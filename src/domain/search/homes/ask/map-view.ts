import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { Box, HomeCluster, HomePin, HomesOnMap } from "#domain/search/homes/types.ts";
import { JAPAN } from "#kernel/geo.ts";
import { matchedRows } from "./page.ts";
import type { Answer } from "./types.ts";

export const MOST_PINS = 300;
/** Homes nearer than this on the screen are one cluster; no window has more than so many cells a side. */
const CELL_PX = 64;
const TILE_PX = 512;
const MOST_CELLS = 24;
const MICRO = 1e6;
/** More than Japan has millionths of a degree from south to north. */
const WIDE = 2 ** 25;

/** What a map shows of the homes of an answer: each spot, or where there are too many of them, squares with a number. */
export function mapView(table: HomeTable, answer: Answer, { box, zoom }: { box: Box; zoom: number }): HomesOnMap {
  const rows = matchedRows(answer);
  const spots = spotsOf(table, rows);
  if (spots !== null) return { total: answer.total, pins: spots.map((spot) => pinOf(table, spot)), clusters: [] };
  return { total: answer.total, pins: [], clusters: clustersOf(table, rows, cellSize(box, zoom)) };
}

/** Rows by their place, to a tenth of a metre; null: there are more spots than a map shows. */
function spotsOf({ columns: { lon, lat } }: HomeTable, rows: Uint32Array): number[][] | null {
  const spots = new Map<number, number[]>();
  for (const row of rows) {
    const place = Math.round(((lon[row] ?? 0) - JAPAN.west) * MICRO) * WIDE + Math.round(((lat[row] ?? 0) - JAPAN.south) * MICRO);
    const spot = spots.get(place);
    if (spot) spot.push(row);
    else if (spots.size < MOST_PINS) spots.set(place, [row]);
    else return null;
  }
  return [...spots.values()];
}

function pinOf({ columns, offers }: HomeTable, spot: readonly number[]): HomePin {
  const worth = (row: number) => columns.price[row] ?? 0;
  const row = spot.reduce((best, one) =>
    worth(one) < worth(best) || (worth(one) === worth(best) && (offers[one]?.key ?? "") < (offers[best]?.key ?? "")) ? one : best,
  );
  const offer = offers[row];
  return {
    key: offer?.key ?? "",
    lon: columns.lon[row] ?? 0,
    lat: columns.lat[row] ?? 0,
    price: worth(row),
    grade: offer?.flag?.grade ?? null,
    depth: offer?.flag?.depth ?? null,
    count: spot.length,
    placePrecision: offer?.placePrecision ?? "town",
  };
}

/** Degrees a side, so that squares stay where they are while the map is moved. */
function cellSize({ west, east }: Box, zoom: number): number {
  return Math.max((360 * CELL_PX) / (TILE_PX * 2 ** zoom), (east - west) / MOST_CELLS);
}

function clustersOf({ columns: { lon, lat } }: HomeTable, rows: Uint32Array, size: number): HomeCluster[] {
  const cells = new Map<number, Cell>();
  for (const row of rows) {
    const [x, y] = [lon[row] ?? 0, lat[row] ?? 0];
    const place = Math.floor(y / size) * 1e6 + Math.floor(x / size);
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
