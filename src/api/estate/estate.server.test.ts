import { beforeAll, describe, expect, it } from "vitest";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { ATTRIBUTION, anApartment, aSale, insertMarket } from "#test/support/typed-market.ts";

/** Twenty-four sales in 豊洲: three in each of eight quarters, a little dearer each quarter. */
const toyosu = Array.from({ length: 24 }, (_, index) => {
  const quarters = Math.floor(index / 3);
  const quarter = { year: 2024 + Math.floor(quarters / 4), quarter: ((quarters % 4) + 1) as 1 | 2 | 3 | 4 };
  return aSale({ quarter, price: 70_000_000 + index * 350_000 });
});

let api: TestApi;

beforeAll(async () => {
  const { db } = await testDatabase();
  const other = anApartment({ key: "kiba-court", name: "木場コート", nameKana: "キバコート", town: "木場" });
  await insertMarket(db, {
    sales: [...toyosu, aSale({ kind: "land", town: "木場", layout: null, builtYear: null })],
    apartments: [anApartment(), other],
    listings: [
      { id: "listing-1", state: "active" },
      { id: "listing-2", state: "sold" },
    ],
  });
  await rebuildSuggestions(db);
  api = testApi(db, null);
});

describe("the market", () => {
  it("says what is recorded, from when to when, from whom and where", async () => {
    const { body, headers } = await api.get("/api/estate/market");

    expect(body).toEqual({
      origin: "published",
      firstQuarter: "2024Q1",
      lastQuarter: "2026Q2",
      sales: 25,
      attributions: [ATTRIBUTION],
      credits: [{ attribution: ATTRIBUTION, licence: "CC BY 4.0" }],
      cities: [{ cityCode: "13108", cityName: "江東区", prefecture: "東京都", place: null, sales: 25 }],
      hasBuildings: true,
    });
    expect(headers.get("cache-control")).toBe("public, max-age=60");
  });
});

describe("a market without a building", () => {
  it("says so, from the request on that follows the last of them", async () => {
    const { db } = await testDatabase();
    const empty = testApi(db, null);
    expect((await empty.get("/api/estate/market")).body).toMatchObject({ origin: "none", hasBuildings: false });

    await insertMarket(db, { apartments: [anApartment()] });

    expect((await empty.get("/api/estate/market")).body).toMatchObject({ hasBuildings: true });
  });
});

describe("a postal code", () => {
  it("gives its town", async () => {
    const { body, headers } = await api.get("/api/estate/postal-codes/1350061");

    expect(body).toEqual({
      postalCode: "1350061",
      towns: [{ prefCode: "13", prefecture: "東京都", cityCode: "13108", city: "江東区", town: "豊洲" }],
    });
    expect(headers.get("cache-control")).toBe("public, max-age=86400");
  });

  it("gives all its towns where it covers several, even of two prefectures", async () => {
    const { body } = await api.get("/api/estate/postal-codes/4980000");

    expect(body.towns).toEqual([
      { prefCode: "23", prefecture: "愛知県", cityCode: "23235", city: "弥富市", town: null },
      { prefCode: "24", prefecture: "三重県", cityCode: "24303", city: "桑名郡木曽岬町", town: null },
    ]);
  });

  it.each(["9999999", "135-0061", "135006", "abcdefg"])("is not found for %s", async (code) => {
    expect((await api.get(`/api/estate/postal-codes/${code}`)).status).toBe(404);
  });
});

describe("places", () => {
  const ask = (query: string) => api.get(`/api/estate/places?${query}`);

  it("are found by a text: a building by its name, kept by nobody but the browser", async () => {
    const { body, headers } = await ask(`q=${encodeURIComponent("木場コート")}`);

    expect(body).toMatchObject({
      outcome: "one",
      items: [{ key: "kiba-court", kind: "building", precision: "building", rest: null, isExact: true }],
    });
    expect(Object.keys((body as { items: object[] }).items[0] ?? {})).toEqual(expect.arrayContaining(["label", "detail", "lat", "lon"]));
    expect(headers.get("cache-control")).toBe("private, max-age=60");
  });

  it("are none for a text that nothing is called by, and for a point where no town is known", async () => {
    expect((await ask("q=zzzz")).body).toEqual({ outcome: "none", items: [] });
    expect((await ask("lat=30.5&lon=143")).body).toEqual({ outcome: "none", items: [] });
  });

  it.each([
    "",
    "lat=35.7",
    "lon=139.8",
    "q=a&lat=35.7&lon=139.8",
    "lat=95&lon=139.8",
    "lat=a&lon=139.8",
    "q=a&limit=21",
    `q=${"a".repeat(121)}`,
  ])("refuse %j", async (query) => {
    expect((await ask(query)).status).toBe(422);
  });
});

describe("the towns of a city", () => {
  it("are none where no table of towns was imported", async () => {
    expect((await api.get("/api/estate/towns?cityCode=13108")).body).toEqual({ cityName: "江東区", prefecture: "東京都", items: [] });
    expect((await api.get("/api/estate/towns?cityCode=1310")).status).toBe(422);
  });
});

describe("towns like another", () => {
  it("are none where the town has too few sales to be held against others", async () => {
    const { body, headers } = await api.get(`/api/estate/similar-towns?cityCode=13108&town=${encodeURIComponent("知らない町")}&kind=condo`);

    expect(body).toEqual({ own: null, towns: [] });
    expect(headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("are refused without a town", async () => {
    expect((await api.get("/api/estate/similar-towns?cityCode=13108&kind=condo")).status).toBe(422);
  });
});

describe("suggestions", () => {
  it("finds a building by its reading, for this reader alone", async () => {
    const { body, headers } = await api.get(`/api/estate/suggest?q=${encodeURIComponent("とよすれじ")}`);

    expect(body.items[0]).toMatchObject({ kind: "apartment", label: "豊洲レジデンス", reference: "toyosu-residence" });
    expect(headers.get("cache-control")).toBe("private, max-age=60");
  });

  it("gives no more than asked for", async () => {
    const { body } = await api.get(`/api/estate/suggest?limit=1&q=${encodeURIComponent("江東区")}`);

    expect(body.items).toHaveLength(1);
  });
});

describe("lists", () => {
  it("gives sales of an area newest first, twenty a page", async () => {
    const first = await api.get("/api/estate/transactions?cityCode=13108&kind=condo");
    const second = await api.get("/api/estate/transactions?cityCode=13108&kind=condo&page=2");

    expect(first.body).toMatchObject({ page: 1, pageSize: 20, total: 24 });
    expect(first.body.items[0].quarter).toBe("2025Q4");
    expect(second.body.items).toHaveLength(4);
    expect(second.body.items[3].quarter).toBe("2024Q1");
  });

  it("keeps the building of a sale to itself", async () => {
    const { body } = await api.get("/api/estate/transactions?cityCode=13108");

    expect(body.items[0]).not.toHaveProperty("apartmentKey");
  });

  it("narrows sales to a town and a period", async () => {
    const path = "/api/estate/transactions?cityCode=13108&from=2024Q2&until=2024Q3";

    expect((await api.get(`${path}&town=${encodeURIComponent("豊洲")}`)).body.total).toBe(6);
    expect((await api.get(`${path}&town=${encodeURIComponent("木場")}`)).body.total).toBe(0);
  });

  it("finds buildings by part of a name, and one by its key", async () => {
    const { body } = await api.get(`/api/estate/apartments?q=${encodeURIComponent("コート")}`);

    expect(body.items.map(({ key }: { key: string }) => key)).toEqual(["kiba-court"]);
    expect((await api.get("/api/estate/apartments/kiba-court")).body).toEqual(body.items[0]);
  });
});

describe("price history", () => {
  it("gives the quarterly medians of a town with enough sales", async () => {
    const { body } = await api.get(`/api/estate/history?cityCode=13108&kind=condo&town=${encodeURIComponent("豊洲")}`);

    expect(body).toMatchObject({ scope: "town", label: "江東区豊洲" });
    expect(body.points).toHaveLength(8);
    expect(body.points[0]).toEqual({ quarter: "2024Q1", medianYenPerM2: 1_005_000, n: 3 });
  });

  it("falls back to the city and says so", async () => {
    const { body } = await api.get(`/api/estate/history?cityCode=13108&kind=condo&town=${encodeURIComponent("木場")}`);

    expect(body).toMatchObject({ scope: "city", label: "江東区" });
  });
});
