import { isInPolygon } from "#domain/search/homes/polygon.ts";
import { UNKNOWN } from "#domain/search/homes/table/columns.ts";
import { rowsInBox } from "#domain/search/homes/table/rows-in-box.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { Commute } from "#domain/search/homes/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import type { Reach } from "./types.ts";

/** One for each row of the table: 1 where something is true of it. */
export type Marks = Uint8Array;

function marked(table: HomeTable, lists: Iterable<Iterable<number>>): Marks {
  const marks = new Uint8Array(table.offers.length);
  for (const rows of lists) for (const row of rows) marks[row] = 1;
  return marks;
}

/** Homes in one of these cities or towns. */
export function inAreas(table: HomeTable, areas: readonly string[]): Marks {
  const { city, town } = table.columns;
  const numbers = (known: Map<string, number>) => new Set(areas.flatMap((area) => known.get(area) ?? []));
  const [cities, towns] = [numbers(table.cities), numbers(table.towns)];
  const marks = new Uint8Array(table.offers.length);
  const isCity = Uint8Array.from({ length: table.cities.size }, (_, i) => (cities.has(i) ? 1 : 0));
  const isTown = Uint8Array.from({ length: table.towns.size }, (_, i) => (towns.has(i) ? 1 : 0));
  for (let row = 0; row < marks.length; row += 1) marks[row] = isCity[city[row] ?? 0] || isTown[town[row] ?? 0] ? 1 : 0;
  return marks;
}

/** Homes that name one of these stations, however it is reached. */
export function atStations(table: HomeTable, stations: readonly string[]): Marks {
  return marked(
    table,
    stations.map((group) => table.stations.get(group)?.rows ?? []),
  );
}

/** Minutes on foot to the nearest of these stations; 255: none of them is reached on foot. */
export function walkToStations(table: HomeTable, stations: readonly string[]): Uint8Array {
  const nearest = new Uint8Array(table.offers.length).fill(UNKNOWN);
  for (const group of stations) {
    const posting = table.stations.get(group);
    for (const [i, row] of (posting?.rows ?? []).entries()) {
      if (posting?.bus[i] === 0) nearest[row] = Math.min(nearest[row] ?? UNKNOWN, posting.walk[i] ?? UNKNOWN);
    }
  }
  return nearest;
}

/** Homes from whose stations another is reached in so many minutes, the way to the station included. */
export function withinCommute(table: HomeTable, { minutesMax }: Commute, reach: Reach): Marks {
  const marks = new Uint8Array(table.offers.length);
  for (const [group, minutes] of reach) {
    if (minutes > minutesMax) continue;
    const posting = table.stations.get(group);
    for (const [i, row] of (posting?.rows ?? []).entries()) {
      const way = (posting?.walk[i] ?? 0) + (posting?.bus[i] ?? 0);
      if (way + minutes <= minutesMax) marks[row] = 1;
    }
  }
  return marks;
}

/** Homes within a drawn area; one whose exact place is withheld counts by the middle of its block or town. */
export function inDrawnArea(table: HomeTable, corners: readonly LonLat[]): Marks {
  const [lons, lats] = [corners.map(({ lon }) => lon), corners.map(({ lat }) => lat)];
  const box = { west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) };
  const { lon, lat } = table.columns;
  const within = rowsInBox(table, box).filter((row) => isInPolygon({ lon: lon[row] ?? 0, lat: lat[row] ?? 0 }, corners));
  return marked(table, [within]);
}

/** Homes of buildings whose name or reading contains this. */
export function inBuildingsNamed(table: HomeTable, name: string): Marks {
  const key = searchKey(name);
  return marked(
    table,
    [...table.names].filter(([known]) => known.includes(key)).map(([, rows]) => rows),
  );
}

export function inBuildings(table: HomeTable, apartmentKeys: readonly string[]): Marks {
  return marked(
    table,
    apartmentKeys.map((key) => table.apartments.get(key) ?? []),
  );
}
