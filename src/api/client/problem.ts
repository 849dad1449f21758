import { CatalogueError, isError } from "#wire/errors/catalogue-error.ts";
import type { components } from "./document.gen.ts";

type Problem = components["schemas"]["Problem"];

/** A problem as the client hands it on: of the service, or its own. */
export type ClientProblem = Problem & {
  /** How long the service asked to wait. */
  readonly retryAfterSeconds?: number;
  readonly callsLeft?: number;
};

/** What a service answered, or the problem why not. A client call never throws for either. */
export type Answer<T> =
  | {
      readonly ok: true;
      readonly value: T /** Where the service tells it (`RateLimit`), of its narrowest limit. */;
      readonly callsLeft?: number;
    }
  | { readonly ok: false; readonly problem: ClientProblem };

/** Reads an answer whole. `now` in milliseconds since 1970. */
export async function answerFrom<T>(response: Response, now: number): Promise<Answer<T>> {
  const { status, headers } = response;
  if (!/[/+]json\b/.test(headers.get("content-type") ?? "")) return refused(notOurs(status), headers, now);
  const body: unknown = await response.json();
  return response.ok ? { ok: true, value: body as T, ...callsLeftIn(headers) } : refused(problemIn(body, status), headers, now);
}

/** What stands before a service may answer with JSON of its own. */
function problemIn(body: unknown, status: number): Problem {
  const { type, title } = (body ?? {}) as Partial<Problem>;
  return typeof type === "string" && typeof title === "string" ? { ...(body as Problem), status } : notOurs(status);
}

function refused(problem: Problem, headers: Headers, now: number): Answer<never> {
  const retryAfterSeconds = secondsUntil(headers.get("retry-after"), now);
  return { ok: false, problem: { ...problem, ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }), ...callsLeftIn(headers) } };
}

/** The least that remains of the limits of `RateLimit: "try";r=4;t=720`. */
function callsLeftIn(headers: Headers): { readonly callsLeft?: number } {
  const left = [...(headers.get("ratelimit") ?? "").matchAll(/;r=(\d+)/g)].map(([, calls]) => Number(calls));
  return left.length === 0 ? {} : { callsLeft: Math.min(...left) };
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function secondsUntil(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}

/** A failure on this side as a problem: `title` for people, `detail` the original text. What is not of the catalogue is the network's. */
export function problemOf(error: unknown): ClientProblem {
  if (isError(error, "Both token and refresh token have expired. Your request was aborted."))
    return { ...ours("session-ended", "ログインの有効期限が切れました", error), status: 401 };
  if (isError(error, "Request did not complete within {n} ms")) return ours("timeout", "時間内に応答がありませんでした", error);
  if (isError(error, "Request aborted")) return ours("aborted", "通信を中断しました", error);
  return ours("network", "通信できませんでした", new CatalogueError("Network Error", { name: "NetworkError", cause: error }));
}

function ours(type: string, title: string, error: unknown): Problem {
  return { type: `/problems/${type}`, title, status: 0, detail: error instanceof Error ? error.message : String(error) };
}

function notOurs(status: number): Problem {
  return { type: "/problems/unreadable", title: "応答を読み取れませんでした", status };
}
