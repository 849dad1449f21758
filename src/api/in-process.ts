import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";

type Api = { readonly fetch: (request: Request, environment?: object) => Response | Promise<Response> };

/** What an operation answered with, before it would have become JSON. */
type HandOver = { value?: unknown };

type KeptAnswer = { readonly status: number; readonly headers: Headers; readonly value: unknown };

/** The calls of one page. */
type PageCalls = {
  readonly dispatch: (request: Request) => Promise<Response>;
  /** Whether every answer so far may be shown to anybody, as its `Cache-Control` says. */
  readonly arePublic: () => boolean;
  /** How many answers were made; those that were kept cost nothing. */
  readonly asked: () => number;
  /** Whether one of them was that the database is away. */
  readonly metAbsence: () => boolean;
};

/** Much shorter than what the answers themselves allow, so that a page is hardly older than what it asks for in the browser. */
export const ANSWERS_KEPT_FOR: Milliseconds = seconds(5);
const MOST_ANSWERS = 500;

/** The problem of a database that does not answer, which may soon be over. */
const ABSENCE = "/problems/unavailable";

/** Where the API hands its values over; without it they go out as JSON. */
export const handOver: MiddlewareHandler = (c, next) => {
  const environment: { readonly handOver?: HandOver } | undefined = c.env;
  const place = environment?.handOver;
  if (place) {
    const { json } = c;
    const answer = (value: object, ...rest: [number?, Record<string, string>?]) => {
      place.value = value;
      return Reflect.apply(json, c, [null, ...rest]);
    };
    Object.assign(c, { json: answer });
  }
  return next();
};

/**
 * Calls of the API by pages of the same process: all of its middleware sees them, but its values are handed over as they are, not written as JSON
 * and read again, and public answers are kept for some seconds. Nobody may change what was handed over.
 */
export function inProcess(api: Api, clock: Clock): () => PageCalls {
  const kept = new LRUCache<string, KeptAnswer>({
    max: MOST_ANSWERS,
    ttl: ANSWERS_KEPT_FOR,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return () => {
    let arePublic = true;
    let asked = 0;
    const absence = absenceWatch();
    const dispatch = async (request: Request): Promise<Response> => {
      const isForAnybody = request.method === "GET" && !request.headers.has("authorization");
      const known = isForAnybody ? kept.get(request.url) : undefined;
      if (known) return handedOver(new Response(null, known), known.value);
      const place: HandOver = {};
      asked += 1;
      const answering = api.fetch(request, { handOver: place });
      const response = await Promise.resolve(answering).catch((error: unknown) => {
        arePublic = false;
        throw error;
      });
      absence.look(response, place.value);
      const isPublic = isForAnybody && isKeepable(response);
      arePublic &&= isPublic;
      if (!("value" in place)) return response;
      if (isPublic) kept.set(request.url, { status: response.status, headers: response.headers, value: place.value });
      return handedOver(response, place.value);
    };
    return { dispatch, arePublic: () => arePublic, asked: () => asked, metAbsence: absence.isMet };
  };
}

function isKeepable({ status, headers }: Response): boolean {
  return status === 200 && /^public, max-age=\d{2,}/.test(headers.get("cache-control") ?? "");
}

/** Notes answers that the database is away. The page's own client may ask again at once: a lost connection is replaced within milliseconds. */
function absenceWatch() {
  let isMet = false;
  return {
    look: ({ status, headers }: Response, value: unknown) => {
      const { type } = (value ?? {}) as { readonly type?: unknown };
      if (status !== 503 || type !== ABSENCE) return;
      isMet = true;
      headers.set("Retry-After", "0");
    },
    isMet: () => isMet,
  };
}

/** As a response whose JSON has been read already. */
function handedOver(response: Response, value: unknown): Response {
  const json = async () => value;
  const text = async () => JSON.stringify(value);
  // Defined, not assigned: the HTTP server's own class of responses lets nobody assign to its methods.
  return Object.defineProperties(response, { json: { value: json }, text: { value: text } });
}
