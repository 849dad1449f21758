import {
  type ApiClient,
  apiClient,
  type BuildingFactsResponse,
  type MarketFactsResponse,
  type RentFactsResponse,
  type RiskReportResponse,
  type TransactionPage,
} from "#api/client/client.ts";
import { askFacts } from "#web/risk/facts/ask-facts.ts";
import { orNull } from "#web/risk/facts/find-details.ts";

/** A part that could not be had is null: the page stands without it and offers to try again. */
export type BuildingData = { readonly report: RiskReportResponse; readonly building: BuildingFactsResponse | null };
export type PriceData = {
  readonly report: RiskReportResponse;
  readonly market: MarketFactsResponse | null;
  /** Sales of condominiums in the same town, newest first. */
  readonly sales: TransactionPage | null;
};
export type GraphData = {
  readonly report: RiskReportResponse;
  readonly market: MarketFactsResponse | null;
  readonly rent: RentFactsResponse | null;
};
export type YieldData = BuildingData & { readonly rent: RentFactsResponse | null };

type Services = Pick<ApiClient, "estate">;

export async function findBuilding(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<BuildingData> {
  return {
    report,
    building: await orNull(askFacts(estate, report, "building")),
  };
}

export async function findPrice(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<PriceData> {
  const { cityCode, town } = report.subject;
  const [market, sales] = await Promise.all([
    orNull(askFacts(estate, report, "market")),
    orNull(estate.get("/transactions", { query: { cityCode, town, kind: "condo", page: 1 } })),
  ]);
  return { report, market, sales };
}

export async function findGraph(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<GraphData> {
  const [market, rent] = await Promise.all([orNull(askFacts(estate, report, "market")), orNull(askFacts(estate, report, "rent"))]);
  return { report, market, rent };
}

export async function findYield(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<YieldData> {
  const [building, rent] = await Promise.all([orNull(askFacts(estate, report, "building")), orNull(askFacts(estate, report, "rent"))]);
  return { report, building, rent };
}
