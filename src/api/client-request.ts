import type { BaseUrls, ServiceName } from "#api/client-context.ts";
import type { Problem } from "#api/problem.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";

/** What a service answered, or the problem why not. A client call never throws for either. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export type CallOptions = { readonly signal?: AbortSignal | undefined };

export type ClientSettings = {
  readonly baseUrls: BaseUrls;
  /** Used for services without a base URL: the page's origin in the browser, any on the server. */
  readonly origin: string;
  readonly send: (request: Request) => Response | Promise<Response>;
  readonly timeout?: Milliseconds;
  readonly requestId?: string;
  readonly bearerToken?: () => string | null | Promise<string | null>;
  /** Called around every call; the loading bar listens. */
  readonly onStart?: () => void;
  readonly onEnd?: () => void;
};

export type Call = {
  readonly service: ServiceName;
  readonly method: "GET" | "POST";
  /** Below the service: `/jobs/abc`. */
  readonly path: string;
  readonly query?: object;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
};

const HOME_PATHS: Readonly<Partial<Record<ServiceName, string>>> = {
  ESTATE: "/api/estate",
  PRICE_CHECKER: "/api/price-checker",
  ESTIMATE: "/api/estimate",
};

const DEFAULT_TIMEOUT = seconds(20);

/** Sends one call and waits for the whole answer. */
export async function sendCall<T>(settings: ClientSettings, call: Call): Promise<Answer<T>> {
  const timeout = AbortSignal.timeout(settings.timeout ?? DEFAULT_TIMEOUT);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  settings.onStart?.();
  try {
    const request = await requestFor(settings, call, signal);
    return await answerFrom<T>(await settings.send(request));
  } catch {
    return { ok: false, problem: unreached(call.signal?.aborted ? "aborted" : timeout.aborted ? "timeout" : "network") };
  } finally {
    settings.onEnd?.();
  }
}

async function requestFor(settings: ClientSettings, call: Call, signal: AbortSignal): Promise<Request> {
  const headers = new Headers({ accept: "application/json" });
  const token = await settings.bearerToken?.();
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (settings.requestId) headers.set("x-request-id", settings.requestId);
  if (call.body === undefined) return new Request(addressOf(settings, call), { method: call.method, headers, signal });
  headers.set("content-type", "application/json");
  return new Request(addressOf(settings, call), { method: call.method, headers, signal, body: JSON.stringify(call.body) });
}

function addressOf({ baseUrls, origin }: ClientSettings, { service, path, query = {} }: Call): string {
  const base = baseUrls[service] ?? `${origin}${HOME_PATHS[service] ?? ""}`;
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${base.replace(/\/$/, "")}${path}${search ? `?${search}` : ""}`;
}

async function answerFrom<T>(response: Response): Promise<Answer<T>> {
  const isJson = /[/+]json\b/.test(response.headers.get("content-type") ?? "");
  if (!isJson) return { ok: false, problem: notOurs(response.status) };
  const body: unknown = await response.json();
  return response.ok ? { ok: true, value: body as T } : { ok: false, problem: body as Problem };
}

const UNREACHED_TITLES = {
  network: "通信できませんでした",
  timeout: "時間内に応答がありませんでした",
  aborted: "通信を中断しました",
} as const;

function unreached(cause: keyof typeof UNREACHED_TITLES): Problem {
  return { type: `/problems/${cause}`, title: UNREACHED_TITLES[cause], status: 0 };
}

function notOurs(status: number): Problem {
  return { type: "/problems/unreadable", title: "応答を読み取れませんでした", status };
}
