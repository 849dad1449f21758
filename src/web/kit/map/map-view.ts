import type { LonLat } from "#kernel/geo.ts";

/** The part of the world that a map shows. */
export type MapView = { readonly place: LonLat; readonly zoom: number };

/** As it stands in an address: `at=35.6555,139.7935,13.5`, latitude first, as people write it. */
export function formatView({ place: { lon, lat }, zoom }: MapView): string {
  return [lat.toFixed(4), lon.toFixed(4), zoom.toFixed(1)].map(Number).join(",");
}

/** Null for what is no place in Japan, or no zoom from 4 to 18. */
export function parseView(text: unknown): MapView | null {
  if (typeof text !== "string") return null;
  const parts = text.split(",");
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,3}(\.\d{1,8})?$/.test(part))) return null;
  const [lat = 0, lon = 0, zoom = 0] = parts.map(Number);
  if (lat < 20 || lat > 46 || lon < 122 || lon > 154 || zoom < 4 || zoom > 18) return null;
  return { place: { lon, lat }, zoom };
}
