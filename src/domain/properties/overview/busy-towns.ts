import { distanceM, type LonLat } from "#kernel/geo.ts";
import type { BusyTown, TownHomes, TownPoint } from "./types.ts";

/** Towns that are named as examples. */
const NAMED = 3;
/** A median of fewer says more about the homes that happened to sell. */
const FEW_HOMES = 20;

/** The towns with most sales, one of each city, each with the known point that is nearest to its middle. Towns that no point is known of are left out. */
export function busyTowns(homes: readonly TownHomes[], points: readonly TownPoint[]): BusyTown[] {
  const placed = homes
    .filter(({ n }) => n >= FEW_HOMES)
    .flatMap((town) => {
      const own = points.filter((point) => point.cityCode === town.cityCode && point.town === town.town);
      const place = middleOf(own);
      return place ? [{ ...town, place }] : [];
    });
  const firstOfCity = placed.filter(({ cityCode }, index) => placed.findIndex((other) => other.cityCode === cityCode) === index);
  return firstOfCity.slice(0, NAMED);
}

/** The point that is nearest to the middle of them all: the middle itself may lie in another town. */
function middleOf(points: readonly LonLat[]): LonLat | null {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { lon: mean(points.map(({ lon }) => lon)), lat: mean(points.map(({ lat }) => lat)) };
  const [nearest] = points.toSorted((a, b) => distanceM(a, middle) - distanceM(b, middle));
  return nearest ? { lon: nearest.lon, lat: nearest.lat } : null;
}
