import { known } from "#ingest/frame/row-fields.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type ZoneRow, zoneLoader } from "#ingest/layers/zone-loader.server.ts";
import { openZones, ZONE_REJECTIONS, type ZoneLayout } from "./open-zones.server.ts";

const LAYOUTS: readonly ZoneLayout[] = [
  {
    name: "gem",
    needs: ["catalog_name", "name", "slip_type"],
    zoneOf: (property) => ({
      kind: "active_fault",
      value: null,
      data: known({
        name: property("name"),
        slip: property("slip_type"),
        slipRate: property("net_slip_rate"),
        dip: property("average_dip"),
      }),
      extent: null,
      part: "gem/all",
    }),
  },
];

export const faults: Source<ZoneRow> = {
  name: "faults",
  usage: "活断層の線の GeoJSON(GEM Global Active Faults)",
  expected: "活断層の GeoJSON(catalog_name, name, slip_type を持つ線)",
  attribution: "GEM Global Active Faults Database(GEM Foundation)を加工して作成",
  licence: "CC BY-SA 4.0",
  rejections: ZONE_REJECTIONS,
  open: (bytes, path) => openZones(bytes, path, LAYOUTS),
  begin: (tx) => zoneLoader(tx, "fault"),
};
