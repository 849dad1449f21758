import { type ApiClient, apiClient, type HazardResponse, type MapLayerResponse, type RiskReportResponse } from "#api/client/client.ts";
import { findLayers } from "#web/risk/maps/find-layers.ts";

/** A part that could not be had is null: the page stands without it and offers to try again. */
export type HazardMapData = {
  readonly report: RiskReportResponse;
  /** At the building. */
  readonly hazards: readonly HazardResponse[] | null;
  readonly layers: readonly MapLayerResponse[] | null;
};

type Services = Pick<ApiClient, "estate">;

export async function findHazardMap(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<HazardMapData> {
  const [hazards, layers] = await Promise.all([
    estate.get("/risk/{key}/hazards", { path: { key: report.subject.key } }),
    findLayers(estate),
  ]);
  return { report, hazards: hazards.ok ? hazards.value : null, layers };
}
