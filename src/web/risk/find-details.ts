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
} from "#api/client.ts";
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

type Services = { readonly risk: Pick<ApiClient["risk"], "hazards" | "facts" | "places" | "notes"> };

/** How far to look, straight: a shelter is walked to, a school may be further. */
const SHELTERS_WITHIN_M = 1500;
const CHILD_WITHIN_M = 1500;
const FACILITIES_WITHIN_M = 1600;

export async function findEarthquake(report: RiskReportResponse, { risk }: Services = apiClient()): Promise<EarthquakeData> {
  const { key, place } = report.apartment;
  const [hazards, building] = await Promise.all([orNull(risk.hazards(place)), orNull(risk.facts(key, "building"))]);
  return { report, hazards, building };
}

export async function findFlood(report: RiskReportResponse, { risk }: Services = apiClient()): Promise<FloodData> {
  const { key, place } = report.apartment;
  const near = risk.places(key, { kinds: SHELTER_KINDS, within: SHELTERS_WITHIN_M });
  const [hazards, shelters] = await Promise.all([orNull(risk.hazards(place)), orNull(near)]);
  return { report, hazards, shelters };
}

export async function findCrime(report: RiskReportResponse, { risk }: Services = apiClient()): Promise<CrimeData> {
  return { report, crime: await orNull(risk.facts(report.apartment.key, "crime")) };
}

export async function findChild(report: RiskReportResponse, { risk }: Services = apiClient()): Promise<ChildData> {
  const { key } = report.apartment;
  const near = risk.places(key, { kinds: CHILD_KINDS, within: CHILD_WITHIN_M });
  const [places, schools] = await Promise.all([orNull(near), orNull(risk.facts(key, "school"))]);
  return { report, places, schools };
}

export async function findFacilities(report: RiskReportResponse, { risk }: Services = apiClient()): Promise<PlacesData> {
  const near = risk.places(report.apartment.key, { kinds: [...FACILITY_KINDS, "paediatric"], within: FACILITIES_WITHIN_M });
  const places = await orNull(near);
  return { report, places: places && underOneKind(places, "clinic", "paediatric") };
}

export async function findMarket(report: RiskReportResponse, { risk }: Services = apiClient()): Promise<MarketData> {
  return { report, market: await orNull(risk.facts(report.apartment.key, "market")) };
}

export async function findPopulation(report: RiskReportResponse, { risk }: Services = apiClient()): Promise<PopulationData> {
  return { report, population: await orNull(risk.facts(report.apartment.key, "population")) };
}

export async function findLife(report: RiskReportResponse, services: Services = apiClient()): Promise<LifeData> {
  const [facilities, graph] = await Promise.all([findFacilities(report, services), findLifeGraph(report, services)]);
  return { ...facilities, ...graph };
}

export async function findLifeGraph(report: RiskReportResponse, services: Services = apiClient()): Promise<LifeGraphData> {
  const [market, population] = await Promise.all([findMarket(report, services), findPopulation(report, services)]);
  return { ...market, ...population };
}

export async function findRent(report: RiskReportResponse, { risk }: Services = apiClient()): Promise<RentData> {
  return { report, rent: await orNull(risk.facts(report.apartment.key, "rent")) };
}

export async function findCovid(report: RiskReportResponse, { risk }: Services = apiClient()): Promise<CovidData> {
  return { report, covid: await orNull(risk.facts(report.apartment.key, "covid")) };
}

export async function findNotes(report: RiskReportResponse, { risk }: Services = apiClient()): Promise<NotesData> {
  return { report, notes: await orNull(risk.notes(report.apartment.key)) };
}

/** What was answered; null where the service could not. */
export async function orNull<T>(asked: Promise<Answer<T>>): Promise<T | null> {
  const answer = await asked;
  return answer.ok ? answer.value : null;
}
