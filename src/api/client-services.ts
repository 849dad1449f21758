import { type Answer, type Call, type CallOptions, type ClientSettings, sendCall } from "#api/client-request.ts";
import { RetryQuota } from "#api/client-retry.ts";
import { type RiskClient, riskClient } from "#api/client-risk.ts";
import type {
  ApartmentResponse,
  ApartmentsQuery,
  HistoryQuery,
  HistoryResponse,
  ListingResponse,
  ListingsQuery,
  Market,
  PageOf,
  PostalCodeResponse,
  SuggestQuery,
  SuggestResponse,
  TransactionResponse,
  TransactionsQuery,
} from "#api/estate/schemas.ts";
import type { MapLayersResponse, MeshListResponse, MeshQuery } from "#api/estate/tile-schemas.ts";
import type { EstimateResponse } from "#api/estimate/schemas.ts";
import type { ConnectionResponse, OwnerInput, WaitingInput } from "#api/mypage/connect-schemas.ts";
import type {
  AccountDeleted,
  ConsentInput,
  ConsentResponse,
  ConsentsResponse,
  MergeInput,
  MergeResponse,
  OverviewResponse,
  ProfileChanges,
  ProfileResponse,
  RiskWeightsInput,
  RiskWeightsResponse,
  UserInfoInput,
  UserInfoResponse,
} from "#api/mypage/schemas.ts";
import type { AccuracyResponse, EstimateInput, EstimateJob } from "#api/price-checker/schemas.ts";

/** 不動産情報: names, places, buildings, listings and recorded sales. */
type EstateClient = {
  readonly suggest: (query: SuggestQuery, options?: CallOptions) => Promise<Answer<SuggestResponse>>;
  readonly market: (options?: CallOptions) => Promise<Answer<Market>>;
  readonly apartments: (query: ApartmentsQuery, options?: CallOptions) => Promise<Answer<PageOf<ApartmentResponse>>>;
  readonly apartment: (key: string, options?: CallOptions) => Promise<Answer<ApartmentResponse>>;
  readonly listings: (query: ListingsQuery, options?: CallOptions) => Promise<Answer<PageOf<ListingResponse>>>;
  readonly transactions: (query: TransactionsQuery, options?: CallOptions) => Promise<Answer<PageOf<TransactionResponse>>>;
  readonly history: (query: HistoryQuery, options?: CallOptions) => Promise<Answer<HistoryResponse>>;
  /** The towns of a code of seven digits; 404 for one that does not exist. */
  readonly postalCode: (code: string, options?: CallOptions) => Promise<Answer<PostalCodeResponse>>;
  /** What maps can show. */
  readonly layers: (options?: CallOptions) => Promise<Answer<MapLayersResponse>>;
  /** The same as a map shows, as a list. */
  readonly mesh: (query: MeshQuery, options?: CallOptions) => Promise<Answer<MeshListResponse>>;
};

/** AI価格チェック: jobs that end in an estimate, and how accurate the models are. */
type PriceCheckerClient = {
  readonly submit: (input: EstimateInput, options?: CallOptions) => Promise<Answer<EstimateJob>>;
  readonly job: (id: string, options?: CallOptions) => Promise<Answer<EstimateJob>>;
  readonly cancel: (id: string, options?: CallOptions) => Promise<Answer<EstimateJob>>;
  readonly retry: (id: string, options?: CallOptions) => Promise<Answer<EstimateJob>>;
  readonly accuracy: (options?: CallOptions) => Promise<Answer<AccuracyResponse>>;
};

/** 推定結果: finished estimates. */
type EstimateClient = {
  readonly find: (id: string, options?: CallOptions) => Promise<Answer<EstimateResponse>>;
  /** Asks for a new estimate of the same home with today's model and data. */
  readonly recompute: (id: string, options?: CallOptions) => Promise<Answer<EstimateJob>>;
};

/** マイページ: what a member has told us and looked at. Every call needs the member's access token. */
type MyPageClient = {
  readonly overview: (options?: CallOptions) => Promise<Answer<OverviewResponse>>;
  readonly profile: (options?: CallOptions) => Promise<Answer<ProfileResponse>>;
  readonly saveProfile: (changes: ProfileChanges, options?: CallOptions) => Promise<Answer<ProfileResponse>>;
  readonly userInfo: (options?: CallOptions) => Promise<Answer<UserInfoResponse>>;
  readonly saveUserInfo: (input: UserInfoInput, options?: CallOptions) => Promise<Answer<UserInfoResponse>>;
  readonly consents: (options?: CallOptions) => Promise<Answer<ConsentsResponse>>;
  readonly giveConsent: (input: ConsentInput, options?: CallOptions) => Promise<Answer<ConsentResponse>>;
  readonly withdrawConsent: (purpose: ConsentResponse["purpose"], options?: CallOptions) => Promise<Answer<ConsentResponse>>;
  /** The weights of risk reports; null: the usual ones. */
  readonly riskWeights: (options?: CallOptions) => Promise<Answer<RiskWeightsResponse>>;
  readonly saveRiskWeights: (input: RiskWeightsInput, options?: CallOptions) => Promise<Answer<RiskWeightsResponse>>;
  readonly forgetRiskWeights: (options?: CallOptions) => Promise<Answer<RiskWeightsResponse>>;
  /** Hands over what was looked up before signing in. */
  readonly merge: (input: MergeInput, options?: CallOptions) => Promise<Answer<MergeResponse>>;
  readonly forgetLooked: (options?: CallOptions) => Promise<Answer<MergeResponse>>;
  /** What the member is to a building: waits to buy there, or says they own a home in it. */
  readonly connection: (key: string, options?: CallOptions) => Promise<Answer<ConnectionResponse>>;
  readonly saveWaiting: (key: string, input: WaitingInput, options?: CallOptions) => Promise<Answer<ConnectionResponse>>;
  readonly withdrawWaiting: (key: string, options?: CallOptions) => Promise<Answer<ConnectionResponse>>;
  readonly saveOwner: (key: string, input: OwnerInput, options?: CallOptions) => Promise<Answer<ConnectionResponse>>;
  readonly withdrawOwner: (key: string, options?: CallOptions) => Promise<Answer<ConnectionResponse>>;
  readonly deleteAccount: (options?: CallOptions) => Promise<Answer<AccountDeleted>>;
};

export type ApiClient = {
  readonly estate: EstateClient;
  readonly priceChecker: PriceCheckerClient;
  readonly risk: RiskClient;
  readonly estimate: EstimateClient;
  readonly mypage: MyPageClient;
};

export function createApiClient(given: ClientSettings): ApiClient {
  const settings = { quota: new RetryQuota(), ...given };
  return {
    estate: estateClient(settings),
    priceChecker: priceCheckerClient(settings),
    risk: riskClient(settings),
    estimate: estimateClient(settings),
    mypage: myPageClient(settings),
  };
}

function estateClient(settings: ClientSettings): EstateClient {
  const get = <T>(path: string, query: object, options: CallOptions = {}) =>
    sendCall<T>(settings, { service: "ESTATE", method: "GET", path, query, ...options });
  return {
    suggest: (query, options) => get("/suggest", query, options),
    market: (options) => get("/market", {}, options),
    apartments: (query, options) => get("/apartments", query, options),
    apartment: (key, options) => get(`/apartments/${encodeURIComponent(key)}`, {}, options),
    listings: (query, options) => get("/listings", query, options),
    transactions: (query, options) => get("/transactions", query, options),
    history: (query, options) => get("/history", query, options),
    postalCode: (code, options) => get(`/postal-codes/${encodeURIComponent(code)}`, {}, options),
    layers: (options) => get("/layers", {}, options),
    mesh: (query, options) => get("/mesh", query, options),
  };
}

function priceCheckerClient(settings: ClientSettings): PriceCheckerClient {
  const service = "PRICE_CHECKER";
  const onJob = (id: string, action: string, options: CallOptions = {}) =>
    sendCall<EstimateJob>(settings, { service, method: "POST", path: `/jobs/${encodeURIComponent(id)}/${action}`, ...options });
  return {
    submit: (body, options) => sendCall(settings, { service, method: "POST", path: "/jobs", body, ...options }),
    job: (id, options) => sendCall(settings, { service, method: "GET", path: `/jobs/${encodeURIComponent(id)}`, ...options }),
    cancel: (id, options) => onJob(id, "cancel", options),
    retry: (id, options) => onJob(id, "retry", options),
    accuracy: (options) => sendCall(settings, { service, method: "GET", path: "/accuracy", ...options }),
  };
}

function estimateClient(settings: ClientSettings): EstimateClient {
  const service = "ESTIMATE";
  const pathOf = (id: string) => `/estimates/${encodeURIComponent(id)}`;
  return {
    find: (id, options) => sendCall(settings, { service, method: "GET", path: pathOf(id), ...options }),
    recompute: (id, options) => sendCall(settings, { service, method: "POST", path: `${pathOf(id)}/recompute`, ...options }),
  };
}

function myPageClient(settings: ClientSettings): MyPageClient {
  const call = <T>(method: Call["method"], path: string, body?: object, options: CallOptions & Pick<Call, "isRepeatable"> = {}) =>
    sendCall<T>(settings, { service: "MYPAGE", method, path, ...(body && { body }), ...options });
  return {
    overview: (options) => call("GET", "/overview", undefined, options),
    profile: (options) => call("GET", "/profile", undefined, options),
    saveProfile: (changes, options) => call("PUT", "/profile", changes, options),
    userInfo: (options) => call("GET", "/user-info", undefined, options),
    saveUserInfo: (input, options) => call("PUT", "/user-info", input, options),
    consents: (options) => call("GET", "/consents", undefined, options),
    giveConsent: (input, options) => call("POST", "/consents", input, options),
    withdrawConsent: (purpose, options) => call("DELETE", `/consents/${encodeURIComponent(purpose)}`, undefined, options),
    riskWeights: (options) => call("GET", "/risk-weights", undefined, options),
    saveRiskWeights: (input, options) => call("PUT", "/risk-weights", input, options),
    forgetRiskWeights: (options) => call("DELETE", "/risk-weights", undefined, options),
    merge: (input, options) => call("POST", "/merge", input, { isRepeatable: true, ...options }),
    forgetLooked: (options) => call("DELETE", "/looked", undefined, options),
    connection: (key, options) => call("GET", connectionPath(key), undefined, options),
    // A repeated call would meet what the first one wrote, and be refused.
    saveWaiting: (key, input, options) => call("PUT", connectionPath(key, "/waiting"), input, { isRepeatable: false, ...options }),
    withdrawWaiting: (key, options) => call("DELETE", connectionPath(key, "/waiting"), undefined, { isRepeatable: false, ...options }),
    saveOwner: (key, input, options) => call("PUT", connectionPath(key, "/owner"), input, { isRepeatable: false, ...options }),
    withdrawOwner: (key, options) => call("DELETE", connectionPath(key, "/owner"), undefined, { isRepeatable: false, ...options }),
    deleteAccount: (options) => call("DELETE", "/account", undefined, options),
  };
}

function connectionPath(key: string, rest = ""): string {
  return `/connections/${encodeURIComponent(key)}${rest}`;
}
