import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { Box, HomeCluster, HomePin, HomesOnMap } from "#domain/search/homes/types.ts";
import { matchedRows } from "./page.ts";
import type { Answer } from "./types.ts";

export const MOST_PINS = 300;
/** Homes nearer than this on the screen are one cluster; no window has more than so many cells a side. */
const CELL_PX = 64;
const TILE_PX = 512;
const MOST_CELLS = 24;

/** What a map shows of the homes of an answer: each spot, or where there are too many of them, squares with a number. */
export function mapView(table: HomeTable, answer: Answer, { box, zoom }: { box: Box; zoom: number }): HomesOnMap {
  const rows = matchedRows(answer);
  const spots = spotsOf(table, rows);
  if (spots !== null) return { total: answer.total, pins: spots.map((spot) => pinOf(table, spot)), clusters: [] };
  return { total: answer.total, pins: [], clusters: clustersOf(table, rows, cellSize(box, zoom)) };
}

/** Rows by their exact place; null: there are more spots than a map shows. */
function spotsOf({ columns: { lon, lat } }: HomeTable, rows: Uint32Array): number[][] | null {
  const spots = new Map<string, number[]>();
  for (const row of rows) {
    const place = `${lon[row]},${lat[row]}`;
    const spot = spots.get(place);
    if (spot) spot.push(row);
    else spots.set(place, [row]);
    if (spots.size > MOST_PINS) return null;
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
  const cells = new Map<number, { lon: number; lat: number; count: number; box: Box }>();
  for (const row of rows) {
    const [x, y] = [lon[row] ?? 0, lat[row] ?? 0];
    const cell = Math.floor(y / size) * 1e6 + Math.floor(x / size);
    const known = cells.get(cell) ?? { lon: 0, lat: 0, count: 0, box: { west: x, south: y, east: x, north: y } };
    const { box } = known;
    cells.set(cell, {
      lon: known.lon + x,
      lat: known.lat + y,
      count: known.count + 1,
      box: { west: Math.min(box.west, x), south: Math.min(box.south, y), east: Math.max(box.east, x), north: Math.max(box.north, y) },
    });
  }
  return [...cells.values()].map(({ lon: x, lat: y, count, box }) => ({ lon: x / count, lat: y / count, count, box }));
}
