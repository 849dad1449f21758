import {
  type Answer,
  type ApiClient,
  apiClient,
  type BuildingFactsResponse,
  type MarketFactsResponse,
  type PageOf,
  type RentFactsResponse,
  type RiskReportResponse,
  type TransactionResponse,
} from "#api/client.ts";

/** A part that could not be had is null: the page stands without it and offers to try again. */
export type BuildingData = { readonly report: RiskReportResponse; readonly building: BuildingFactsResponse | null };
export type PriceData = {
  readonly report: RiskReportResponse;
  readonly market: MarketFactsResponse | null;
  /** Sales of condominiums in the same town, newest first. */
  readonly sales: PageOf<TransactionResponse> | null;
};
export type GraphData = {
  readonly report: RiskReportResponse;
  readonly market: MarketFactsResponse | null;
  readonly rent: RentFactsResponse | null;
};
export type YieldData = BuildingData & { readonly rent: RentFactsResponse | null };

type Risk = Pick<ApiClient["risk"], "facts">;
type Services = { readonly risk: Risk; readonly estate: Pick<ApiClient["estate"], "transactions"> };

export async function findBuilding(report: RiskReportResponse, risk: Risk = apiClient().risk): Promise<BuildingData> {
  return { report, building: await orNull(risk.facts(report.apartment.key, "building")) };
}

export async function findPrice(report: RiskReportResponse, { risk, estate }: Services = apiClient()): Promise<PriceData> {
  const { key, cityCode, town } = report.apartment;
  const [market, sales] = await Promise.all([
    orNull(risk.facts(key, "market")),
    orNull(estate.transactions({ cityCode, town, kind: "condo", page: 1 })),
  ]);
  return { report, market, sales };
}

export async function findGraph(report: RiskReportResponse, risk: Risk = apiClient().risk): Promise<GraphData> {
  const { key } = report.apartment;
  const [market, rent] = await Promise.all([orNull(risk.facts(key, "market")), orNull(risk.facts(key, "rent"))]);
  return { report, market, rent };
}

export async function findYield(report: RiskReportResponse, risk: Risk = apiClient().risk): Promise<YieldData> {
  const { key } = report.apartment;
  const [building, rent] = await Promise.all([orNull(risk.facts(key, "building")), orNull(risk.facts(key, "rent"))]);
  return { report, building, rent };
}

async function orNull<T>(asked: Promise<Answer<T>>): Promise<T | null> {
  const answer = await asked;
  return answer.ok ? answer.value : null;
}
