import type { RiskReportResponse } from "#api/client/client.ts";
import { NOTHING_TOLD } from "#domain/subjects/subject-of.ts";
import { heldReport, sampleSubject } from "./samples.ts";

type Told = NonNullable<RiskReportResponse["told"]>;

/** The report of a 町丁目 with what its reader tells of the building there. */
export function placeReport(changes: Partial<Told> = {}): RiskReportResponse {
  const told = { ...NOTHING_TOLD, ...changes };
  const { builtYear, floors, structure, units } = told;
  const place = { kind: "place", precision: "town", key: "town-8mzbvw3t5", name: "江東区豊洲五丁目", chomeKey: "town-8mzbvw3t5" } as const;
  const subject = {
    ...{ ...sampleSubject, ...place, builtYear, floors, structure, units, builtMonth: null, stationName: null, walkMinutes: null },
    ...{ isApproximate: false, isPriced: true, isSample: false, nearestStation: { name: "豊洲", distanceM: 220 } },
  };
  return { ...heldReport, subject, told, standing: null };
}
