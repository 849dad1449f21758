import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { known, PLACE_REJECTIONS, requirePlace } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { PointRow } from "#ingest/layers/fact-loaders.server.ts";
import { FACILITY_TITLES, facilityKind, OSM_KEYS } from "./kinds.ts";

export const FACILITY_REJECTIONS = { ...PLACE_REJECTIONS, "kind-unknown": "表示する種類の施設ではありません" } as const;

export type FacilityField = (typeof OSM_KEYS)[number] | "id" | "name" | "brand" | "address" | "lat" | "lon";

/** A table of any publisher with these headers, or exported from OpenStreetMap. */
export const FACILITY_LAYOUTS: readonly TableLayout<FacilityField>[] = [
  {
    name: "facilities",
    columns: {
      id: "@id|id|osm_id?",
      category: "category|kind",
      name: "name",
      brand: "brand?",
      address: "address?",
      lat: "lat",
      lon: "lng|lon",
    },
  },
];

/** Tags of OpenStreetMap as Overpass exports them. */
export const FACILITY_FEATURES: TableLayout<FacilityField> = {
  name: "osm-geojson",
  columns: {
    id: "@id|id|osm_id?",
    category: "category?",
    kind: "kind?",
    shop: "shop?",
    amenity: "amenity?",
    leisure: "leisure?",
    tourism: "tourism?",
    name: "name:ja|name?",
    brand: "brand:ja|brand?",
    address: "addr:full|address?",
    lat: "lat",
    lon: "lon",
  },
};

export function facilityRow(cell: Cells<FacilityField>): PointRow {
  const categories = OSM_KEYS.map(cell).filter((text) => text !== "");
  const kind = categories.map(facilityKind).find((one) => one !== null);
  if (!kind) throw new RowRejected("kind-unknown", categories.join(" "));
  const place = requirePlace(cell("lon"), cell("lat"));
  const name = cell("name") || cell("brand") || FACILITY_TITLES[kind];
  return {
    key: cell("id") || `${kind}|${name}|${place.lon},${place.lat}`,
    kind,
    name,
    address: cell("address") || null,
    place,
    data: known({ brand: cell("brand") }),
  };
}
