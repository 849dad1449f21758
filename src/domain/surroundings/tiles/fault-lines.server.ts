import { allLines } from "#domain/surroundings/layers/fault-store.server.ts";
import { FAULT } from "#domain/surroundings/layers/layers.ts";
import { scalars } from "#domain/surroundings/layers/load-row.ts";
import type { ZoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import type { TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import type { TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";
import type { Db } from "#platform/db.server.ts";
import { shapeIndex } from "./encode-tile.server.ts";

/** All known active faults with their names, ready to be cut to tiles. */
export async function loadFaults(db: Db): Promise<(tile: TileAddress) => TileFeature[]> {
  const lines = await allLines(db, FAULT.dataset);
  return shapeIndex(lines.map(({ data, geometry }) => ({ geometry: geoJson(geometry), tags: { s: "ok", ...name(data) } })));
}

function name(data: Readonly<Record<string, unknown>>): { readonly t?: string } {
  const { name: title } = scalars(data);
  return typeof title === "string" ? { t: title } : {};
}

function geoJson({ type, coordinates }: ZoneGeometry): GeoJSON.Geometry {
  const copy = (positions: readonly (readonly number[])[]) => positions.map((position) => [...position]);
  if (type === "MultiLineString") return { type, coordinates: coordinates.map(copy) };
  return { type, coordinates: coordinates.map((rings) => rings.map(copy)) };
}
