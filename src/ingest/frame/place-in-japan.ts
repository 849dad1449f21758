import { isInJapan, type LonLat } from "#kernel/geo.ts";

/** Degrees as a file writes them; null: they lie outside of Japan, as swapped and empty ones do. */
export function placeInJapan(lonText: string, latText: string): LonLat | null {
  const [lon, lat] = [Number(lonText), Number(latText)];
  return isInJapan({ lon, lat }) ? { lon, lat } : null;
}
