import type { Town } from "#domain/properties/types.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";

type PlacedTown = Pick<Town, "prefecture" | "cityCode" | "town" | "place">;

/** The middle of a town is nearer than this in any place that people live in. */
const NEAR_M = 2_000;
/** Cells of 1/40 degree are 2.78 km high and, anywhere in Japan, more than 1.9 km wide: with their neighbours they hold everything that is near. */
const CELLS_PER_DEGREE = 40;
const STEPS = [-1, 0, 1] as const;

/** The town whose middle lies nearest to a point, at most 2 km away; null where there is none. 豊洲駅 -> 豊洲 of 13108. */
export function nearestTown(towns: readonly PlacedTown[]): (place: LonLat) => PlacedTown | null {
  const cells = new Map<string, { readonly town: PlacedTown; readonly middle: LonLat }[]>();
  for (const town of towns) {
    if (town.place === null) continue;
    const key = cellKey(town.place, 0, 0);
    const cell = cells.get(key) ?? [];
    cells.set(key, cell);
    cell.push({ town, middle: town.place });
  }
  return (place) => {
    const near = STEPS.flatMap((dx) => STEPS.flatMap((dy) => cells.get(cellKey(place, dx, dy)) ?? []));
    let best: { readonly town: PlacedTown; readonly distance: number } | null = null;
    for (const { town, middle } of near) {
      const distance = distanceM(middle, place);
      if (distance <= NEAR_M && (best === null || distance < best.distance)) best = { town, distance };
    }
    return best?.town ?? null;
  };
}

function cellKey({ lon, lat }: LonLat, dx: number, dy: number): string {
  return `${Math.floor(lon * CELLS_PER_DEGREE) + dx}/${Math.floor(lat * CELLS_PER_DEGREE) + dy}`;
}
