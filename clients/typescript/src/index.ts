import type { components as V1 } from "./v1.gen.ts";
import type { components as V2 } from "./v2.gen.ts";
import type { components as V3 } from "./v3.gen.ts";

export type AssessmentInput = V1["schemas"]["AssessmentInput"];
/** With what the first two versions do not take. */
export type AssessmentInputV3 = V3["schemas"]["AssessmentInputV3"];
export type AssessmentV1 = V1["schemas"]["AssessmentV1"];
export type AssessmentV2 = V2["schemas"]["AssessmentV2"];
export type AssessmentV3 = V3["schemas"]["AssessmentV3"];
export type ApiUsage = V3["schemas"]["ApiUsage"];

/** What the API said of a failure (RFC 9457); `status` 0: it was not reached. */
export type Problem = { readonly type: string; readonly title: string; readonly status: number; readonly [more: string]: unknown };

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export type ClientSettings = {
  /** `https://example.jp`, without a slash at the end. */
  readonly origin: string;
  readonly key: string;
  /** Tries in all; three where it is left out. */
  readonly tries?: number;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

export type CallOptions = {
  /** The name of the call: the same name and body are done and charged once a day. One is made where it is left out. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

const LONGEST_WAIT_SECONDS = 60;
const TRY_AGAIN = new Set([429, 502, 503, 504]);

/** The API by one key. */
export function assessmentClient(settings: ClientSettings) {
  const version = <T, Input = AssessmentInput>(name: "v1" | "v2" | "v3") => ({
    assess: (input: Input, { idempotencyKey = crypto.randomUUID(), signal }: CallOptions = {}) =>
      call<T>(settings, `/api/biz/${name}/assessments`, {
        ...{ method: "POST", body: JSON.stringify(input), signal: signal ?? null },
        headers: { "content-type": "application/json", "idempotency-key": idempotencyKey },
      }),
    usage: ({ signal }: Pick<CallOptions, "signal"> = {}) => call<ApiUsage>(settings, `/api/biz/${name}/usage`, { signal: signal ?? null }),
  });
  return { v1: version<AssessmentV1>("v1"), v2: version<AssessmentV2>("v2"), v3: version<AssessmentV3, AssessmentInputV3>("v3") };
}

async function call<T>(settings: ClientSettings, path: string, init: RequestInit): Promise<Answer<T>> {
  const { origin, key, tries = 3, fetch: send = (request) => fetch(request), wait = pause } = settings;
  for (let left = tries - 1; ; left -= 1) {
    const request = new Request(`${origin}${path}`, init);
    request.headers.set("authorization", `Bearer ${key}`);
    const { response, problem } = await reached(send(request), init.signal);
    if (response?.ok) return { ok: true, value: (await response.json()) as T };
    const seconds = response ? secondsToWait(response) : 1;
    if (left <= 0 || seconds === null) return { ok: false, problem: response ? await problemOf(response) : problem };
    await wait(seconds * 1000);
  }
}

type Reached = { readonly response: Response; readonly problem?: never } | { readonly response?: never; readonly problem: Problem };

/** What a call that was given up throws is thrown on. */
async function reached(sent: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Reached> {
  try {
    return { response: await sent };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { problem: { type: "about:blank", title: "The API was not reached", status: 0 } };
  }
}

/** Null: another try would not help, or not soon enough. */
function secondsToWait({ status, headers }: Response): number | null {
  if (!TRY_AGAIN.has(status)) return null;
  const asked = Number(headers.get("retry-after") ?? "1");
  return Number.isFinite(asked) && asked <= LONGEST_WAIT_SECONDS ? Math.max(0, asked) : null;
}

async function problemOf(response: Response): Promise<Problem> {
  const { status } = response;
  const told: unknown = await response.json().catch(() => null);
  return { type: "about:blank", title: response.statusText, ...(typeof told === "object" ? told : {}), status };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
