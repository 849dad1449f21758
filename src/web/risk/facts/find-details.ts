import {
  type Answer,
  type ApiClient,
  apiClient,
  type BuildingFactsResponse,
  type CovidFactsResponse,
  type CrimeFactsResponse,
  type HazardResponse,
  type MarketFactsResponse,
  type NearbyResponse,
  type NotesResponse,
  type PopulationFactsResponse,
  type RentFactsResponse,
  type RiskReportResponse,
  type SchoolFactsResponse,
} from "#api/client/client.ts";
import { askFacts } from "./ask-facts.ts";
import { CHILD_KINDS, FACILITY_KINDS, SHELTER_KINDS, underOneKind } from "./place-kinds.ts";

/** A part that could not be had is null: the page stands without it and offers to try again. */
export type EarthquakeData = {
  readonly report: RiskReportResponse;
  readonly hazards: readonly HazardResponse[] | null;
  readonly building: BuildingFactsResponse | null;
};
export type FloodData = {
  readonly report: RiskReportResponse;
  readonly hazards: readonly HazardResponse[] | null;
  readonly shelters: NearbyResponse | null;
};
export type CrimeData = { readonly report: RiskReportResponse; readonly crime: CrimeFactsResponse | null };
export type PlacesData = { readonly report: RiskReportResponse; readonly places: NearbyResponse | null };
export type ChildData = PlacesData & { readonly schools: SchoolFactsResponse | null };
export type MarketData = { readonly report: RiskReportResponse; readonly market: MarketFactsResponse | null };
export type PopulationData = { readonly report: RiskReportResponse; readonly population: PopulationFactsResponse | null };
export type LifeData = PlacesData & MarketData & PopulationData;
export type LifeGraphData = MarketData & PopulationData;
export type RentData = { readonly report: RiskReportResponse; readonly rent: RentFactsResponse | null };
export type CovidData = { readonly report: RiskReportResponse; readonly covid: CovidFactsResponse | null };
export type NotesData = { readonly report: RiskReportResponse; readonly notes: NotesResponse | null };

type Services = Pick<ApiClient, "estate">;

/** How far to look, straight: a shelter is walked to, a school may be further. */
const SHELTERS_WITHIN_M = 1500;
const CHILD_WITHIN_M = 1500;
const FACILITIES_WITHIN_M = 1600;

export async function findEarthquake(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<EarthquakeData> {
  const { key } = report.subject;
  const [hazards, building] = await Promise.all([
    orNull(estate.get("/risk/{key}/hazards", { path: { key } })),
    orNull(askFacts(estate, report, "building")),
  ]);
  return { report, hazards, building };
}

export async function findFlood(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<FloodData> {
  const { key } = report.subject;
  const query = { kinds: SHELTER_KINDS.join(","), within: SHELTERS_WITHIN_M, hazard: "flood" } as const;
  const near = estate.get("/risk/{key}/places", { path: { key }, query });
  const [hazards, shelters] = await Promise.all([orNull(estate.get("/risk/{key}/hazards", { path: { key } })), orNull(near)]);
  return { report, hazards, shelters };
}

export async function findCrime(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<CrimeData> {
  return { report, crime: await orNull(askFacts(estate, report, "crime")) };
}

export async function findChild(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<ChildData> {
  const { key } = report.subject;
  const near = estate.get("/risk/{key}/places", { path: { key }, query: { kinds: CHILD_KINDS.join(","), within: CHILD_WITHIN_M } });
  const [places, schools] = await Promise.all([orNull(near), orNull(askFacts(estate, report, "school"))]);
  return { report, places, schools };
}

export async function findFacilities(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<PlacesData> {
  const near = estate.get("/risk/{key}/places", {
    path: { key: report.subject.key },
    query: { kinds: [...FACILITY_KINDS, "paediatric"].join(","), within: FACILITIES_WITHIN_M },
  });
  const places = await orNull(near);
  return { report, places: places && underOneKind(places, "clinic", "paediatric") };
}

export async function findMarket(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<MarketData> {
  return { report, market: await orNull(askFacts(estate, report, "market")) };
}

export async function findPopulation(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<PopulationData> {
  return { report, population: await orNull(askFacts(estate, report, "population")) };
}

export async function findLife(report: RiskReportResponse, services: Services = apiClient()): Promise<LifeData> {
  const [facilities, graph] = await Promise.all([findFacilities(report, services), findLifeGraph(report, services)]);
  return { ...facilities, ...graph };
}

export async function findLifeGraph(report: RiskReportResponse, services: Services = apiClient()): Promise<LifeGraphData> {
  const [market, population] = await Promise.all([findMarket(report, services), findPopulation(report, services)]);
  return { ...market, ...population };
}

export async function findRent(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<RentData> {
  return { report, rent: await orNull(askFacts(estate, report, "rent")) };
}

export async function findCovid(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<CovidData> {
  return { report, covid: await orNull(askFacts(estate, report, "covid")) };
}

export async function findNotes(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<NotesData> {
  return { report, notes: await orNull(estate.get("/risk/{key}/notes", { path: { key: report.subject.key } })) };
}

/** What was answered; null where the service could not. */
export async function orNull<T>(asked: Promise<Answer<T>>): Promise<T | null> {
  const answer = await asked;
  return answer.ok ? answer.value : null;
}
