import { isInMoreCellsThan } from "#domain/surroundings/layers/zone-cells.ts";
import { type ZoneGeometry, zoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import { placeInJapan } from "#ingest/frame/place-in-japan.ts";
import type { Feature } from "#ingest/frame/read-features.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";

export const SHAPE_REJECTIONS = {
  "undecodable-text": "読めない文字があります",
  "geometry-invalid": "多角形がありません",
  "geometry-elsewhere": "区域が日本の範囲の外に出ています",
  "geometry-too-large": "区域が広すぎます(約15,000km²まで)",
} as const;

/** Cells of about 0.08 km²: more than any zone of one prefecture has. */
const MOST_CELLS = 200_000;

/** The shape of a zone. An area lies in Japan, a line anywhere on earth (the faults of the world come in one file). */
export function requireShape(geometry: Feature["geometry"]): ZoneGeometry {
  const shape = zoneGeometry(geometry);
  if (!shape) throw new RowRejected("geometry-invalid", geometry?.type ?? "");
  const found = boxOf(shape);
  if (!(shape.type === "MultiPolygon" ? isInJapan(found) : isOnEarth(found))) throw new RowRejected("geometry-elsewhere", found.join(" "));
  if (isInMoreCellsThan(MOST_CELLS, shape)) throw new RowRejected("geometry-too-large", found.join(" "));
  return shape;
}

/** The same where nothing but an area will do. */
export function requireArea(geometry: Feature["geometry"]): ZoneGeometry & { readonly type: "MultiPolygon" } {
  const shape = requireShape(geometry);
  if (shape.type !== "MultiPolygon") throw new RowRejected("geometry-invalid", geometry?.type ?? "");
  return shape;
}

type Box = readonly [west: number, south: number, east: number, north: number];

function boxOf(shape: ZoneGeometry): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of shape.type === "MultiPolygon" ? shape.coordinates.flat() : shape.coordinates)
    for (const [lon = 0, lat = 0] of line)
      [west, south, east, north] = [Math.min(west, lon), Math.min(south, lat), Math.max(east, lon), Math.max(north, lat)];
  return [west, south, east, north];
}

function isInJapan([west, south, east, north]: Box): boolean {
  return placeInJapan(String(west), String(south)) !== null && placeInJapan(String(east), String(north)) !== null;
}

function isOnEarth([west, south, east, north]: Box): boolean {
  return west >= -180 && south >= -90 && east <= 180 && north <= 90;
}
