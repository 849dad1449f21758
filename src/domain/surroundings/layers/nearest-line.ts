import { distanceM, type LonLat, offsetM } from "#kernel/geo.ts";
import type { Positions } from "./zone-geometry.ts";

/** Straight-line metres from a place to the nearest point of the lines (flat around the place: within 0.5 % up to 50 km); null where there is none. */
export function distanceToLinesM(place: LonLat, lines: readonly Positions[]): number | null {
  const flat = (position: readonly number[]): Point => offsetM(place, lonLatOf(position));
  let nearest: number | null = null;
  for (const line of lines) {
    const points = line.map(flat);
    points.forEach((point, i) => {
      const metres = fromOrigin(point, points[i + 1] ?? point);
      if (nearest === null || metres < nearest) nearest = metres;
    });
  }
  return nearest;
}

/** Metres along the lines. */
export function lengthOfLinesM(lines: readonly Positions[]): number {
  return lines.reduce(
    (sum, line) => sum + line.slice(1).reduce((length, to, i) => length + distanceM(lonLatOf(line[i] ?? to), lonLatOf(to)), 0),
    0,
  );
}

type Point = readonly [x: number, y: number];

/** From 0, 0 to the nearest point of a stretch. */
function fromOrigin([fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, -(fromX * dx + fromY * dy) / squared));
  return Math.hypot(fromX + share * dx, fromY + share * dy);
}

function lonLatOf([lon = 0, lat = 0]: readonly number[]): LonLat {
  return { lon, lat };
}
