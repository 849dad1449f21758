import KDBush from "kdbush";
import { boxAround, type LonLat } from "#kernel/geo.ts";

/**
 * Finds, for the place of a number, the numbers of all places in the box that holds everything within so many metres of it: itself among them, rising, so that sums
 * over them come out the same to the last bit as over all places. Some lie farther, none is missed. Itself alone where it has no place.
 */
export function nearbyIn(places: readonly (LonLat | null)[], metres: number): (of: number) => readonly number[] {
  const placed = places.flatMap((place, number) => (place ? [{ place, number }] : []));
  const index = new KDBush(placed.length);
  for (const { place } of placed) index.add(place.lon, place.lat);
  index.finish();
  return (of) => {
    const place = places[of];
    if (!place) return [of];
    const { west, south, east, north } = boxAround(place, metres);
    return index
      .range(west, south, east, north)
      .map((at) => placed[at]?.number as number)
      .sort((a, b) => a - b);
  };
}
