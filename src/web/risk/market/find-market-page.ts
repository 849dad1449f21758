import { type ApiClient, apiClient, type LandFactsResponse, type MapLayerResponse, type RiskReportResponse } from "#api/client/client.ts";
import { askFacts } from "#web/risk/facts/ask-facts.ts";
import { findMarket, type MarketData, orNull } from "#web/risk/facts/find-details.ts";
import { findLayers } from "#web/risk/maps/find-layers.ts";

export type MarketPageData = MarketData & {
  readonly land: LandFactsResponse | null;
  /** Null: the catalogue of maps could not be had, and the page stands without it. */
  readonly layers: readonly MapLayerResponse[] | null;
};

type Services = Pick<ApiClient, "estate">;

export async function findMarketPage(report: RiskReportResponse, services: Services = apiClient()): Promise<MarketPageData> {
  const [market, land, layers] = await Promise.all([
    findMarket(report, services),
    orNull(askFacts(services.estate, report, "land")),
    findLayers(services.estate),
  ]);
  return { ...market, land, layers };
}
