import type { LonLat } from "#kernel/geo.ts";

/** Whether a point lies within these corners (even-odd rule; the first corner is not repeated, and a point on a side may count to either). */
export function isInPolygon({ lon, lat }: LonLat, corners: readonly LonLat[]): boolean {
  let isInside = false;
  for (const [i, a] of corners.entries()) {
    const b = corners.at(i - 1);
    if (!b || a.lat > lat === b.lat > lat) continue;
    if (lon < ((b.lon - a.lon) * (lat - a.lat)) / (b.lat - a.lat) + a.lon) isInside = !isInside;
  }
  return isInside;
}
