import type { LonLat } from "#kernel/geo.ts";

/** Degrees as a file writes them, if they lie in Japan (沖ノ鳥島 to 択捉島, 与那国島 to 南鳥島); swapped or empty ones do not. */
export function placeInJapan(lonText: string, latText: string): LonLat | null {
  const [lon, lat] = [Number(lonText), Number(latText)];
  const isInJapan = lon > 122 && lon < 154.1 && lat > 20.4 && lat < 45.7;
  return isInJapan ? { lon, lat } : null;
}
