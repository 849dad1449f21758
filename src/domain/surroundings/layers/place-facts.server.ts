import type { LonLat } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { meshRows, zonesInCell } from "./finding-store.server.ts";
import { provenanceOf } from "./load-row.ts";
import { meshesAt, meshPrecision } from "./mesh-codes.ts";
import type { AreaFact } from "./types.ts";
import { cellAt, isInShape } from "./zone-cells.ts";

/** All that a mesh dataset tells of the finest mesh around a place; `area` is its code. Null: nothing there. */
export async function meshFactAt(db: Db, place: LonLat, dataset: string): Promise<AreaFact | null> {
  const [row] = await meshRows(db, [dataset], meshesAt(place));
  if (!row) return null;
  const area = String(row.mesh);
  return { area, period: null, data: row.data, provenance: provenanceOf(row, meshPrecision(area)) };
}

/** The zones of a dataset that hold a place, such as its school districts; `area` is the kind. */
export async function zonesAt(db: Db, place: LonLat, dataset: string): Promise<AreaFact[]> {
  const zones = await zonesInCell(db, [dataset], cellAt(place));
  return zones
    .filter(({ is_covered, shape }) => is_covered || (shape !== null && isInShape(place, shape)))
    .map((row) => ({ area: row.kind, period: null, data: row.data, provenance: provenanceOf(row, "区域図") }));
}
