import { yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type PointRow, pointLoader } from "#ingest/layers/fact-loaders.server.ts";
import { FACILITY_FEATURES, FACILITY_LAYOUTS, FACILITY_REJECTIONS, facilityRow } from "./parse.ts";

export const facilities: Source<PointRow> = {
  name: "facilities",
  usage: "OpenStreetMap の施設(コンビニ・スーパー・銀行・郵便局・公園など)の CSV または GeoJSON",
  expected: "施設の CSV(category, name, lat, lng)または OpenStreetMap の GeoJSON",
  attribution: "© OpenStreetMap contributors",
  licence: "ODbL 1.0",
  rejections: FACILITY_REJECTIONS,
  asOf: yearsInName,
  open: (bytes) => openCells(bytes, { tables: FACILITY_LAYOUTS, maps: [FACILITY_FEATURES], rowOf: () => facilityRow }),
  begin: (tx) => pointLoader(tx, "facility"),
};
