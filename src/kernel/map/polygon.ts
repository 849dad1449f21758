import { isInJapan, type LonLat } from "#kernel/geo.ts";

export const MOST_CORNERS = 60;
export type PolygonFault = "too-few" | "too-many" | "outside" | "crossing";

/** What is wrong with a drawn area; null: nothing. Its corners are told in order, the first not repeated. */
export function polygonFault(corners: readonly LonLat[]): PolygonFault | null {
  if (corners.length < 3) return "too-few";
  if (corners.length > MOST_CORNERS) return "too-many";
  if (!corners.every(isInJapan)) return "outside";
  return crossesItself(corners) ? "crossing" : null;
}

/** Whether a point lies within (even-odd rule; a point on a side may count to either). */
export function isInPolygon({ lon, lat }: LonLat, corners: readonly LonLat[]): boolean {
  let isInside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    const a = corners[i];
    const b = corners[j];
    if (!a || !b || a.lat > lat === b.lat > lat) continue;
    if (lon < ((b.lon - a.lon) * (lat - a.lat)) / (b.lat - a.lat) + a.lon) isInside = !isInside;
  }
  return isInside;
}

/** Whether two sides that are no neighbours meet, or a side has no length. */
function crossesItself(corners: readonly LonLat[]): boolean {
  const sides = corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from] as const);
  return sides.some(
    ([a, b], i) =>
      (a.lon === b.lon && a.lat === b.lat) ||
      sides.some(([c, d], j) => j > i + 1 && !(i === 0 && j === sides.length - 1) && meet([a, b], [c, d])),
  );
}

type Side = readonly [LonLat, LonLat];

function meet([a, b]: Side, [c, d]: Side): boolean {
  const turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)] as const;
  if (turns[0] !== turns[1] && turns[2] !== turns[3]) return true;
  return (
    (turns[0] === 0 && isBetween(a, b, c)) ||
    (turns[1] === 0 && isBetween(a, b, d)) ||
    (turns[2] === 0 && isBetween(c, d, a)) ||
    (turns[3] === 0 && isBetween(c, d, b))
  );
}

function turn(a: LonLat, b: LonLat, c: LonLat): number {
  return Math.sign((b.lon - a.lon) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lon - a.lon));
}

function isBetween(a: LonLat, b: LonLat, c: LonLat): boolean {
  return (
    Math.min(a.lon, b.lon) <= c.lon && c.lon <= Math.max(a.lon, b.lon) && Math.min(a.lat, b.lat) <= c.lat && c.lat <= Math.max(a.lat, b.lat)
  );
}
