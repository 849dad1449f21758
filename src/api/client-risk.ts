import { type Answer, type Call, type CallOptions, type ClientSettings, sendCall } from "#api/client-request.ts";
import type { RiskFactsOf, RiskTopic } from "#api/estate/risk-fact-schemas.ts";
import type {
  CorrectionInput,
  CorrectionResponse,
  CorrectionsResponse,
  InquiryInput,
  InquiryResponse,
  InterestResponse,
  NoteInput,
  NoteReceived,
  NotesResponse,
} from "#api/estate/risk-letter-schemas.ts";
import type {
  HazardResponse,
  HazardsQuery,
  NearbyQuery,
  NearbyResponse,
  RiskListItem,
  RiskListQuery,
  RiskReportQuery,
  RiskReportResponse,
} from "#api/estate/risk-schemas.ts";
import type { PageOf } from "#api/estate/schemas.ts";

/** リスク診断: what official data say about a condominium and its place. Every method with a key answers 404 for one that is unknown. */
export type RiskClient = {
  readonly list: (query: RiskListQuery, options?: CallOptions) => Promise<Answer<PageOf<RiskListItem>>>;
  readonly report: (key: string, query?: RiskReportQuery, options?: CallOptions) => Promise<Answer<RiskReportResponse>>;
  readonly hazards: (query: HazardsQuery, options?: CallOptions) => Promise<Answer<HazardResponse[]>>;
  readonly places: (key: string, query: NearbyQuery, options?: CallOptions) => Promise<Answer<NearbyResponse>>;
  readonly facts: <T extends RiskTopic>(key: string, topic: T, options?: CallOptions) => Promise<Answer<RiskFactsOf<T>>>;
  readonly corrections: (key: string, options?: CallOptions) => Promise<Answer<CorrectionsResponse>>;
  readonly sendCorrection: (key: string, input: CorrectionInput, options?: CallOptions) => Promise<Answer<CorrectionResponse>>;
  readonly sendInquiry: (input: InquiryInput, options?: CallOptions) => Promise<Answer<InquiryResponse>>;
  readonly interest: (key: string, options?: CallOptions) => Promise<Answer<InterestResponse>>;
  readonly notes: (key: string, options?: CallOptions) => Promise<Answer<NotesResponse>>;
  readonly writeNote: (key: string, input: NoteInput, options?: CallOptions) => Promise<Answer<NoteReceived>>;
};

export function riskClient(settings: ClientSettings): RiskClient {
  const call = <T>(method: Call["method"], path: string, more: Pick<Call, "query" | "body">, options: CallOptions = {}) =>
    sendCall<T>(settings, { service: "ESTATE", method, path, ...more, ...options });
  const of = (key: string, rest = "") => `/risk/${encodeURIComponent(key)}${rest}`;
  return {
    list: (query, options) => call("GET", "/risk", { query }, options),
    report: (key, query = {}, options = {}) => call("GET", of(key), { query }, options),
    hazards: (query, options) => call("GET", "/hazards", { query }, options),
    places: (key, { kinds, within }, options) =>
      call("GET", of(key, "/places"), { query: { kinds: kinds.join(","), ...(within !== undefined && { within }) } }, options),
    facts: (key, topic, options) => call("GET", of(key, `/facts/${topic}`), {}, options),
    corrections: (key, options) => call("GET", of(key, "/corrections"), {}, options),
    sendCorrection: (key, body, options) => call("POST", of(key, "/corrections"), { body }, options),
    sendInquiry: (body, options) => call("POST", "/risk/inquiries", { body }, options),
    interest: (key, options) => call("GET", of(key, "/interest"), {}, options),
    notes: (key, options) => call("GET", of(key, "/notes"), {}, options),
    writeNote: (key, body, options) => call("POST", of(key, "/notes"), { body }, options),
  };
}
