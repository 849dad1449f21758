import type { LonLat } from "#kernel/geo.ts";

/** A place on the square web map: 0 to 1 from the west and from the north. Angles are true, so what is nearest here is nearest on the ground. */
export type WorldPoint = { readonly x: number; readonly y: number };

const EARTH_ROUND_M = 40_075_016.7;

export function worldPoint({ lon, lat }: LonLat): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: (lon + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** How long so many metres are on the web map at a latitude. */
export function worldLength(metres: number, lat: number): number {
  return metres / (EARTH_ROUND_M * Math.cos((lat * Math.PI) / 180));
}

export type WorldBox = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export function boxesMeet(a: WorldBox, b: WorldBox): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

export function grownBox({ left, right, top, bottom }: WorldBox, by: number): WorldBox {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

export function lonLatOf({ x, y }: WorldPoint): LonLat {
  return { lon: x * 360 - 180, lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI };
}
