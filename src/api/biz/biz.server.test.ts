import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { issueKey, openClient, settleAccess, usageOf } from "#domain/api-access/index.server.ts";
import { accessMemory } from "#domain/api-access/memory.server.ts";
import type { ApiKey, PlanId } from "#domain/api-access/types.ts";
import { seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { ATTRIBUTION, anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";

const HOME = anApartment();
const sales = [70_000_000, 68_000_000, 73_000_000, 71_000_000].map((price) => aSale({ price }));
const few = [aSale({ town: "青海", place: null }), aSale({ town: "青海", place: null })];
const input = { kind: "condo", address: "東京都江東区豊洲5丁目1-2", areaM2: 70, layout: "3LDK", builtYear: 2008 };
const rents = townEngine(
  [240_000, 250_000, 260_000].map((price) => ({ ...aSale({ price, areaM2: 70 }), kind: "rent" as never })),
  "rent-1",
);

let db: Db;
let api: TestApi;
let key = "";
let clientId = "";
let current: TestApi["deps"]["engines"]["current"];

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { sales: [...sales, ...few].flatMap(tenOf), apartments: [HOME] });
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...HOME.place })]);
});

beforeEach(async () => {
  await sql`delete from api_client`.execute(db);
  const clock = movableClock(new Date("2026-12-10T03:00:00Z"));
  const engine = townEngine([...sales, ...few]);
  current = async (kind) => (kind === "rent" ? rents : engine);
  api = testApi(db, engine, {
    ...{ clock, access: accessMemory(clock), randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)) },
    engines: { current: (kind) => current(kind) },
    callerAddress: (c) => c.req.header("x-caller") ?? null,
  });
  ({ key, clientId } = await newKey());
});

async function newKey(wish: Partial<ApiKey> & { readonly plan?: PlanId; readonly endsAt?: Date | null } = {}) {
  const { plan = "standard", endsAt = null, ...of } = wish;
  return inTransaction(db, async (tx) => {
    const id = await openClient(tx, api.deps, { name: "見本", companyId: null, plan, endsAt });
    const issued = await issueKey(tx, api.deps, {
      ...{ kind: "secret", mode: "live", label: "試験", scopes: ["assess:v1", "assess:v2", "assess:v3"], hosts: [], ips: [], ...of },
      clientId: id,
    });
    return { key: issued.key, clientId: id };
  });
}

const pass = (ms: number) => (api.deps.clock as ReturnType<typeof movableClock>).moveTo(new Date(api.deps.clock.now().getTime() + ms));

async function call(version: string, body: unknown = input, headers: Record<string, string> = {}) {
  const response = await api.app.request(`/api/biz/${version}/assessments`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const usage = async () => (await usageOf(api.deps, { clientId, month: "2026-12" }))?.calls;

describe("a price", () => {
  it("of v1 is the site's own, with what must stand beside it", async () => {
    const { status, headers, body } = await call("v1");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body).toEqual({
      kind: "condo",
      location: {
        ...{ prefecture: "東京都", cityCode: "13108", cityName: "江東区", town: "豊洲" },
        ...{ apartmentKey: null, apartmentName: null },
      },
      ...{ priceYen: 71_000_000, pricedFor: "2026Q4", mode: "blind", modelVersion: "town-1", dataAsOf: "2026Q2" },
      ...{ assessedAt: "2026-12-10T03:00:00.000Z", isSample: false, attributions: [ATTRIBUTION, "出典 towns"] },
      notice: expect.stringContaining("AI推定価格は統計的な参考値で、不動産鑑定評価ではありません"),
    });
  });

  it("of v2 comes with the rent, the yield and what sold nearby", async () => {
    const { body } = await call("v2");
    expect(body).toMatchObject({
      rent: { monthlyYen: 250_000, grade: "B", count: 3, modelVersion: "rent-1", dataAsOf: "2026Q2" },
      ...{ rentAbsence: null, grossYield: 0.0423, comparableCount: 4, dataAsOf: "2026Q2" },
    });
    expect(body.comparables).toHaveLength(4);
    expect(body).not.toHaveProperty("band80");
  });

  it("of v3 comes with its band, chance, grade, reasons, the asking price and the risk of the place", async () => {
    const { body } = await call("v3", { ...input, askingPrice: 80_000_000 });
    expect(body).toMatchObject({
      ...{ dataAsOf: "2026Q2", band80: { lowYen: 63_900_000, highYen: 78_100_000 } },
      ...{ withinTenPercent: 0.8, grade: "B", basePriceYen: 70_000_000 },
      factors: [
        { group: "location", yen: 1_000_000, absence: null },
        { group: "floor", yen: null, absence: "not-told" },
      ],
      asking: { askingPriceYen: 80_000_000, gap: 0.1268, standing: "above-band" },
      risk: { of: "place", lowestLetter: expect.any(String), highestLetter: expect.any(String), coverage: expect.any(Number) },
    });
    const told = (await call("v3", { ...input, floor: 45 })).body;
    expect([told.priceYen, told.band80, told.factors.at(-1)]).toEqual([
      ...[body.priceYen, body.band80],
      { group: "floor", yen: null, absence: "not-used", source: null },
    ]);
    expect((await call("v3")).body.asking).toBeNull();
    expect((await call("v3", { ...input, address: undefined, apartmentKey: HOME.key })).body).toMatchObject({
      location: { apartmentKey: HOME.key, apartmentName: HOME.name },
      risk: { of: "building" },
    });
  });

  it("asks of a corner in its newest version alone: those of before are as they were launched", async () => {
    const [v1, v2, v3] = await Promise.all((["v1", "v2", "v3"] as const).map((version) => call(version, { ...input, isCorner: true })));

    expect([v1?.status, v2?.status, v3?.status]).toEqual([422, 422, 200]);
    expect(v1?.body.errors).toMatchObject([{ field: expect.any(String) }]);
  });

  it("of what is no flat has no rent, and says why", async () => {
    const house = townEngine(sales.map((sale) => ({ ...sale, kind: "house" })));
    current = async () => house;
    expect((await call("v2", { kind: "house", address: "東京都江東区豊洲", areaM2: 70 })).body).toMatchObject({
      ...{ rent: null, rentAbsence: "not-a-flat", grossYield: null },
    });
  });

  it("of a house takes its lot from v3 on, and before as any field that is not known", async () => {
    const house = townEngine(sales.map((sale) => ({ ...sale, kind: "house" })));
    current = async () => house;
    const told = { kind: "house", address: "東京都江東区豊洲", areaM2: 70, structure: "wood", frontageM: 7.5, roadDirection: "南" };
    const { status, body } = await call("v3", { ...told, renovatedYear: 2020, floor: 2 });
    expect([status, body.unusedAnswers]).toEqual([200, ["renovatedYear", "floor", "structure", "roadDirection"]]);
    expect((await call("v3", { ...told, frontageM: 0 })).body.errors).toMatchObject([{ field: "frontageM", reason: "too-small" }]);
    for (const version of ["v1", "v2"])
      expect((await call(version, told)).body.errors.map((error: { reason: string }) => error.reason)).toEqual(
        Array(3).fill("unknown-field"),
      );
  });

  it("of a house is told in land and building from v3 on, and of what is no house not", async () => {
    const house = townEngine(sales.map((sale) => ({ ...sale, kind: "house" })));
    const condo = await current("condo");
    current = async (kind) => (kind === "house" ? house : condo);
    const told = { kind: "house", address: "東京都江東区豊洲", areaM2: 70 };
    const [v2, v3] = await Promise.all([call("v2", told), call("v3", told)]);

    expect(v3.body).toMatchObject({
      priceYen: 71_000_000,
      landAndBuilding: { landYen: 35_500_000, buildingYen: 35_500_000, isNearlyAllLand: false },
    });
    expect(v2.body).not.toHaveProperty("landAndBuilding");
    expect((await call("v3")).body.landAndBuilding).toBeNull();
  });

  it("of a point is that of its town", async () => {
    const { address: _, ...home } = input;
    const point = await call("v1", { ...home, place: HOME.place });
    expect(point.body).toMatchObject({ priceYen: 71_000_000, location: { town: "豊洲" } });
    const sea = await call("v1", { ...home, place: { lon: 141, lat: 34 } });
    expect([sea.status, sea.body.reason]).toEqual([422, "address-not-found"]);
  });

  it.each([
    ["東京都江東区青海1丁目", "too-few-comparables"],
    ["大阪府大阪市北区梅田", "out-of-area"],
    ["どこでもない場所", "address-not-found"],
  ])("that cannot be estimated is none: %s, %s", async (address, reason) => {
    const { status, body } = await call("v3", { ...input, address });
    expect([status, body.type, body.reason]).toEqual([422, "/problems/cannot-estimate", reason]);
  });

  it("of a city alone names what is missing, and offers nothing that would be answered the same", async () => {
    const { status, body } = await call("v3", { ...input, address: "東京都江東区" });
    expect([status, body.reason, body.candidates]).toEqual([422, "address-ambiguous", undefined]);
    expect(body.detail).toContain("町名");
  });

  it("of minutes on foot without a station says that the station is missing", async () => {
    const { body } = await call("v3", { ...input, address: "東京都江東区豊洲5-1", walkMinutes: 5 });
    const station = body.factors.filter(({ group, yen }: { group: string; yen: unknown }) => group === "station" && yen === null);
    expect(station.map(({ absence }: { absence: string }) => absence)).not.toContain("not-used");
  });

  it("has no model to come from", async () => {
    current = async () => null;
    expect((await call("v1")).body).toMatchObject({ type: "/problems/cannot-estimate", reason: "no-model" });
  });

  it("of an address that begins with a postal code is that of its own place, whoever asked before", async () => {
    expect((await call("v1", { ...input, address: "〒135-0061 東京都江東区豊洲5-1" })).body.location).toMatchObject({ town: "豊洲" });
    const other = await newKey();
    key = other.key;
    const elsewhere = await call("v1", { ...input, address: "〒530-0001 大阪府大阪市北区梅田1-1" });
    expect([elsewhere.status, elsewhere.body.reason]).toEqual([422, "out-of-area"]);
    expect((await call("v1", { ...input, address: "〒135-0064 東京都江東区青海1-1" })).body.reason).toBe("too-few-comparables");
    expect((await call("v1", { ...input, address: "〒135-0061 東京都江東区豊洲4-2" })).status).toBe(200);
  });

  it("asked with a test key is marked as a sample", async () => {
    ({ key } = await newKey({ mode: "test" }));
    expect((await call("v1")).body).toMatchObject({ priceYen: 71_000_000, isSample: true });
  });

  it("is one whatever way a layout is written in, and is not made of what is no layout", async () => {
    const { modelVersion } = (await call("v1")).body;
    for (const layout of ["３ＬＤＫ", "3 LDK", "3ldk"])
      expect((await call("v3", { ...input, layout })).body).toMatchObject({ priceYen: 71_000_000, modelVersion });
    const refused = await call("v1", { ...input, layout: "9ABC" });
    expect([refused.status, refused.body.errors]).toEqual([
      ...[422],
      [{ field: "layout", reason: "format", message: "間取りの形を確かめてください。例：3LDK、2LDK+S" }],
    ]);
    expect(await usage()).toBe(4);
  });

  it("is not made of what contradicts itself, or names what nobody knows", async () => {
    expect((await call("v1", { ...input, floor: 30, totalFloors: 7 })).body).toMatchObject({
      type: "/problems/validation",
      errors: [{ field: "floor", reason: "contradiction" }],
    });
    expect((await call("v1", { ...input, flor: 3 })).body.errors).toEqual([
      { field: "flor", reason: "unknown-field", message: "「flor」という項目はありません" },
    ]);
    expect((await call("v1", { kind: "condo", areaM2: 70 })).body.errors).toMatchObject([{ field: "address" }]);
  });
});

describe("a call", () => {
  it("says what is left, and costs one only where it is answered", async () => {
    const { headers } = await call("v1");
    expect(headers.get("ratelimit")).toBe('"burst";r=19;t=1, "month";r=29999;t=1857600');
    expect(headers.get("ratelimit-policy")).toBe('"burst";q=20;w=1, "month";q=30000;w=2678400');
    const refused = await call("v1", { ...input, address: "どこでもない場所" });
    expect(refused.headers.get("ratelimit")).toBe('"burst";r=18;t=1, "month";r=29999;t=1857600');
    current = () => Promise.reject(new Error("broken"));
    pass(seconds(3));
    expect((await call("v1")).status).toBe(500);
    expect(await usage()).toBe(1);
  });

  it("is measured where it was sold, and nothing else is", async () => {
    api.deps.latencies.take();
    await api.app.request("/api/biz/v1/openapi.json");
    await api.app.request("/api/biz/v1/usage", { headers: { authorization: `Bearer ${key}` } });
    await api.post("/api/biz/try/assessments", input);
    await call("v1", { ...input, address: "どこでもない場所" });
    expect(api.deps.latencies.take()).toEqual([]);
    for (let i = 0; i < 2; i += 1) await call("v2", input, { "idempotency-key": "measured-1" });
    await call("v3");
    expect(api.deps.latencies.take()).toEqual([2]);
  });

  it("beyond a limit is told when to come back, or that it is of no use", async () => {
    ({ key, clientId } = await newKey({ plan: "trial" }));
    for (let i = 0; i < 2; i += 1) await call("v1");
    const burst = await call("v1");
    expect([burst.status, burst.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(burst.body).toMatchObject({ type: "/problems/quota-exceeded", reason: "burst", resetAt: "2026-12-10T03:00:01.000Z" });
    for (let i = 0; i < 98; i += 1) {
      pass(seconds(1));
      await call("v1");
    }
    pass(seconds(1));
    const over = await call("v1");
    expect([over.status, over.headers.get("retry-after"), over.body.reason, over.body.resetAt]).toEqual([429, null, "trial", undefined]);
    expect(over.headers.get("ratelimit")).toBe('"burst";r=1;t=1, "trial";r=0');
  });

  it.each([
    ["no key", "", 401, "unknown-api-key"],
    ["a key of a document", `mk_live_${"0".repeat(49)}`, 401, "unknown-api-key"],
  ])("with %s is nobody's", async (_, presented, status, type) => {
    key = presented;
    const answer = await call("v1");
    expect([answer.status, answer.body.type, answer.headers.get("www-authenticate")]).toEqual([status, `/problems/${type}`, "Bearer"]);
    expect(answer.headers.get("ratelimit")).toBeNull();
  });

  it("of whoever tries keys waits", async () => {
    key = "mk_live_guess";
    const answers: number[] = [];
    for (let i = 0; i < 31; i += 1) answers.push((await call("v1")).status);
    expect(answers.slice(-2)).toEqual([401, 429]);
  });

  it.each([
    ["a scope it has not", { scopes: ["assess:v1"] }, {}, "api-key-scope"],
    ["another host", { hosts: ["www.example.jp"] }, { origin: "https://evil.test" }, "api-key-place"],
    ["other pages, from one that does not say whose it is", { hosts: ["www.example.jp"] }, { origin: "null" }, "api-key-place"],
    ["another address", { ips: ["203.0.113.0/24"] }, { "x-caller": "198.51.100.1" }, "api-key-place"],
    ["its time over", { endsAt: new Date("2026-12-01") }, {}, "api-access-ended"],
  ] as const)("with a key for %s is refused", async (_, wish, headers, type) => {
    ({ key } = await newKey(wish));
    const { status, body } = await call("v3", input, headers);
    expect([status, body.type]).toEqual([403, `/problems/${type}`]);
  });

  it("with a key for its host and address is answered", async () => {
    ({ key } = await newKey({ hosts: ["www.example.jp"], ips: ["203.0.113.0/24"] }));
    const headers = { origin: "https://www.example.jp", "x-caller": "203.0.113.7" };
    expect((await call("v3", input, headers)).status).toBe(200);
  });
});

describe("usage", () => {
  it("tells the calls of the month, their fee and what is left, and costs nothing", async () => {
    await call("v1");
    await settleAccess(api.deps);
    const response = await api.app.request("/api/biz/v1/usage", { headers: { authorization: `Bearer ${key}` } });
    expect(await response.json()).toEqual({
      ...{ plan: "standard", mode: "live", endsAt: null, month: "2026-12" },
      ...{ includedCalls: 3000, calls: 1, overCalls: 0, testCalls: 0, feeYen: 30_000 },
      policies: [
        { name: "burst", calls: 20, windowSeconds: 1, remaining: 20, resetSeconds: 1 },
        { name: "month", calls: 30_000, windowSeconds: 2_678_400, remaining: 29_999, resetSeconds: 1_857_600 },
      ],
    });
    expect(await usage()).toBe(1);
  });
});

describe("trying it without a key", () => {
  const attempt = (body: unknown = input) => api.post("/api/biz/try/assessments", body);

  it("answers five times an hour as v3 does, marked as a sample", async () => {
    const first = await attempt();
    expect(first.body).toMatchObject({ priceYen: 71_000_000, isSample: true, band80: { lowYen: 63_900_000 } });
    expect(first.headers.get("ratelimit")).toBe('"try";r=4;t=720');
    for (let i = 0; i < 4; i += 1) expect((await attempt()).status).toBe(200);
    const over = await attempt();
    expect([over.status, over.headers.get("retry-after")]).toEqual([429, "720"]);
  });

  it("refuses as v3 does", async () => {
    expect((await attempt({ ...input, address: "どこでもない場所" })).body).toMatchObject({ reason: "address-not-found" });
  });
});
