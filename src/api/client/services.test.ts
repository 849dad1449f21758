import { describe, expect, it } from "vitest";
import { milliseconds } from "#kernel/duration.ts";
import { formBody } from "./form-body.ts";
import type { ClientSettings } from "./request.ts";
import { createApiClient } from "./services.ts";

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

    await client.estate.get("/transactions", { query: { cityCode: "13108", town: "豊洲", kind: undefined } });

    expect(requests[0]?.url).toBe("http://site.test/api/estate/transactions?cityCode=13108&town=%E8%B1%8A%E6%B4%B2");
    expect(requests[0]?.headers.get("accept")).toBe("application/json");
    expect(requests[0]?.headers.get("authorization")).toBeNull();
  });

  it("asks a service that has been moved out at its own address", async () => {
    const { client, requests } = clientThat(nothing, { baseUrls: { PRICE_CHECKER: "https://price.test/v1/" } });

    await client.priceChecker.post("/jobs/{id}/cancel", { path: { id: "a b" } });
    await client.estimate.get("/estimates/{id}", { path: { id: "abc" } });

    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST https://price.test/v1/jobs/a%20b/cancel",
      "GET http://site.test/api/estimate/estimates/abc",
    ]);
  });

  it("asks for recommendations elsewhere as a member, and at the site's own address, whose cookie has it, by the link of a message", async () => {
    let token: string | null = "token-1";
    const { client, requests } = clientThat(nothing, { baseUrls: { RECOMMENDATION: "https://recc.test" }, bearerToken: () => token });

    await client.recommendation.get("/batches/latest");
    token = null;
    await client.recommendation.get("/batches/latest");

    expect(requests.map(({ url }) => url)).toEqual([
      "https://recc.test/batches/latest",
      "http://site.test/api/recommendation/batches/latest",
    ]);
  });

  it("sends an order as JSON, with the bearer token and the request id", async () => {
    const { client, requests } = clientThat(nothing, { bearerToken: () => "token-1", requestId: "visit-1" });

    await client.priceChecker.post("/jobs", { body: { kind: "condo", areaM2: 70, address: "東京都江東区豊洲" } });

    expect(await requests[0]?.json()).toEqual({ kind: "condo", areaM2: 70, address: "東京都江東区豊洲" });
    expect(requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer token-1");
    expect(requests[0]?.headers.get("x-request-id")).toBe("visit-1");
  });

  it("fills in every part of a path, so that none of it reads as a path itself", async () => {
    const { client, requests } = clientThat(nothing);

    await client.mypage.delete("/connections/{key}/owner", { path: { key: "a/b?c" } });

    expect(requests.map(({ url }) => url)).toEqual(["http://site.test/api/mypage/connections/a%2Fb%3Fc/owner"]);
  });

  it("sends a form as a form, whose line between the parts is chosen with the request", async () => {
    const { client, requests } = clientThat(nothing);
    const body = formBody({ field: "units", evidence: undefined }, [new File(["x"], "図面.png")]);

    await client.estate.post("/risk/{key}/corrections", { path: { key: "a" }, body });

    expect(requests[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    const form = await requests[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(["field", "files"]);
    expect(form?.get("files")).toMatchObject({ name: "図面.png" });
  });

  it("gives the value of a good answer and the problem of a bad one", async () => {
    const wrong = { type: "/problems/not-found", title: "指定された情報は見つかりませんでした", status: 404 };
    const { client } = clientThat((request) =>
      request.url.endsWith("/market")
        ? Response.json({ origin: "none" })
        : Response.json(wrong, { status: 404, headers: { "content-type": "application/problem+json" } }),
    );

    expect(await client.estate.get("/market")).toEqual({ ok: true, value: { origin: "none" } });
    expect(await client.estate.get("/apartments/{key}", { path: { key: "nowhere" } })).toEqual({ ok: false, problem: wrong });
  });

  it("turns an answer that is not JSON into a problem with its status", async () => {
    const { client } = clientThat(() => new Response("<h1>502</h1>", { status: 502, headers: { "content-type": "text/html" } }));

    expect(await client.estate.get("/market")).toMatchObject({ ok: false, problem: { type: "/problems/unreadable", status: 502 } });
  });

  it("turns a lost connection into a problem and still ends the loading bar", async () => {
    const events: string[] = [];
    const { client } = clientThat(() => Promise.reject(new TypeError("fetch failed")), {
      onStart: () => events.push("start"),
      onEnd: () => events.push("end"),
    });

    const answer = await client.estate.get("/market");

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

    expect(await client.estate.get("/market")).toMatchObject({ ok: false, problem: { type: "/problems/timeout" } });
    expect(await client.estate.get("/market", { signal: AbortSignal.abort() })).toMatchObject({
      ok: false,
      problem: { type: "/problems/aborted" },
    });
  });
});
