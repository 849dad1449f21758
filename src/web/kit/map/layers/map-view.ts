import { isInJapan, type LonLat } from "#kernel/geo.ts";

export type Window = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** The part of the world that a map shows. */
export type MapView = { readonly place: LonLat; readonly zoom: number };

/** A place in an address: `pin=35.6555,139.7935`, to about a metre. */
export function formatPlace({ lon, lat }: LonLat): string {
  return [lat.toFixed(5), lon.toFixed(5)].map(Number).join(",");
}

/** Null for what is no place in Japan. */
export function parsePlace(text: unknown): LonLat | null {
  return typeof text === "string" ? (parseView(`${text},12`)?.place ?? null) : null;
}

/** As it stands in an address: `at=35.6555,139.7935,13.5`, latitude first, as people write it. */
export function formatView({ place: { lon, lat }, zoom }: MapView): string {
  return [lat.toFixed(4), lon.toFixed(4), zoom.toFixed(1)].map(Number).join(",");
}

/** About what a drawing of this size shows of a view: for lists beside a map that could not be drawn. */
export function windowAround({ place, zoom }: MapView, { width, height }: { readonly width: number; readonly height: number }): Window {
  const degrees = 360 / (512 * 2 ** zoom);
  const [dLon, dLat] = [(width / 2) * degrees, (height / 2) * degrees * Math.cos((place.lat * Math.PI) / 180)];
  return { west: place.lon - dLon, east: place.lon + dLon, south: place.lat - dLat, north: place.lat + dLat };
}

/** Null for what is no place in Japan, or no zoom from 4 to 18. */
export function parseView(text: unknown): MapView | null {
  if (typeof text !== "string") return null;
  const parts = text.split(",");
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,3}(\.\d{1,8})?$/.test(part))) return null;
  const [lat = 0, lon = 0, zoom = 0] = parts.map(Number);
  if (!isInJapan({ lon, lat }) || zoom < 4 || zoom > 18) return null;
  return { place: { lon, lat }, zoom };
}
