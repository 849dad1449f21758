import type { LonLat } from "#kernel/geo.ts";

/** A square of the web map (XYZ: row 0 in the north). */
export type TileAddress = { readonly z: number; readonly x: number; readonly y: number };
export type Bounds = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** Steps across a tile in which shapes are drawn. */
export const EXTENT = 4096;
/** No tile is finer than this; a map enlarges it. */
const FINEST_ZOOM = 16;

export function isTile({ z, x, y }: TileAddress): boolean {
  const across = 2 ** z;
  return [z, x, y].every(Number.isInteger) && z >= 0 && z <= FINEST_ZOOM && x >= 0 && x < across && y >= 0 && y < across;
}

export function boundsOfTile({ z, x, y }: TileAddress): Bounds {
  const across = 2 ** z;
  return {
    west: (x / across) * 360 - 180,
    east: ((x + 1) / across) * 360 - 180,
    north: latitudeAt(y / across),
    south: latitudeAt((y + 1) / across),
  };
}

/** Where degrees lie in a tile, in steps; beyond its edges below 0 and above {@link EXTENT}. */
export type TileScale = { readonly x: (lon: number) => number; readonly y: (lat: number) => number };

export function scaleOfTile({ z, x, y }: TileAddress): TileScale {
  const across = 2 ** z;
  return {
    x: (lon) => Math.round(((lon + 180) / 360) * across * EXTENT - x * EXTENT),
    y: (lat) => Math.round(shareOf(lat) * across * EXTENT - y * EXTENT),
  };
}

/** Of lines that are asked for again and again, each is worked out once. */
export function remembered(line: (at: number) => number): (at: number) => number {
  const known = new Map<number, number>();
  return (at) => {
    const found = known.get(at);
    if (found !== undefined) return found;
    const made = line(at);
    known.set(at, made);
    return made;
  };
}

export function tileAt({ lon, lat }: LonLat, z: number): TileAddress {
  return { z, x: Math.floor(((lon + 180) / 360) * 2 ** z), y: Math.floor(shareOf(lat) * 2 ** z) };
}

/** Share of the way from the top of the web map to its foot. */
function shareOf(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

function latitudeAt(share: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;
}
