import { type Answer, type CallOptions, type ClientSettings, sendCall } from "#api/client-request.ts";
import type {
  ApartmentResponse,
  ApartmentsQuery,
  HistoryQuery,
  HistoryResponse,
  ListingResponse,
  ListingsQuery,
  Market,
  PageOf,
  SuggestQuery,
  SuggestResponse,
  TransactionResponse,
  TransactionsQuery,
} from "#api/estate/schemas.ts";
import type { EstimateResponse } from "#api/estimate/schemas.ts";
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

export type ApiClient = { readonly estate: EstateClient; readonly priceChecker: PriceCheckerClient; readonly estimate: EstimateClient };

export function createApiClient(settings: ClientSettings): ApiClient {
  return { estate: estateClient(settings), priceChecker: priceCheckerClient(settings), estimate: estimateClient(settings) };
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
