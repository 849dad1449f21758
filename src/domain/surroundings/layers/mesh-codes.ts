import { japanmesh } from "japanmesh";
import type { LonLat } from "#kernel/geo.ts";

/** The code of the first-order mesh (80 km) that holds a place, in Japan or not. */
export function firstMeshAt({ lon, lat }: LonLat): string {
  return `${Math.floor(lat * 1.5)}${Math.floor(lon - 100)}`;
}

/** Codes of the meshes that hold a place, the finest first: 250 m, 500 m, 1 km; none where Japan has no land. */
export function meshesAt({ lon, lat }: LonLat): string[] {
  if (!japanmesh.isValidCode(firstMeshAt({ lon, lat }))) return [];
  const finest = japanmesh.toCode(lat, lon, 250);
  return [finest, finest.slice(0, 9), finest.slice(0, 8)];
}

const PRECISIONS: Readonly<Record<number, string>> = { 8: "1kmメッシュ", 9: "500mメッシュ", 10: "250mメッシュ" };

export function meshPrecision(code: string): string {
  return PRECISIONS[code.length] ?? "メッシュ";
}

/** Whether it is the code of a mesh of 1 km, 500 m or 250 m. */
export function isMeshCode(code: string): boolean {
  return /^\d{8}([1-4]{1,2})?$/.test(code) && japanmesh.isValidCode(code);
}
