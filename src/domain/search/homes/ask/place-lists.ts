import { UNKNOWN } from "#domain/search/homes/table/columns.ts";
import { rowsNamed } from "#domain/search/homes/table/name-index.ts";
import { rowsInBox } from "#domain/search/homes/table/rows-in-box.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { Commute } from "#domain/search/homes/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import { isInPolygon } from "#kernel/map/polygon.ts";
import type { Reach } from "./types.ts";

/** Rows of which something is true, in lists of which several may hold the same; rows that speak for no home may be among them. */
export type Lists = readonly ArrayLike<number>[];

/** Homes in one of these cities or towns. */
export function inAreas({ cities, towns, cityRows, townRows }: HomeTable, areas: readonly string[]): Lists {
  return areas.flatMap((area) => [cityRows[cities.get(area) ?? -1] ?? [], townRows[towns.get(area) ?? -1] ?? []]);
}

/** Homes that name one of these stations, however it is reached. */
export function atStations({ stations }: HomeTable, groups: readonly string[]): Lists {
  return groups.map((group) => stations.get(group)?.rows ?? []);
}

/** Minutes on foot to the nearest of these stations; 255: none of them is reached on foot. */
export function walkToStations(table: HomeTable, stations: readonly string[]): Uint8Array {
  const nearest = new Uint8Array(table.offers.length).fill(UNKNOWN);
  for (const group of stations) {
    const { rows, walk, bus } = table.stations.get(group) ?? { rows: [], walk: [], bus: [] };
    for (let i = 0; i < rows.length; i += 1) {
      const [row, minutes] = [rows[i] ?? 0, walk[i] ?? UNKNOWN];
      if (bus[i] === 0 && minutes < (nearest[row] ?? 0)) nearest[row] = minutes;
    }
  }
  return nearest;
}

/** Homes from whose stations another is reached in so many minutes, the way to the station included. */
export function withinCommute(table: HomeTable, { minutesMax }: Commute, reach: Reach): Lists {
  const found: number[] = [];
  for (const [group, minutes] of reach) {
    if (minutes > minutesMax) continue;
    const { rows, walk, bus } = table.stations.get(group) ?? { rows: [], walk: [], bus: [] };
    for (let i = 0; i < rows.length; i += 1) if ((walk[i] ?? 0) + (bus[i] ?? 0) + minutes <= minutesMax) found.push(rows[i] ?? 0);
  }
  return [found];
}

/** Homes within a drawn area; one whose exact place is withheld counts by the middle of its block or town. */
export function inDrawnArea(table: HomeTable, corners: readonly LonLat[]): Lists {
  const [lons, lats] = [corners.map(({ lon }) => lon), corners.map(({ lat }) => lat)];
  const box = { west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) };
  const { lon, lat } = table.columns;
  return [rowsInBox(table, box).filter((row) => isInPolygon({ lon: lon[row] ?? 0, lat: lat[row] ?? 0 }, corners))];
}

/** Homes of buildings whose name or reading contains this. */
export function inBuildingsNamed({ names }: HomeTable, name: string): Lists {
  return [rowsNamed(names, searchKey(name))];
}

export function inBuildings({ apartments }: HomeTable, apartmentKeys: readonly string[]): Lists {
  return apartmentKeys.map((key) => apartments.get(key) ?? []);
}
