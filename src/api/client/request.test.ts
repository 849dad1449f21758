import { type Context, Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { seconds } from "#kernel/duration.ts";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { type Call, type ClientSettings, sendCall } from "./request.ts";
import { RetryQuota } from "./retry.ts";

const MINUTES = 600_000;
const GET: Call = { service: "ESTATE", method: "GET", template: "/market" };
const NEVER = new Promise<Response>(() => {});

type Scene = Partial<ClientSettings> & { readonly answer?: (c: Context, count: number) => Response | Promise<Response> };

/** A client of a service of its own, with a clock to be moved by hand and the longest jitter. */
function scene({ answer = (c) => c.json({ fine: true }), ...settings }: Scene = {}) {
  const clock = timeByHand(0);
  const requests: Request[] = [];
  const app = new Hono().all("*", (c) => {
    requests.push(c.req.raw);
    return answer(c, requests.length);
  });
  const client: ClientSettings = {
    baseUrls: {},
    origin: "http://site.test",
    send: (request) => app.fetch(request),
    quota: new RetryQuota(),
    wait: clock.wait,
    now: clock.now,
    random: () => 1,
    ...settings,
  };
  const call = async (changes: Partial<Call> = {}) => {
    const answered = sendCall(client, { ...GET, ...changes });
    await clock.pass(MINUTES);
    return answered;
  };
  const delays = () => clock.waits.filter((ms) => ms !== 20_000);
  return { clock, client, requests, call, delays };
}

const failing = (status: number, headers = {}) => ({ answer: () => new Response("{}", { status, headers: { ...JSON_TYPE, ...headers } }) });
const JSON_TYPE = { "content-type": "application/problem+json" };

describe("trying again", () => {
  it.each([500, 502, 503, 504, 429])("asks once more after a %i, and takes the good answer", async (status) => {
    const { call, requests } = scene({ answer: (c, count) => (count < 3 ? failing(status).answer() : c.json({ fine: true })) });

    expect(await call()).toEqual({ ok: true, value: { fine: true } });
    expect(requests).toHaveLength(3);
  });

  it("gives up after three tries", async () => {
    const { call, requests } = scene(failing(503));

    expect(await call()).toMatchObject({ ok: false });
    expect(requests).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 409, 413, 422, 501])("takes a %i for an answer", async (status) => {
    const { call, requests } = scene(failing(status));

    await call();

    expect(requests).toHaveLength(1);
  });

  it.each([
    ["GET", 500, {}, 3],
    ["PUT", 500, {}, 3],
    ["DELETE", 500, {}, 3],
    ["POST", 500, {}, 1],
    ["POST", 503, {}, 1],
    ["POST", 429, {}, 1],
    ["POST", 503, { "retry-after": "1" }, 3],
    ["POST", 429, { "retry-after": "1" }, 3],
    ["POST", 500, { "retry-after": "1" }, 1],
  ] as const)("sends a %s that met %i %o %i times in all", async (method, status, headers, times) => {
    const { call, requests } = scene(failing(status, headers));

    await call({ method });

    expect(requests.map((request) => request.method)).toEqual(Array.from({ length: times }, () => method));
  });

  it("repeats a POST that says it may be repeated, with the same body", async () => {
    const bodies: unknown[] = [];
    const { call } = scene({
      answer: async (c) => {
        bodies.push(await c.req.json());
        return failing(500).answer();
      },
    });

    await call({ method: "POST", body: { a: 1 }, isRepeatable: true });

    expect(bodies).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
  });

  it("tries again when the connection was lost", async () => {
    let count = 0;
    const send = async () => {
      count += 1;
      if (count === 1) throw new TypeError("fetch failed");
      return Response.json({ fine: true });
    };
    const { call } = scene({ send });

    expect(await call()).toMatchObject({ ok: true });
    expect(count).toBe(2);
  });
});

describe("the time between tries", () => {
  it.each([
    ["doubles from 100 ms", failing(500), 1, [200, 400]],
    ["doubles from 500 ms where the service is throttling", failing(429), 1, [1000, 2000]],
    ["doubles from 500 ms where the problem says so", throttling(503), 1, [1000, 2000]],
    ["is any part of that", failing(500), 0.25, [50, 100]],
    ["is at least what the service asks for", failing(503, { "retry-after": "7" }), 1, [7000, 7000]],
    ["is what the service asks for as a date", failing(503, { "retry-after": "Thu, 01 Jan 1970 00:00:09 GMT" }), 0, [9000, 0]],
    ["is 20 s at the most", failing(503, { "retry-after": "20" }), 1, [20_000, 20_000]],
  ] as const)("%s", async (_title, answering, random, expected) => {
    const { call, clock } = scene({ ...answering, random: () => random, timeout: seconds(19) });

    await call();

    expect(clock.waits.filter((ms) => ms !== 19_000)).toEqual(expected);
  });

  it("is not waited for when the service wants more than 20 s: people are told instead", async () => {
    const { call, requests, delays } = scene(failing(429, { "retry-after": "21" }));

    expect(await call()).toMatchObject({ ok: false, problem: { retryAfterSeconds: 21 } });
    expect([requests.length, delays()]).toEqual([1, []]);
  });
});

function throttling(status: number) {
  return { answer: () => Response.json({ type: "/problems/too-many-requests", title: "", status }, { status, headers: JSON_TYPE }) };
}

describe("the quota of retries", () => {
  it("lets one client try again a hundred times, then asks once only", async () => {
    const { call, requests } = scene(failing(500));

    for (let count = 0; count < 50; count += 1) await call();
    expect(requests).toHaveLength(150);
    await call();
    expect(requests).toHaveLength(151);
  });

  it("is shared by clients that are given the same", async () => {
    const quota = new RetryQuota();
    const first = scene({ ...failing(500), quota });
    const second = scene({ ...failing(500), quota });

    for (let count = 0; count < 50; count += 1) await first.call();
    await second.call();

    expect(second.requests).toHaveLength(1);
  });

  it("is spent twice as fast by timeouts", async () => {
    const { call, requests } = scene({ answer: () => NEVER });

    for (let count = 0; count < 25; count += 1) await call();
    expect(requests).toHaveLength(75);
    await call();
    expect(requests).toHaveLength(76);
  });

  it("gets back what the last retry cost when that succeeds, and one for a call that needed none", () => {
    const quota = new RetryQuota();
    expect(quota.take(500)).toBe(true);
    expect(quota.take(1)).toBe(false);

    quota.giveBack(5);
    quota.giveBack(null);

    expect(quota.take(6)).toBe(true);
    expect(quota.take(1)).toBe(false);
  });

  it("never holds more than 500", () => {
    const quota = new RetryQuota();

    quota.giveBack(10);

    expect(quota.take(501)).toBe(false);
  });

  it("gets nothing back for a good answer that says no", async () => {
    const quota = new RetryQuota();
    quota.take(500);
    const { call } = scene({ ...failing(404), quota });

    await call();

    expect(quota.take(1)).toBe(false);
  });

  it("gets back from calls that succeed", async () => {
    const quota = new RetryQuota();
    quota.take(495);
    const { call } = scene({ quota, answer: (c, count) => (count === 1 ? failing(500).answer() : c.json({})) });

    await call();
    await call();

    expect(quota.take(6)).toBe(true);
    expect(quota.take(1)).toBe(false);
  });
});

describe("the time limit", () => {
  it("ends a try with the text of the specification, and may try again", async () => {
    const { call, requests } = scene({ answer: () => NEVER });

    expect(await call()).toEqual({
      ok: false,
      problem: {
        type: "/problems/timeout",
        title: "時間内に応答がありませんでした",
        status: 0,
        detail: "Request did not complete within 20000 ms",
      },
    });
    expect(requests).toHaveLength(3);
  });

  it("holds for the whole answer, not only for its beginning", async () => {
    const { call } = scene({ answer: () => new Response(new ReadableStream(), { headers: JSON_TYPE }), timeout: seconds(3) });

    expect(await call()).toMatchObject({ problem: { detail: "Request did not complete within 3000 ms" } });
  });

  it("tells the network to stop", async () => {
    const { call, requests } = scene({ answer: () => NEVER });

    await call({ method: "POST" });

    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe("giving up", () => {
  const ABORTED = {
    ok: false,
    problem: { type: "/problems/aborted", title: "通信を中断しました", status: 0, detail: "Request aborted" },
  };

  it("ends a call that is under way", async () => {
    const { client, clock, requests } = scene({ answer: () => NEVER });
    const caller = new AbortController();
    const answered = sendCall(client, { ...GET, signal: caller.signal });
    await clock.pass(10);

    caller.abort();

    expect(await answered).toEqual(ABORTED);
    expect(requests).toHaveLength(1);
  });

  it("ends the wait for the next try, which is not made", async () => {
    const { client, clock, requests } = scene(failing(500));
    const caller = new AbortController();
    const answered = sendCall(client, { ...GET, signal: caller.signal });
    await clock.pass(10);

    caller.abort();

    expect(await answered).toEqual(ABORTED);
    expect(requests).toHaveLength(1);
  });

  it("before the call sends nothing", async () => {
    const { call, requests } = scene();

    expect(await call({ signal: AbortSignal.abort() })).toEqual(ABORTED);
    expect(requests).toHaveLength(0);
  });
});

describe("the session in front of every call", () => {
  it("that is over answers by itself, and nothing is sent", async () => {
    const bearerToken = () => Promise.reject(new CatalogueError("Both token and refresh token have expired. Your request was aborted."));
    const { call, requests, delays } = scene({ bearerToken });

    expect(await call()).toEqual({
      ok: false,
      problem: {
        type: "/problems/session-ended",
        title: "ログインの有効期限が切れました",
        status: 401,
        detail: "Both token and refresh token have expired. Your request was aborted.",
      },
    });
    expect([requests.length, delays()]).toEqual([0, []]);
  });

  it("that cannot be refreshed for want of a network is a network problem", async () => {
    const { call, requests } = scene({ bearerToken: () => Promise.reject(new CatalogueError("Network error")) });

    expect(await call()).toMatchObject({ problem: { type: "/problems/network", detail: "Network Error" } });
    expect(requests).toHaveLength(0);
  });

  it("is asked before every try", async () => {
    let asked = 0;
    const bearerToken = () => {
      asked += 1;
      return `token-${asked}`;
    };
    const { call, requests } = scene({ ...failing(500), bearerToken });

    await call();

    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer token-1", "Bearer token-2", "Bearer token-3"]);
  });

  it("hears of a token that was not taken, but not of a visitor who has none", async () => {
    const onUnauthorized = vi.fn();
    await scene({ ...failing(401), onUnauthorized, bearerToken: () => "token" }).call();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);

    await scene({ ...failing(401), onUnauthorized, bearerToken: () => null }).call();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe("an address", () => {
  it("carries lists by index", async () => {
    const { call, requests } = scene();

    await call({ query: { ids: ["a", "b"], none: undefined } });

    expect(requests[0]?.url).toBe("http://site.test/api/estate/market?ids%5B0%5D=a&ids%5B1%5D=b");
  });

  it("that no service could read is a mistake of ours, and thrown", async () => {
    const query = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`p${index}`, 1]));

    await expect(sendCall(scene().client, { ...GET, query })).rejects.toThrow(RangeError);
  });
});
