import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, aTownRow, insertRows } from "#test/support/market.ts";
import { listCoveredCities, marketOrigin, siteCredits, soldQuarters } from "./market-store.server.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
});

it("holds no market at first", async () => {
  expect(await marketOrigin(db)).toEqual({
    origin: "none",
    sales: 0,
    attributions: [],
    licences: [],
  });
  expect(await soldQuarters(db, NOW)).toEqual({ firstQuarter: null, lastQuarter: null });
  expect(await listCoveredCities(db)).toEqual([]);
});

it("credits the sources of what is there, not of what has been replaced", async () => {
  const sample = await aLoad(db, "sample");
  const towns = await aLoad(db, "towns");
  await insertRows(db, "town", towns, [aTownRow("東雲")]);
  await aLoad(db, "stations");
  await insertRows(db, "sale", sample, [aSaleRow({ is_sample: true, year: 2020, quarter: 3 })]);
  const before = await marketOrigin(db);

  await sql`delete from sale`.execute(db);
  const published = await aLoad(db, "transactions");
  await insertRows(db, "sale", published, [aSaleRow({ year: 2021, quarter: 4 }), aSaleRow({ year: 2025, quarter: 2 })]);
  const after = await marketOrigin(db);

  expect(before).toMatchObject({ origin: "sample", attributions: ["出典 sample", "出典 towns"] });
  expect(after).toEqual({
    origin: "published",
    sales: 2,
    attributions: ["出典 towns", "出典 transactions"],
    licences: ["CC BY 4.0"],
  });
  await sql`delete from town`.execute(db);
  expect((await siteCredits(db)).map(({ attribution }) => attribution)).toEqual([
    "出典 sample",
    "出典 towns",
    "出典 stations",
    "出典 transactions",
  ]);
});

it("counts the sales of each city that has enough to be appraised, by code, and finds its middle where its towns are known", async () => {
  await sql`delete from sale`.execute(db);
  const load = await aLoad(db);
  const many = (n: number, changes: Parameters<typeof aSaleRow>[0]) =>
    Array.from({ length: n }, (_, i) => aSaleRow({ year: 2022 + (i % 3), ...changes }));
  await insertRows(db, "sale", load, [
    ...many(30, { city_code: "13101", city_name: "千代田区", town: "岩本町" }),
    ...many(10, {}),
    // Many, but of one year alone; of each year, but few; enough of what nobody asks the price of.
    ...many(40, { city_code: "13201", city_name: "八王子市", town: "旭町", year: 2024 }),
    ...many(9, { city_code: "13202", city_name: "立川市", town: "曙町" }),
    ...many(30, { city_code: "13203", city_name: "武蔵野市", town: "境", kind: "commercial" }),
    ...many(30, { city_code: "13204", city_name: "三鷹市", town: "下連雀", remarks: "関係者間取引" }),
  ]);
  await sql`insert into town (city_code, name, prefecture, city, lon, lat, load_id)
    values ('13108', '豊洲', '東京都', '江東区', 139.75, 35.6, ${load}), ('13108', '亀戸', '東京都', '江東区', 139.85, 35.7, ${load})`.execute(
    db,
  );

  expect(await listCoveredCities(db)).toEqual([
    { cityCode: "13101", cityName: "千代田区", prefecture: "東京都", place: null, sales: 30 },
    {
      cityCode: "13108",
      cityName: "江東区",
      prefecture: "東京都",
      place: { lon: expect.closeTo(139.8), lat: expect.closeTo(35.65) },
      sales: 10,
    },
  ]);
});

it("tells from which quarter to which its sales are, of those that have begun", async () => {
  await sql`delete from sale`.execute(db);
  await insertRows(db, "sale", await aLoad(db), [
    aSaleRow({ year: 2021, quarter: 4 }),
    aSaleRow({ year: 2026, quarter: 4 }),
    aSaleRow({ year: 2027, quarter: 1 }),
  ]);

  expect(await soldQuarters(db, NOW)).toEqual({ firstQuarter: { year: 2021, quarter: 4 }, lastQuarter: { year: 2026, quarter: 4 } });
});
