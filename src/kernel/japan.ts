import type { LonLat } from "./geo.ts";

/** Whole degrees around Japan, from 沖ノ鳥島 to 択捉島 and from 与那国島 to 南鳥島. */
export const JAPAN = { west: 122, south: 20, east: 154, north: 46 } as const;

/** Whether a point lies in these degrees; swapped or empty ones do not. */
export function isInJapan({ lon, lat }: LonLat): boolean {
  return lon >= JAPAN.west && lon <= JAPAN.east && lat >= JAPAN.south && lat <= JAPAN.north;
}
