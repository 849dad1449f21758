import { type ApiClient, apiClient, type LandFactsResponse, type MapLayerResponse, type RiskReportResponse } from "#api/client.ts";
import { findMarket, type MarketData, orNull } from "./find-details.ts";
import { findLayers } from "./find-layers.ts";

export type MarketPageData = MarketData & {
  readonly land: LandFactsResponse | null;
  /** Null: the catalogue of maps could not be had, and the page stands without it. */
  readonly layers: readonly MapLayerResponse[] | null;
};

type Services = Required<NonNullable<Parameters<typeof findMarket>[1]>> & { readonly estate: Pick<ApiClient["estate"], "layers"> };

export async function findMarketPage(report: RiskReportResponse, services: Services = apiClient()): Promise<MarketPageData> {
  const [market, land, layers] = await Promise.all([
    findMarket(report, services),
    orNull(services.risk.facts(report.apartment.key, "land")),
    findLayers(services.estate),
  ]);
  return { ...market, land, layers };
}
