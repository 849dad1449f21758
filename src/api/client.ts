import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import type { SiteContext } from "#api/client-context.ts";
import type { ClientSettings } from "#api/client-request.ts";
import { RetryQuota } from "#api/client-retry.ts";
import { type ApiClient, createApiClient } from "#api/client-services.ts";

export type { ClientProblem as Problem } from "#api/client-problem.ts";
export type { Answer } from "#api/client-request.ts";
export type { ApiClient } from "#api/client-services.ts";
export type {
  BuildingFactsResponse,
  CovidFactsResponse,
  CrimeFactsResponse,
  LandFactsResponse,
  MarketFactsResponse,
  PopulationFactsResponse,
  RentFactsResponse,
  RiskFactsOf,
  RiskTopic,
  SchoolFactsResponse,
} from "#api/estate/risk-fact-schemas.ts";
export type {
  CorrectionInput,
  CorrectionResponse,
  CorrectionsResponse,
  InquiryInput,
  InterestResponse,
  NoteInput,
  NoteResponse,
  NotesResponse,
} from "#api/estate/risk-letter-schemas.ts";
export type { NoticesResponse } from "#api/estate/risk-notice-routes.ts";
export type {
  HazardResponse,
  NearbyPlace,
  NearbyResponse,
  ProvenanceResponse,
  RiskIndicatorResponse,
  RiskListItem,
  RiskListQuery,
  RiskPillarResponse,
  RiskReportResponse,
} from "#api/estate/risk-schemas.ts";
export type {
  ApartmentResponse,
  HistoryResponse,
  Market,
  PageOf,
  PostalCodeResponse,
  SuggestItem,
  TransactionResponse,
} from "#api/estate/schemas.ts";
export type { MapLayerResponse, MeshListResponse } from "#api/estate/tile-schemas.ts";
export type { EstimateOutcome, EstimateResponse } from "#api/estimate/schemas.ts";
export type { ConnectionResponse, OwnerInput, WaitingInput } from "#api/mypage/connect-schemas.ts";
export type {
  MergeInput,
  OverviewResponse,
  OverviewTodo,
  ProfileChanges,
  ProfileResponse,
  RiskWeightsResponse,
  UserInfoInput,
  UserInfoResponse,
} from "#api/mypage/schemas.ts";
export type {
  ComparableResponse,
  EstimateFailure,
  EstimateInput,
  EstimateJob,
  EstimateStep,
  ModelCardResponse,
} from "#api/price-checker/schemas.ts";

/** What only the browser knows: set once when the site starts there. */
export type BrowserSettings = Partial<Pick<ClientSettings, "baseUrls" | "bearerToken" | "onUnauthorized" | "onStart" | "onEnd">>;

let inBrowser: BrowserSettings = {};

export function configureApiClient(settings: BrowserSettings): void {
  inBrowser = { ...inBrowser, ...settings };
}

/** One for this page, or for this process. */
const quota = new RetryQuota();

/** Never looked up: requests to it stay in the process. */
const IN_PROCESS_ORIGIN = "http://in-process.invalid";

const siteContext = createIsomorphicFn()
  .server((): SiteContext | undefined => getGlobalStartContext())
  .client((): SiteContext | undefined => undefined);

/** The services, as the running code reaches them: in this process during a first load, over the network from the browser. */
export function apiClient(): ApiClient {
  const context = siteContext();
  return createApiClient(context ? serverSettings(context) : browserSettings());
}

function serverSettings({ dispatch, baseUrls, requestId, session }: SiteContext): ClientSettings {
  const send = (request: Request) => (request.url.startsWith(IN_PROCESS_ORIGIN) ? dispatch(request) : fetch(request));
  return { baseUrls, origin: IN_PROCESS_ORIGIN, send, requestId, quota, bearerToken: () => session?.accessToken ?? null };
}

function browserSettings(): ClientSettings {
  return { baseUrls: {}, origin: window.location.origin, send: (request) => fetch(request), quota, ...inBrowser };
}
