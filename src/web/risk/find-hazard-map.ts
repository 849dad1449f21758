import { type ApiClient, apiClient, type HazardResponse, type MapLayerResponse, type RiskReportResponse } from "#api/client.ts";
import { findLayers } from "./find-layers.ts";

/** A part that could not be had is null: the page stands without it and offers to try again. */
export type HazardMapData = {
  readonly report: RiskReportResponse;
  /** At the building. */
  readonly hazards: readonly HazardResponse[] | null;
  readonly layers: readonly MapLayerResponse[] | null;
};

type Services = { readonly risk: Pick<ApiClient["risk"], "hazards">; readonly estate: Pick<ApiClient["estate"], "layers"> };

export async function findHazardMap(report: RiskReportResponse, { risk, estate }: Services = apiClient()): Promise<HazardMapData> {
  const [hazards, layers] = await Promise.all([risk.hazards(report.apartment.place), findLayers(estate)]);
  return { report, hazards: hazards.ok ? hazards.value : null, layers };
}
