import type {
  Answer,
  ApiClient,
  BuildingFactsResponse,
  CovidFactsResponse,
  CrimeFactsResponse,
  LandFactsResponse,
  MarketFactsResponse,
  PopulationFactsResponse,
  RentFactsResponse,
  RiskReportResponse,
  SchoolFactsResponse,
} from "#api/client/client.ts";
import { toldQuery } from "#web/risk/frame/told-search.ts";

type Facts = {
  readonly building: BuildingFactsResponse;
  readonly covid: CovidFactsResponse;
  readonly crime: CrimeFactsResponse;
  readonly land: LandFactsResponse;
  readonly market: MarketFactsResponse;
  readonly population: PopulationFactsResponse;
  readonly rent: RentFactsResponse;
  readonly school: SchoolFactsResponse;
};

/** What a report is about: its subject, and what its reader tells of the building there. */
export type AskedReport = Pick<RiskReportResponse, "told"> & { readonly subject: Pick<RiskReportResponse["subject"], "key"> };

/** The facts of a topic for the subject of a report, always with what its reader tells of the building. `areaM2`: of the home whose rent is asked about. */
export function askFacts<Topic extends keyof Facts>(
  estate: ApiClient["estate"],
  report: AskedReport,
  topic: Topic,
  more: { readonly areaM2?: number } = {},
): Promise<Answer<Facts[Topic]>> {
  const path: `/risk/{key}/facts/${keyof Facts}` = `/risk/{key}/facts/${topic}`;
  const asked = estate.get(path, { path: { key: report.subject.key }, query: { ...toldQuery(report), ...more } });
  return asked as Promise<Answer<Facts[Topic]>>;
}
