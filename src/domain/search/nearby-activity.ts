import { distanceM, type LonLat } from "#kernel/geo.ts";

export type ActivePlace = { readonly place: LonLat; readonly count: number };

const NEAR_M = 800;
/** A cell is at least 1.1 km high and, in Japan, 0.78 km wide: nine cells hold everything within 780 m, which is near enough. */
const CELLS_PER_DEGREE = 100;

/** How many sales and listings lie within ten minutes on foot (800 m, by the middles of their towns). */
export function nearbyActivity(places: readonly ActivePlace[]): (centre: LonLat) => number {
  const cells = new Map<string, ActivePlace[]>();
  for (const active of places) {
    const cell = cells.get(cellAt(active.place)) ?? [];
    cells.set(cellAt(active.place), cell);
    cell.push(active);
  }
  return (centre) =>
    around(centre)
      .flatMap((cell) => cells.get(cell) ?? [])
      .filter(({ place }) => distanceM(place, centre) <= NEAR_M)
      .reduce((sum, { count }) => sum + count, 0);
}

const STEPS = [-1, 0, 1] as const;

function around({ lon, lat }: LonLat): string[] {
  return STEPS.flatMap((x) => STEPS.map((y) => cellAt({ lon: lon + x / CELLS_PER_DEGREE, lat: lat + y / CELLS_PER_DEGREE })));
}

function cellAt({ lon, lat }: LonLat): string {
  return `${Math.floor(lon * CELLS_PER_DEGREE)}/${Math.floor(lat * CELLS_PER_DEGREE)}`;
}
