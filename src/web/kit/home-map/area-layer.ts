import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { LonLat } from "#kernel/geo.ts";

const AREA = "drawn-area";

/** Draws an area as an outline over everything of the map, or takes it away. */
export function showArea(map: MapLibre, corners: readonly LonLat[] | null): void {
  const data = areaData(corners);
  const source = map.getSource<GeoJSONSource>(AREA);
  if (source) {
    source.setData(data);
    return;
  }
  map.addSource(AREA, { type: "geojson", data });
  map.addLayer({ id: `${AREA}-edge`, type: "line", source: AREA, paint: { "line-color": "#ffffff", "line-width": 6 } });
  map.addLayer({ id: AREA, type: "line", source: AREA, paint: { "line-color": "#0b5d66", "line-width": 3 } });
}

function areaData(corners: readonly LonLat[] | null): GeoJSON.FeatureCollection {
  if (corners === null) return { type: "FeatureCollection", features: [] };
  return { type: "FeatureCollection", features: [{ type: "Feature", properties: {}, geometry: ringOf(corners) }] };
}

/** A closed ring: the first corner is repeated at its end. */
function ringOf(corners: readonly LonLat[]): GeoJSON.Polygon {
  const ring = corners.map(({ lon, lat }): [number, number] => [lon, lat]);
  return { type: "Polygon", coordinates: [[...ring, ...ring.slice(0, 1)]] };
}
