import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { UNUSUAL_CIRCUMSTANCES } from "#domain/properties/conditions/sale-circumstances.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, insertRows } from "#test/support/market.ts";
import { priceHistory } from "./price-history.server.ts";
import { listSales, listTransactions, quarterlyMedians } from "./sale-store.server.ts";

const TOYOSU = { cityCode: "13108", town: "豊洲" } as const;
const NOW = new Date("2026-11-21T03:00:00Z");
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const load = await aLoad(db);
  const quarters = Array.from({ length: 8 }, (_, i) => ({ year: 2022 + Math.floor(i / 4), quarter: (i % 4) + 1 }));
  await insertRows(db, "sale", load, [
    ...quarters.flatMap((when) => [60, 70, 80].map((man) => aSaleRow({ ...when, price: man * 1_000_000 }))),
    ...[1, 2, 3].map(() => aSaleRow({ town: "東雲", year: 2022, quarter: 1, price: 35_000_000 })),
    aSaleRow({ year: 2024, quarter: 3, price: 10_000_000, remarks: "調停・競売等、私道を含む取引" }),
    aSaleRow({ year: 2024, quarter: 3, remarks: "私道を含む取引", lon: null, lat: null }),
    aSaleRow({ year: 2024, quarter: 4, area_m2: 2000, area_is_minimum: true }),
    aSaleRow({ kind: "land", year: 2024, quarter: 2 }),
    aSaleRow({ city_code: "13101", city_name: "千代田区", town: "岩本町", year: 2020, quarter: 1 }),
  ]);
});

describe("listSales", () => {
  it("gives one kind, oldest quarter first, without unusual sales and capped areas", async () => {
    const sales = await listSales(db, { kind: "condo" });

    expect(sales).toHaveLength(24 + 3 + 1 + 1);
    expect(sales[0]).toMatchObject({ cityCode: "13101", town: "岩本町", quarter: { year: 2020, quarter: 1 } });
    expect(sales.at(-1)).toMatchObject({ quarter: { year: 2024, quarter: 3 }, price: 70_000_000, place: null });
  });

  it("keeps unusual sales when asked to", async () => {
    const sales = await listSales(db, { kind: "condo", ordinaryOnly: false, from: { year: 2024, quarter: 1 } });

    expect(sales.map(({ price }) => price)).toEqual([10_000_000, 70_000_000]);
  });

  it("includes both ends of the period", async () => {
    const sales = await listSales(db, { kind: "condo", from: { year: 2022, quarter: 4 }, until: { year: 2023, quarter: 1 } });

    expect(new Set(sales.map(({ quarter }) => `${quarter.year}Q${quarter.quarter}`))).toEqual(new Set(["2022Q4", "2023Q1"]));
  });

  it("leaves out what newer loads brought", async () => {
    const [{ load_id: load } = { load_id: 0 }] = (await sql<{ load_id: number }>`select max(load_id) as load_id from sale`.execute(db))
      .rows;

    expect(await listSales(db, { kind: "land", newestLoad: load })).toHaveLength(1);
    expect(await listSales(db, { kind: "land", newestLoad: load - 1 })).toEqual([]);
  });

  it("reads every column as its own type", async () => {
    const [land] = await listSales(db, { kind: "land" });

    expect(land).toEqual({
      id: expect.any(Number),
      kind: "land",
      priceCategory: "contract",
      ...TOYOSU,
      cityName: "江東区",
      place: { lon: 139.794, lat: 35.655 },
      quarter: { year: 2024, quarter: 2 },
      price: 70_000_000,
      areaM2: 70,
      floorAreaM2: null,
      layout: null,
      builtYear: null,
      structure: null,
      renovated: null,
      zoning: null,
      lot: null,
      stationName: null,
      walkMinutes: null,
      apartmentKey: null,
    });
  });

  it("reads the lot of a house as far as it is told", async () => {
    const told = {
      ...{ frontage_m: 7.5, road_width_m: 4, road_direction: "南東", road_kind: "私道", land_shape: "ほぼ長方形" },
      ...{ coverage_percent: 60, floor_area_ratio_percent: 200 },
    };
    const houses = [told, { road_width_m: 2.7 }].map((facts, n) =>
      aSaleRow({ ...facts, kind: "house", city_code: "13104", year: 2020 + n }),
    );
    await insertRows(db, "sale", await aLoad(db), houses);

    const lots = (await listSales(db, { kind: "house" })).map(({ lot }) => lot);

    const unknown = { frontageM: null, roadDirection: null, roadKind: null, landShape: null, coveragePercent: null };
    expect(lots).toEqual([
      {
        ...{ frontageM: 7.5, roadWidthM: 4, roadDirection: "南東", roadKind: "私道", landShape: "ほぼ長方形" },
        ...{ coveragePercent: 60, floorAreaRatioPercent: 200 },
      },
      { ...unknown, floorAreaRatioPercent: null, roadWidthM: 2.7 },
    ]);
  });
});

describe("what counts as an ordinary sale", () => {
  const circumstances = [
    ...UNUSUAL_CIRCUMSTANCES.map((remarks) => [remarks, false] as const),
    ["その他事情有り、私道を含む取引", false],
    ["私道を含む取引", true],
    ["古屋付き・取壊し前提", true],
    [null, true],
  ] as const;

  it("depends on its circumstances as the ministry words them", async () => {
    const farms = circumstances.map(([remarks], n) => aSaleRow({ city_code: "13102", kind: "farmland", remarks, price: n + 1 }));
    await insertRows(db, "sale", await aLoad(db), farms);

    const ordinary = new Set((await listSales(db, { kind: "farmland" })).map(({ price }) => price));

    expect(circumstances.map(([remarks], n) => [remarks, ordinary.has(n + 1)])).toEqual(circumstances);
  });
});

describe("listTransactions", () => {
  it("gives twenty a page, newest first, and no row twice", async () => {
    const first = await listTransactions(db, { ...TOYOSU, page: 1 });
    const second = await listTransactions(db, { ...TOYOSU, page: 2 });

    expect([first.items.length, first.total, second.items.length]).toEqual([20, 28, 8]);
    expect(first.items[0]?.quarter).toEqual({ year: 2024, quarter: 4 });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(28);
  });

  it("narrows by town, kind and period", async () => {
    const page = await listTransactions(db, { ...TOYOSU, kind: "condo", until: { year: 2022, quarter: 1 }, page: 1 });

    expect(page.total).toBe(3);
  });

  it("is empty beyond the last page and where nothing was sold", async () => {
    const beyond = await listTransactions(db, { ...TOYOSU, page: 9 });
    const elsewhere = await listTransactions(db, { cityCode: "13123", page: 1 });

    expect(beyond).toMatchObject({ items: [], total: 28 });
    expect(elsewhere).toMatchObject({ items: [], total: 0 });
  });
});

describe("priceHistory", () => {
  it("follows the town where two years have enough sales", async () => {
    const history = await priceHistory(db, { ...TOYOSU, kind: "condo", now: NOW });

    expect(history.scope).toBe("town");
    expect(history.points).toHaveLength(8);
    expect(history.points[0]).toEqual({ quarter: { year: 2022, quarter: 1 }, medianYenPerM2: 1_000_000, n: 3 });
  });

  it("takes the whole city where the town has too few, and says so", async () => {
    const history = await priceHistory(db, { cityCode: "13108", town: "東雲", kind: "condo", now: NOW });

    expect(history.scope).toBe("city");
    expect(history.points[0]).toMatchObject({ n: 6 });
  });

  it("leaves out quarters with too few sales, unusual sales and capped areas", async () => {
    const points = await quarterlyMedians(db, { cityCode: "13108", kind: "condo", minSales: 1, now: NOW });

    expect(points.at(-1)).toEqual({ quarter: { year: 2024, quarter: 3 }, medianYenPerM2: 1_000_000, n: 1 });
  });

  it("has no points where nothing was sold", async () => {
    expect(await priceHistory(db, { cityCode: "13123", kind: "condo", now: NOW })).toEqual({ scope: "city", points: [] });
  });
});
