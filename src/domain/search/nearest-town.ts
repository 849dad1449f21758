import { distanceM, type LonLat } from "#kernel/geo.ts";

/** Farther from the middle of every town, a station stands in none that is known. */
const WITHIN_M = 2_000;
/** Cells of 1/50 degree are 2.2 km high and at 46° N still 1.5 km wide: five by three of them hold everything within 2 km. */
const CELLS_PER_DEGREE = 50;
const EAST_WEST = [-2, -1, 0, 1, 2] as const;
const NORTH_SOUTH = [-1, 0, 1] as const;

/** The town whose middle is nearest to a point, at most 2 km away; null: there is none. Made once for all towns of a country. */
export function nearestTowns<T extends { readonly place: LonLat }>(towns: readonly T[]): (point: LonLat) => T | null {
  const cells = Map.groupBy(towns, ({ place }) => cellName(cellOf(place)));
  return (point) => {
    const { x, y } = cellOf(point);
    const around = EAST_WEST.flatMap((dx) => NORTH_SOUTH.flatMap((dy) => cells.get(cellName({ x: x + dx, y: y + dy })) ?? []));
    let nearest: { readonly town: T; readonly metres: number } | null = null;
    for (const town of around) {
      const metres = distanceM(town.place, point);
      if (metres <= WITHIN_M && (nearest === null || metres < nearest.metres)) nearest = { town, metres };
    }
    return nearest?.town ?? null;
  };
}

type Cell = { readonly x: number; readonly y: number };

function cellOf({ lon, lat }: LonLat): Cell {
  return { x: Math.floor(lon * CELLS_PER_DEGREE), y: Math.floor(lat * CELLS_PER_DEGREE) };
}

function cellName({ x, y }: Cell): string {
  return `${x}/${y}`;
}
