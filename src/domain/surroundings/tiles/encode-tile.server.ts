import { GeoJSONVT, type GeoJSONVTFeature } from "@maplibre/geojson-vt";
import { tileBytes } from "#domain/surroundings/tile-format/tile-bytes.ts";
import type { TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { EXTENT, type TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";

export type GeoFeature = { readonly geometry: GeoJSON.Geometry; readonly tags: TileFeature["tags"] };

/** Steps beyond the edge up to which shapes are kept, so that their outlines do not show at tile borders. */
const MARGIN = 64;

/** A Mapbox Vector Tile (version 2). Layers without features are left out; a tile without layers is empty. */
export function encodeTile(layers: Readonly<Record<string, readonly TileFeature[]>>): Uint8Array {
  return tileBytes(Object.fromEntries(Object.entries(layers).filter(([, features]) => features.length > 0)));
}

/** Shapes in degrees, ready to be cut to tiles and simplified to what can be seen at their zoom. */
export function shapeIndex(shapes: readonly GeoFeature[]): (tile: TileAddress) => TileFeature[] {
  const features = shapes.map(({ geometry, tags }) => ({ type: "Feature" as const, geometry, properties: tags }));
  const index = new GeoJSONVT({ type: "FeatureCollection", features }, { extent: EXTENT, buffer: MARGIN, maxZoom: 14, wrap: false });
  return ({ z, x, y }) => {
    const cut: readonly GeoJSONVTFeature[] = index.getTile(z, x, y)?.features ?? [];
    return cut.flatMap((feature) => {
      const tags: TileFeature["tags"] = feature.tags ?? {};
      return feature.type === 1 ? [] : [{ type: feature.type, geometry: feature.geometry, tags }];
    });
  };
}
