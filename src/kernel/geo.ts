/** A point in degrees, WGS 84 (JGD2011 differs by centimetres). */
export type LonLat = { readonly lon: number; readonly lat: number };

/** Whole degrees around Japan, from 沖ノ鳥島 to 択捉島 and from 与那国島 to 南鳥島. */
export const JAPAN = { west: 122, south: 20, east: 154, north: 46 } as const;

/** Whether a point lies in these degrees; swapped or empty ones do not. */
export function isInJapan({ lon, lat }: LonLat): boolean {
  return lon >= JAPAN.west && lon <= JAPAN.east && lat >= JAPAN.south && lat <= JAPAN.north;
}

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Straight-line metres between two points (equirectangular; error < 0.1 % within 100 km in Japan). */
export function distanceM(a: LonLat, b: LonLat): number {
  const x = (b.lon - a.lon) * RADIANS * Math.cos(((a.lat + b.lat) / 2) * RADIANS);
  const y = (b.lat - a.lat) * RADIANS;
  return Math.hypot(x, y) * EARTH_RADIUS_M;
}

/** How far one point lies from another, in metres to the east and to the north (flat around `from`: within 0.5 % up to 50 km). */
export function offsetM(from: LonLat, { lon, lat }: LonLat): readonly [east: number, north: number] {
  const metres = RADIANS * EARTH_RADIUS_M;
  return [(lon - from.lon) * Math.cos(from.lat * RADIANS) * metres, (lat - from.lat) * metres];
}

/** A little less than a degree of latitude has anywhere: boxes come out no smaller than they must. */
const LEAST_METRES_PER_DEGREE = 110_900;

/** A box that holds every point within `metres` of a place. */
export function boxAround({ lon, lat }: LonLat, metres: number) {
  const dLat = metres / LEAST_METRES_PER_DEGREE;
  const dLon = dLat / Math.cos(((Math.abs(lat) + dLat) * Math.PI) / 180);
  return { west: lon - dLon, east: lon + dLon, south: lat - dLat, north: lat + dLat };
}

/** Minutes on foot along a route of this length: 80 m a minute, rounded up (不動産の表示に関する公正競争規約). 81 -> 2. */
export function walkMinutes(routeM: number): number {
  return Math.ceil(routeM / 80);
}

/** Interleaves 26 bits of longitude and latitude, so that near points are near in one B-tree. */
export function morton({ lon, lat }: LonLat): bigint {
  const x = scale26((lon + 180) / 360);
  const y = scale26((lat + 90) / 180);
  return spread(x) | (spread(y) << 1n);
}

const LEVELS = 2 ** 26;

function scale26(share: number): number {
  return Math.min(LEVELS - 1, Math.max(0, Math.floor(share * LEVELS)));
}

function spread(value: number): bigint {
  let bits = 0n;
  for (let i = 0; i < 26; i += 1) if ((value / 2 ** i) & 1) bits |= 1n << BigInt(2 * i);
  return bits;
}
