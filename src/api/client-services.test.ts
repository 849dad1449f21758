import { describe, expect, it } from "vitest";
import type { ClientSettings } from "#api/client-request.ts";
import { createApiClient } from "#api/client-services.ts";
import { milliseconds } from "#kernel/duration.ts";

type Answering = (request: Request) => Response | Promise<Response>;

function clientThat(answers: Answering, settings: Partial<ClientSettings> = {}) {
  const requests: Request[] = [];
  const send = (request: Request) => {
    requests.push(request);
    return answers(request);
  };
  return { requests, client: createApiClient({ baseUrls: {}, origin: "http://site.test", send, random: () => 0, ...settings }) };
}

const nothing: Answering = () => Response.json({ items: [] });

describe("API client", () => {
  it("asks the service at the site's own address, for JSON, leaving out what is not given", async () => {
    const { client, requests } = clientThat(nothing);

    await client.estate.transactions({ cityCode: "13108", town: "豊洲", kind: undefined });

    expect(requests[0]?.url).toBe("http://site.test/api/estate/transactions?cityCode=13108&town=%E8%B1%8A%E6%B4%B2");
    expect(requests[0]?.headers.get("accept")).toBe("application/json");
    expect(requests[0]?.headers.get("authorization")).toBeNull();
  });

  it("asks a service that has been moved out at its own address", async () => {
    const { client, requests } = clientThat(nothing, { baseUrls: { PRICE_CHECKER: "https://price.test/v1/" } });

    await client.priceChecker.cancel("a b");
    await client.estimate.find("abc");

    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST https://price.test/v1/jobs/a%20b/cancel",
      "GET http://site.test/api/estimate/estimates/abc",
    ]);
  });

  it("sends an order as JSON, with the bearer token and the request id", async () => {
    const { client, requests } = clientThat(nothing, { bearerToken: () => "token-1", requestId: "visit-1" });

    await client.priceChecker.submit({ kind: "condo", areaM2: 70, address: "東京都江東区豊洲" });

    expect(await requests[0]?.json()).toEqual({ kind: "condo", areaM2: 70, address: "東京都江東区豊洲" });
    expect(requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer token-1");
    expect(requests[0]?.headers.get("x-request-id")).toBe("visit-1");
  });

  it("gives the value of a good answer and the problem of a bad one", async () => {
    const wrong = { type: "/problems/not-found", title: "指定された情報は見つかりませんでした", status: 404 };
    const { client } = clientThat((request) =>
      request.url.endsWith("/market")
        ? Response.json({ origin: "none" })
        : Response.json(wrong, { status: 404, headers: { "content-type": "application/problem+json" } }),
    );

    expect(await client.estate.market()).toEqual({ ok: true, value: { origin: "none" } });
    expect(await client.estate.apartment("nowhere")).toEqual({ ok: false, problem: wrong });
  });

  it("turns an answer that is not JSON into a problem with its status", async () => {
    const { client } = clientThat(() => new Response("<h1>502</h1>", { status: 502, headers: { "content-type": "text/html" } }));

    expect(await client.estate.market()).toMatchObject({ ok: false, problem: { type: "/problems/unreadable", status: 502 } });
  });

  it("turns a lost connection into a problem and still ends the loading bar", async () => {
    const events: string[] = [];
    const { client } = clientThat(() => Promise.reject(new TypeError("fetch failed")), {
      onStart: () => events.push("start"),
      onEnd: () => events.push("end"),
    });

    const answer = await client.estate.market();

    expect(answer).toEqual({
      ok: false,
      problem: { type: "/problems/network", title: "通信できませんでした", status: 0, detail: "Network Error" },
    });
    expect(events).toEqual(["start", "end"]);
  });

  it("tells a timeout from a call that the caller has given up", async () => {
    const untilAborted: Answering = (request) =>
      new Promise((_resolve, reject) => {
        const giveUp = () => reject(request.signal.reason);
        if (request.signal.aborted) giveUp();
        request.signal.addEventListener("abort", giveUp);
      });
    const { client } = clientThat(untilAborted, { timeout: milliseconds(5) });

    expect(await client.estate.market()).toMatchObject({ ok: false, problem: { type: "/problems/timeout" } });
    expect(await client.estate.market({ signal: AbortSignal.abort() })).toMatchObject({
      ok: false,
      problem: { type: "/problems/aborted" },
    });
  });
});
