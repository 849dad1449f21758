import { boxAround } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { type LineRow, linesIn, newestLoad } from "./fault-store.server.ts";
import { FAULT } from "./layers.ts";
import { type LoadRow, provenanceOf, scalars } from "./load-row.ts";
import { distanceToLinesM } from "./nearest-line.ts";
import type { Finding } from "./types.ts";
import type { AskedPlace } from "./whereabouts.ts";
import { whereaboutsOf } from "./whereabouts-store.server.ts";

/** Farther active faults are not told. */
const WITHIN_KM = 50;

type FaultFinding = Finding<"active_fault">;

/**
 * The known active fault that comes nearest, its distance in km to one decimal. `none`: known faults were looked through and none is within 50 km.
 * Made-up faults lie in one city only, and say nothing of other places. Nothing rates it: faults that are not known cause earthquakes too.
 */
export async function nearestFault(db: Db, place: AskedPlace): Promise<FaultFinding> {
  const [where, load, near] = await Promise.all([
    whereaboutsOf(db, place),
    newestLoad(db, FAULT.dataset),
    linesIn(db, FAULT.dataset, boxAround(place, WITHIN_KM * 1000)),
  ]);
  if (where.at === "abroad") return missing("out_of_area");
  if (load === null) return missing("no_data");
  const [nearest] = near.flatMap((row) => withDistance(row, place)).toSorted((a, b) => a.metres - b.metres);
  if (nearest && nearest.metres <= WITHIN_KM * 1000) return found(nearest.row, nearest.metres);
  return load.is_sample ? missing("no_data") : { ...missing("none"), provenance: provenance(load) };
}

function found(row: LineRow, metres: number): FaultFinding {
  return {
    layer: "active_fault",
    state: "ok",
    value: Math.round(metres / 100) / 10,
    details: scalars(row.data),
    provenance: provenance(row),
  };
}

function missing(state: "none" | "no_data" | "out_of_area"): FaultFinding {
  return { layer: "active_fault", state, value: null, details: {}, provenance: null };
}

function provenance(load: LoadRow): FaultFinding["provenance"] {
  return provenanceOf(load, FAULT.precision);
}

function withDistance(row: LineRow, place: AskedPlace): { readonly row: LineRow; readonly metres: number }[] {
  const metres = row.geometry.type === "MultiLineString" ? distanceToLinesM(place, row.geometry.coordinates) : null;
  return metres === null ? [] : [{ row, metres }];
}
