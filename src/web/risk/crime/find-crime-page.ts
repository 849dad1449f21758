import { type ApiClient, apiClient, type MapLayerResponse, type RiskReportResponse } from "#api/client/client.ts";
import { type CrimeData, findCrime } from "#web/risk/facts/find-details.ts";
import { findLayers } from "#web/risk/maps/find-layers.ts";

export type CrimePageData = CrimeData & {
  /** Null: the catalogue of maps could not be had, and the page stands without it. */
  readonly layers: readonly MapLayerResponse[] | null;
};

type Services = Pick<ApiClient, "estate">;

export async function findCrimePage(report: RiskReportResponse, services: Services = apiClient()): Promise<CrimePageData> {
  const [crime, layers] = await Promise.all([findCrime(report, services), findLayers(services.estate)]);
  return { ...crime, layers };
}
