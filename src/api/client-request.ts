import type { BaseUrls, ServiceName } from "#api/client-context.ts";
import { type Answer, answerFrom, problemOf } from "#api/client-problem.ts";
import { RetryQuota, withRetries } from "#api/client-retry.ts";
import { type Wait, waitFor, within } from "#api/client-timeout.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { writeQuery } from "#kernel/query-string.ts";
import type { Random } from "#kernel/random.ts";

export type { Answer } from "#api/client-problem.ts";

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Another way to the service than the client's own: one that tells how far a large body has got. */
  readonly send?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** Of one try, where a large body takes longer than answers usually do. */
  readonly timeout?: Milliseconds | undefined;
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

export type Call = CallOptions & {
  readonly service: ServiceName;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the service: `/jobs/abc`. */
  readonly path: string;
  readonly query?: object;
  readonly body?: object;
  /** A POST that may be done twice. */
  readonly isRepeatable?: boolean;
};

const HOME_PATHS: Readonly<Partial<Record<ServiceName, string>>> = {
  ESTATE: "/api/estate",
  PRICE_CHECKER: "/api/price-checker",
  ESTIMATE: "/api/estimate",
  MYPAGE: "/api/mypage",
};

const DEFAULT_TIMEOUT = seconds(20);

/** Sends one call, again where that may help, and waits for the whole answer. */
export async function sendCall<T>(settings: ClientSettings, call: Call): Promise<Answer<T>> {
  const { quota = new RetryQuota(), wait = waitFor, random = Math.random } = settings;
  const { timeout = settings.timeout ?? DEFAULT_TIMEOUT } = call;
  const { signal, isRepeatable = call.method !== "POST" } = call;
  const address = addressOf(settings, call);
  const ask = () => within({ timeout, wait, signal }, (ending) => tryOnce<T>(settings, call, { address, signal: ending }));
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

type Try = { readonly address: string; readonly signal: AbortSignal };

async function tryOnce<T>(
  settings: ClientSettings,
  { method, body, send = settings.send }: Call,
  { address, signal }: Try,
): Promise<Answer<T>> {
  const token = (await settings.bearerToken?.()) ?? null;
  signal.throwIfAborted();
  const headers = new Headers({ accept: "application/json" });
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (settings.requestId) headers.set("x-request-id", settings.requestId);
  // The line between the parts of a form is chosen with the request.
  if (body !== undefined && !(body instanceof FormData)) headers.set("content-type", "application/json");
  const content = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };
  const response = await send(new Request(address, { method, headers, signal, ...content }));
  if (response.status === 401 && token) settings.onUnauthorized?.();
  return answerFrom(response, settings.now?.() ?? Date.now());
}

function addressOf({ baseUrls, origin }: ClientSettings, { service, path, query = {} }: Call): string {
  const base = baseUrls[service] ?? `${origin}${HOME_PATHS[service] ?? ""}`;
  const search = writeQuery(query);
  return `${base.replace(/\/$/, "")}${path}${search ? `?${search}` : ""}`;
}
