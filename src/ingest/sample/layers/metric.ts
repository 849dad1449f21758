import type { LonLat } from "#kernel/geo.ts";

/** Metres east and north of the middle of the sample area. */
export type Metres = { readonly x: number; readonly y: number };

const ORIGIN: LonLat = { lon: 139.75, lat: 35.68 };
const PER_LAT = 111_195;
const PER_LON = PER_LAT * Math.cos((ORIGIN.lat * Math.PI) / 180);

export function toMetres({ lon, lat }: LonLat): Metres {
  return { x: (lon - ORIGIN.lon) * PER_LON, y: (lat - ORIGIN.lat) * PER_LAT };
}

/** Rounded to 0.000001°, about 10 cm. */
export function toLonLat({ x, y }: Metres): LonLat {
  return { lon: six(ORIGIN.lon + x / PER_LON), lat: six(ORIGIN.lat + y / PER_LAT) };
}

function six(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** Metres from a point to the nearest part of a line. */
export function distanceToLine(point: Metres, line: readonly Metres[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (a && b) least = Math.min(least, distanceToSegment(point, a, b));
  }
  return least;
}

function distanceToSegment({ x, y }: Metres, a: Metres, b: Metres): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a.x - along * dx, y - a.y - along * dy);
}

/** A closed ring of corners about a point, as GeoJSON wants them. */
export function discAround(place: LonLat, radiusM: number, corners = 12): LonLat[] {
  const { x, y } = toMetres(place);
  return Array.from({ length: corners + 1 }, (_, i) => {
    const angle = (2 * Math.PI * (i % corners)) / corners;
    return toLonLat({ x: x + radiusM * Math.cos(angle), y: y + radiusM * Math.sin(angle) });
  });
}

/** A closed ring along a piece of a line, `halfM` to either side. */
export function stripAlong(a: Metres, b: Metres, halfM: number): LonLat[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [nx, ny] = [(-(b.y - a.y) / length) * halfM, ((b.x - a.x) / length) * halfM];
  const corners = [
    { x: a.x + nx, y: a.y + ny },
    { x: b.x + nx, y: b.y + ny },
    { x: b.x - nx, y: b.y - ny },
    { x: a.x - nx, y: a.y - ny },
    { x: a.x + nx, y: a.y + ny },
  ];
  return corners.map(toLonLat);
}
