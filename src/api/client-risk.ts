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
import type { NoticesDone, NoticesInput, NoticesResponse } from "#api/estate/risk-notice-routes.ts";
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
import { minutes } from "#kernel/duration.ts";

/** 15 MB over a slow mobile line. */
const UPLOAD_TIMEOUT = minutes(5);

/** リスク診断: what official data say about a condominium and its place. Every method with a key answers 404 for one that is unknown. */
export type RiskClient = {
  readonly list: (query: RiskListQuery, options?: CallOptions) => Promise<Answer<PageOf<RiskListItem>>>;
  readonly report: (key: string, query?: RiskReportQuery, options?: CallOptions) => Promise<Answer<RiskReportResponse>>;
  readonly hazards: (query: HazardsQuery, options?: CallOptions) => Promise<Answer<HazardResponse[]>>;
  readonly places: (key: string, query: NearbyQuery, options?: CallOptions) => Promise<Answer<NearbyResponse>>;
  /** `areaM2`: of the home whose rent is asked about; only the topic `rent` reads it. */
  readonly facts: <T extends RiskTopic>(
    key: string,
    topic: T,
    options?: CallOptions & { readonly areaM2?: number },
  ) => Promise<Answer<RiskFactsOf<T>>>;
  readonly corrections: (key: string, options?: CallOptions) => Promise<Answer<CorrectionsResponse>>;
  /** With files as a form, which may take minutes. */
  readonly sendCorrection: (
    key: string,
    input: CorrectionInput,
    options?: CallOptions & { readonly files?: readonly File[] },
  ) => Promise<Answer<CorrectionResponse>>;
  readonly sendInquiry: (input: InquiryInput, options?: CallOptions) => Promise<Answer<InquiryResponse>>;
  readonly interest: (key: string, options?: CallOptions) => Promise<Answer<InterestResponse>>;
  readonly notes: (key: string, options?: CallOptions) => Promise<Answer<NotesResponse>>;
  readonly writeNote: (key: string, input: NoteInput, options?: CallOptions) => Promise<Answer<NoteReceived>>;
  /** Wishes of a registration, opened by the token of a link in a mail. 404: no such link, or (saving, with the state `expired`) too old. */
  readonly notices: (token: string, options?: CallOptions) => Promise<Answer<NoticesResponse>>;
  readonly saveNotices: (input: NoticesInput, options?: CallOptions) => Promise<Answer<NoticesResponse>>;
  readonly stopNotices: (token: string, options?: CallOptions) => Promise<Answer<NoticesDone>>;
  readonly sendNoticesLink: (token: string, options?: CallOptions) => Promise<Answer<NoticesDone>>;
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
    facts: (key, topic, { areaM2, ...options } = {}) =>
      call("GET", of(key, `/facts/${topic}`), areaM2 === undefined ? {} : { query: { areaM2 } }, options),
    corrections: (key, options) => call("GET", of(key, "/corrections"), {}, options),
    sendCorrection: (key, input, { files = [], ...options } = {}) =>
      files.length === 0
        ? call("POST", of(key, "/corrections"), { body: input }, options)
        : call("POST", of(key, "/corrections"), { body: formOf(input, files) }, { timeout: UPLOAD_TIMEOUT, ...options }),
    sendInquiry: (body, options) => call("POST", "/risk/inquiries", { body }, options),
    interest: (key, options) => call("GET", of(key, "/interest"), {}, options),
    notes: (key, options) => call("GET", of(key, "/notes"), {}, options),
    writeNote: (key, body, options) => call("POST", of(key, "/notes"), { body }, options),
    notices: (token, options) => call("GET", "/risk-notices", { query: { token } }, options),
    saveNotices: (body, options) => call("POST", "/risk-notices", { body }, options),
    stopNotices: (token, options) => call("POST", "/risk-notices/stop", { query: { token } }, options),
    sendNoticesLink: (token, options) => call("POST", "/risk-notices/link", { body: { token } }, options),
  };
}

function formOf(input: CorrectionInput, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.append(name, value);
  for (const file of files) form.append("files", file, file.name);
  return form;
}
