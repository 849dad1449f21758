import { distanceM, type LonLat } from "#kernel/geo.ts";

export type ActivePlace = { readonly place: LonLat; readonly count: number };

const NEAR_M = 800;
/** Cells of 1/80 degree are 1.39 km high and, anywhere in Japan, more than 0.96 km wide: nine of them hold everything within 800 m. */
const CELLS_PER_DEGREE = 80;
const STEPS = [-1, 0, 1] as const;

/** How many sales and listings lie within ten minutes on foot (800 m, by the middles of their towns). */
export function nearbyActivity(places: readonly ActivePlace[]): (centre: LonLat) => number {
  const cells = new Map<string, ActivePlace[]>();
  for (const active of places) {
    const { x, y } = cellOf(active.place);
    const cell = cells.get(`${x}/${y}`) ?? [];
    cells.set(`${x}/${y}`, cell);
    cell.push(active);
  }
  return (centre) => {
    const { x, y } = cellOf(centre);
    return STEPS.flatMap((dx) => STEPS.flatMap((dy) => cells.get(`${x + dx}/${y + dy}`) ?? []))
      .filter(({ place }) => distanceM(place, centre) <= NEAR_M)
      .reduce((sum, { count }) => sum + count, 0);
  };
}

function cellOf({ lon, lat }: LonLat): { readonly x: number; readonly y: number } {
  return { x: Math.floor(lon * CELLS_PER_DEGREE), y: Math.floor(lat * CELLS_PER_DEGREE) };
}
