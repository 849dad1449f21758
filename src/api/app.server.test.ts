import { beforeAll, describe, expect, it } from "vitest";
import { seconds } from "#kernel/duration.ts";
import { DatabaseUnreachable } from "#platform/database-unreachable.ts";
import { type Db, openDatabase } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { DEFAULT_LIMITS } from "./app.ts";

const JOBS = "/api/price-checker/jobs";
const input = { kind: "condo", address: "東京都江東区豊洲", areaM2: 70 };

let db: Db;
let url: string;

beforeAll(async () => {
  ({ db, url } = await testDatabase());
});

describe("problems", () => {
  it("answers an unknown address with a problem in Japanese", async () => {
    const { status, headers, body } = await testApi(db, null).get("/api/nothing/here");

    expect(status).toBe(404);
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect(body).toEqual({
      type: "/problems/unknown-route",
      title: "このAPIはありません",
      status: 404,
      instance: "/api/nothing/here",
      requestId: headers.get("x-request-id"),
    });
  });

  it.each([
    ["GET", `${JOBS}/nowhere`],
    ["POST", `${JOBS}/nowhere/cancel`],
    ["POST", `${JOBS}/nowhere/retry`],
    ["GET", "/api/estimate/estimates/nowhere"],
    ["POST", "/api/estimate/estimates/nowhere/recompute"],
    ["GET", "/api/estate/apartments/nowhere"],
    ["GET", `/api/estate/apartments/${"x".repeat(41)}`],
    ["GET", "/api/estate/history?cityCode=13108&kind=condo"],
  ])("answers %s %s with 404 where there is no such thing", async (method, path) => {
    const response = await testApi(db, null).app.request(path, { method });

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ type: "/problems/not-found", title: "指定された情報は見つかりませんでした" });
  });

  it.each([
    "/api/estate/risk/%00",
    "/api/estate/risk?cityCode=13108&town=%00",
    "/api/estate/apartments?q=a%00",
    "/api/estate/suggest?q=%00",
  ])("finds nothing at %s, for no name has a NUL", async (path) => {
    expect((await testApi(db, null).get(path)).status).toBe(404);
  });

  it("blames a NUL in an order on the caller", async () => {
    const { status } = await testApi(db, null).post(JOBS, { ...input, address: "東京都江東区\0豊洲" });

    expect(status).toBe(422);
  });

  it("names every wrong field of an order, in the order of the form", async () => {
    const { status, body } = await testApi(db, null).post(JOBS, { kind: "boat", areaM2: 3, floor: 99 });

    expect(status).toBe(422);
    expect(body.type).toBe("/problems/validation");
    expect(body.errors.map(({ field, reason }: { field: string; reason: string }) => [field, reason])).toEqual([
      ["kind", "unknown-choice"],
      ["address", "required"],
      ["areaM2", "too-small"],
      ["floor", "too-large"],
    ]);
  });

  it.each([
    ["/api/estate/suggest", "q", "required"],
    [`/api/estate/suggest?q=${"a".repeat(61)}`, "q", "too-long"],
    ["/api/estate/suggest?q=a&limit=21", "limit", "format"],
    ["/api/estate/transactions", "cityCode", "required"],
    ["/api/estate/transactions?cityCode=13108&from=2024", "from", "format"],
    ["/api/estate/transactions?cityCode=13108&page=0", "page", "format"],
    ["/api/estate/homes?kind=castle", "kind", "unknown-choice"],
    ["/api/estate/apartments?page=100000", "page", "format"],
  ])("refuses %s because of %s", async (path, field, reason) => {
    const { status, body } = await testApi(db, null).get(path);

    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field, reason }]);
  });

  it.each([
    ["that is not JSON", "{", "application/json", 400, "malformed-json"],
    ["of another media type", "kind=condo", "application/x-www-form-urlencoded", 415, "unsupported-media-type"],
    ["that is too large", JSON.stringify({ ...input, address: "あ".repeat(30_000) }), "application/json", 413, "too-large"],
  ])("refuses a body %s", async (_what, body, type, status, problem) => {
    const { app } = testApi(db, null);

    const response = await app.request(JOBS, { method: "POST", body, headers: { "content-type": type } });

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ type: `/problems/${problem}`, status });
  });

  it.each([
    "application/json-evil",
    "application/json; multipart/form-data; boundary=B",
    "application/json, text/x",
    "multipart/form-data-x; boundary=B",
    "multipart/form-data; boundary=B; x",
  ])("refuses a body of %s as of another media type, and logs nothing", async (type) => {
    const api = testApi(db, null);
    const post = (path: string) =>
      api.app.request(path, { method: "POST", body: JSON.stringify(input), headers: { "content-type": type } });

    for (const path of [JOBS, "/api/estate/risk/inquiries", "/api/estate/risk/proposals", "/api/estate/data-requests"]) {
      const response = await post(path);
      // What is no form at all is told so by whoever reads it, before its letter is looked at.
      expect(response.status, path).toBe(type.startsWith("multipart/form-data;") && path.endsWith("proposals") ? 400 : 415);
    }
    expect(api.logged).toEqual([]);
  });

  it("shows nothing of an unexpected error, and logs it under the id it shows", async () => {
    const broken = openDatabase(url.replace(/\/[^/]*$/, "/postgres"));
    const api = testApi(broken.db, null);

    const { status, body, headers } = await api.get("/api/estate/apartments/some-key");
    await broken.close();

    expect(status).toBe(500);
    expect(body).toEqual({
      type: "/problems/internal",
      title: "エラーが発生しました。時間をおいてお試しください",
      status: 500,
      instance: "/api/estate/apartments/some-key",
      requestId: headers.get("x-request-id"),
    });
    expect(api.logged.join()).toContain(body.requestId);
    expect(api.logged.join()).toContain("does not exist");
  });
});

describe("while the database is away", () => {
  const NOWHERE = "postgres://nobody:secret@127.0.0.1:1/nowhere";

  it.each([
    ["a question", "/api/estate/apartments/some-key", {}],
    [
      "an order of which nothing was done",
      JOBS,
      { method: "POST", body: JSON.stringify(input), headers: { "content-type": "application/json" } },
    ],
  ])("answers %s with a time to wait, and tells the log in one line without a stack", async (_what, path, init) => {
    const away = openDatabase(NOWHERE);
    const { app, logged } = testApi(away.db, null);

    const answers = await Promise.all([1, 2, 3].map(() => app.request(path, init)));
    await away.close();

    for (const answer of answers) {
      expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
      expect(await answer.json()).toMatchObject({
        type: "/problems/unavailable",
        title: "一時的にご利用いただけません。少し待ってからお試しください",
      });
    }
    expect(logged.filter((line) => line.includes("ECONNREFUSED"))).toHaveLength(1);
    expect(logged.join()).not.toContain("stack");
  });

  it("asks no program to send an order again that may have been carried out", async () => {
    const lost = openDatabase(url);
    const { app } = testApi(losingOnInsert(lost.db), null);

    const answer = await app.request(JOBS, {
      method: "POST",
      body: JSON.stringify(input),
      headers: { "content-type": "application/json" },
    });
    await lost.close();

    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, null]);
    expect(await answer.json()).toMatchObject({ type: "/problems/interrupted" });
  });
});

/** A database whose connections end at the first row that is written. */
function losingOnInsert(from: Db): Db {
  return from.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "InsertQueryNode") throw new DatabaseUnreachable("working", new Error("Connection terminated unexpectedly"));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

describe("rate limits", () => {
  const limits = { ...DEFAULT_LIMITS, calls: { capacity: 3, perSecond: 0.5 }, orders: { capacity: 1, perSecond: 0.1 } };

  it("answers 429 with a time to wait, and answers again after it", async () => {
    const api = testApi(db, null, { limits });
    for (let i = 0; i < 3; i += 1) await api.get("/api/estate/market");

    const refused = await api.get("/api/estate/market");
    api.clock.advance(seconds(2));

    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(refused.body).toMatchObject({ type: "/problems/too-many-requests" });
    expect((await api.get("/api/estate/market")).status).toBe(200);
  });

  it("counts orders apart from other calls", async () => {
    const api = testApi(db, null, { limits });

    expect((await api.post(JOBS, input)).status).toBe(202);
    expect((await api.post(JOBS, input)).status).toBe(429);
    expect((await api.get("/api/estate/market")).status).toBe(200);
  });

  it("counts every caller for itself, and the site's own calls not at all", async () => {
    let caller: string | null = "first";
    const api = testApi(db, null, { limits, callerKey: () => caller });
    await api.post(JOBS, input);

    expect((await api.post(JOBS, input)).status).toBe(429);
    caller = "second";
    expect((await api.post(JOBS, input)).status).toBe(202);
    caller = null;
    for (let i = 0; i < 5; i += 1) expect((await api.post(JOBS, input)).status).toBe(202);
  });
});

describe("the document", () => {
  /** Numbers alone are taken in the address of a tile, which its pattern says and the document does not. */
  const TILES = "/api/estate/tiles/";
  const TILE = `${TILES}{layer}/{version}/{z}/{x}/{y}.mvt`;

  it("describes every address that answers, and no other", async () => {
    const api = testApi(db, null);
    const { status, body } = await api.get("/api/openapi.json");

    expect(status).toBe(200);
    // Each version of the sold API has a document of its own, which stands below it.
    const sold = await Promise.all(
      ["v1", "v2", "v3"].map(async (version) => (await api.get(`/api/biz/${version}/openapi.json`)).body.paths),
    );
    const described = [body.paths, ...sold].flatMap((paths) =>
      Object.entries(paths).flatMap(([address, methods]) =>
        Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${address}`),
      ),
    );
    // What stands between (`ALL`, `*`) answers nothing by itself; the document and its page are not part of what they describe.
    const answering = api.app.routes
      .filter(({ method, path }) => method !== "ALL" && !path.includes("*") && !/^\/api\/docs|\/openapi\.json$/.test(path))
      .map(({ method, path }) => `${method} ${path.includes("\\.mvt") ? TILE : path.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(described.length).toBeGreaterThan(50);
    expect([...new Set(described)].sort()).toEqual([...new Set(answering)].sort());
    for (const [path, methods] of Object.entries(body.paths)) {
      for (const method of Object.keys(Object(methods))) {
        const response = await api.app.request(path.replaceAll(/\{[xyz]\}/g, "1"), { method: method.toUpperCase() });
        expect(await response.json()).not.toMatchObject({ type: "/problems/unknown-route" });
      }
    }
  });

  it("can be read as a page that needs no inline script and nothing from elsewhere", async () => {
    const { app } = testApi(db, null);
    const page = await (await app.request("/api/docs")).text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? "").filter((file) => file !== "data:,");

    expect(page).not.toMatch(/<script>|<style|style=|\son\w+=/);
    expect(files).toEqual(["/api/docs/swagger-ui.css", "/api/docs/readable.css", "/api/docs/swagger-ui-bundle.js", "/api/docs/start.js"]);
    for (const file of files) {
      const response = await app.request(file);
      expect(response.status).toBe(200);
      expect((await response.text()).length).toBeGreaterThan(50);
    }
  });

  it.each(["package.json", "..%2Fpackage.json", "constructor"])("serves no other file: %s", async (file) => {
    expect((await testApi(db, null).app.request(`/api/docs/${file}`)).status).toBe(404);
  });
});

describe("the request id", () => {
  it("is taken from the caller, so that one visit reads as one", async () => {
    const response = await testApi(db, null).app.request("/api/estate/market", { headers: { "x-request-id": "visit-42" } });

    expect(response.headers.get("x-request-id")).toBe("visit-42");
  });
});
