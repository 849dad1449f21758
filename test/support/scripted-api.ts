import type { Problem } from "#api/client/client.ts";
import { RetryQuota } from "#api/client/retry.ts";
import { createApiClient } from "#api/client/services.ts";

type Answering = (request: Request) => Response | Promise<Response>;

/**
 * The services as a screen reaches them, answering what a test wrote down by method and path (`GET /api/estate/market`) with JSON or by a
 * function; every other question is refused with 503. Nothing is asked twice.
 */
export function scriptedApi(answers: Readonly<Record<string, object | Answering>> = {}) {
  const asked: { readonly line: string; readonly query: Record<string, string>; readonly body: unknown }[] = [];
  const send: Answering = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const line = `${request.method} ${decodeURIComponent(pathname)}`;
    const answer = answers[line] ?? refused(503);
    const isJson = request.headers.get("content-type") === "application/json";
    asked.push({ line, query: Object.fromEntries(searchParams), body: isJson ? await request.clone().json() : null });
    return typeof answer === "function" ? answer(request) : Response.json(answer);
  };
  return { asked, ...createApiClient({ baseUrls: {}, origin: "http://site.test", send, quota: usedUp() }) };
}

/** A service that refuses; the status 0 is no answer at all. */
export function refused(status: number, { retryAfterSeconds, ...more }: Partial<Problem> = {}): Answering {
  const headers = { "content-type": "application/problem+json" };
  return () => {
    if (status === 0) throw new TypeError("fetch failed");
    const wait: Record<string, string> = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
    return Response.json({ type: "/problems/x", title: "x", status, ...more }, { status, headers: { ...headers, ...wait } });
  };
}

function usedUp(): RetryQuota {
  const quota = new RetryQuota();
  while (quota.take(1));
  return quota;
}
