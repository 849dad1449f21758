import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { Random } from "#kernel/random.ts";
import { writeQuery } from "#wire/query-string.ts";
import type { BaseUrls, ServiceName } from "./context.ts";
import { type Answer, answerFrom, problemOf } from "./problem.ts";
import { RetryQuota, withRetries } from "./retry.ts";
import { type Wait, waitFor, within } from "./timeout.ts";

export type { Answer } from "./problem.ts";

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Another way to the service than the client's own: one that tells how far a large body has got. */
  readonly send?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** Of one try, where a large body takes longer than answers usually do. */
  readonly timeout?: Milliseconds | undefined;
  /** Whether doing it twice does no harm; without a word, true of all but POST. */
  readonly isRepeatable?: boolean | undefined;
};

export type ClientSettings = {
  readonly baseUrls: BaseUrls;
  /** Used for services without a base URL: the page's origin in the browser, any on the server. */
  readonly origin: string;
  readonly send: (request: Request) => Response | Promise<Response>;
  /** Of one try. */
  readonly timeout?: Milliseconds;
  readonly requestId?: string;
  /** Asked before every try. A session that is over rejects with `expiredSession`: the call then never leaves. */
  readonly bearerToken?: () => string | null | Promise<string | null>;
  /** A service did not take the token that it was given. */
  readonly onUnauthorized?: () => void;
  /** Called around every call; the loading bar listens. */
  readonly onStart?: () => void;
  readonly onEnd?: () => void;
  /** Shared by all calls that should stop trying again together. */
  readonly quota?: RetryQuota;
  readonly wait?: Wait;
  readonly random?: Random;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

/** What goes along with a call, wherever it goes. */
export type GivenCall = CallOptions & {
  /** What stands in the braces of the path. */
  readonly path?: object;
  readonly query?: object;
  /** Sent as JSON, but for a form. */
  readonly body?: object;
};

export type Call = GivenCall & {
  readonly service: keyof HomePaths;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the service, as in the API document: `/jobs/{id}`. */
  readonly template: string;
};

/** Services of this site alone, which no setting moves elsewhere. */
type AlwaysHere = "STATUS" | "WIDGET" | "BIZ";

/** Where each service stands in the API document, and on this site. */
const HOME_PATHS = {
  ESTATE: "/api/estate",
  PRICE_CHECKER: "/api/price-checker",
  ESTIMATE: "/api/estimate",
  MYPAGE: "/api/mypage",
  COMPANY: "/api/company",
  DESK: "/api/desk",
  RECOMMENDER: "/api/recommender",
  RECOMMENDATION: "/api/recommendation",
  MAIL: "/api/mail",
  LINE: "/api/line",
  STATUS: "/api/status",
  LEADS: "/api/leads",
  DIRECT_MAIL: "/api/direct-mail",
  CONTENT: "/api/content",
  CONSULTATIONS: "/api/consultations",
  WIDGET: "/api/widget",
  BIZ: "/api/biz",
} as const satisfies Readonly<Partial<Record<ServiceName | AlwaysHere, string>>>;

export type HomePaths = typeof HOME_PATHS;

/** Whoever holds the link of a message is known by a cookie of this site, which goes to no other address: without a token these are asked here, wherever else they are. */
const ALSO_BY_LINK: ReadonlySet<keyof HomePaths> = new Set<keyof HomePaths>(["RECOMMENDATION", "RECOMMENDER"]);

const DEFAULT_TIMEOUT = seconds(20);

/** Sends one call, again where that may help, and waits for the whole answer. */
export async function sendCall<T>(settings: ClientSettings, call: Call): Promise<Answer<T>> {
  const { quota = new RetryQuota(), wait = waitFor, random = Math.random } = settings;
  const { timeout = settings.timeout ?? DEFAULT_TIMEOUT } = call;
  const { signal, isRepeatable = call.method !== "POST" } = call;
  const rest = restOf(call);
  const ask = () => within({ timeout, wait, signal }, (ending) => tryOnce<T>(settings, call, { rest, signal: ending }));
  settings.onStart?.();
  try {
    return await withRetries(() => ask().catch((error: unknown) => ({ ok: false, problem: problemOf(error) })), {
      quota,
      wait,
      random,
      isRepeatable,
      signal,
    });
  } finally {
    settings.onEnd?.();
  }
}

type Try = { readonly rest: string; readonly signal: AbortSignal };

async function tryOnce<T>(settings: ClientSettings, call: Call, { rest, signal }: Try): Promise<Answer<T>> {
  const { service, method, body, send = settings.send } = call;
  const token = (await settings.bearerToken?.()) ?? null;
  signal.throwIfAborted();
  const headers = new Headers({ accept: "application/json" });
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (settings.requestId) headers.set("x-request-id", settings.requestId);
  // The line between the parts of a form is chosen with the request.
  if (body !== undefined && !(body instanceof FormData)) headers.set("content-type", "application/json");
  const content = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };
  const address = `${baseOf(settings, service, token !== null)}${rest}`;
  const response = await send(new Request(address, { method, headers, signal, ...content }));
  if (response.status === 401 && token) settings.onUnauthorized?.();
  return answerFrom(response, settings.now?.() ?? Date.now());
}

function baseOf({ baseUrls, origin }: ClientSettings, service: keyof HomePaths, hasToken: boolean): string {
  const urls: Readonly<Partial<Record<keyof HomePaths, string>>> = baseUrls;
  const moved = hasToken || !ALSO_BY_LINK.has(service) ? urls[service] : undefined;
  return (moved ?? `${origin}${HOME_PATHS[service]}`).replace(/\/$/, "");
}

/** The address below its service. */
function restOf({ template, path = {}, query = {} }: Call): string {
  const given: Readonly<Record<string, unknown>> = { ...path };
  const filled = template.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(given[name])));
  const search = writeQuery(query);
  return `${filled}${search ? `?${search}` : ""}`;
}
