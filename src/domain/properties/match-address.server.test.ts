import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, aTownRow, insertRows } from "#test/support/market.ts";
import { matchAddress, namesCity } from "./match-address.server.ts";

const CASES = z
  .array(z.object({ text: z.string(), outcome: z.string(), places: z.string(), remarks: z.string() }))
  .parse(parse(readFileSync(path.join(import.meta.dirname, "match-address.cases.csv")), { columns: true }));

const SOLD = [
  ...["13101 千代田区 三番町", "13102 中央区 日本橋浜町", "13103 港区 芝浦", "13104 新宿区 新宿", "13107 墨田区 八広", "13108 江東区 豊洲"],
  ...["13110 目黒区 自由が丘", "13111 大田区 鵜の木", "13111 大田区 大森北", "13111 大田区 大森西", "13113 渋谷区 千駄ケ谷"],
  ...["13113 渋谷区 本町", "13114 中野区 本町", "13114 中野区 新井", "13121 足立区 西新井", "13122 葛飾区 新宿"],
];

let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const load = await aLoad(db);
  const sales = SOLD.map((line) => line.split(" ")).map(([city_code = "", city_name = "", town = ""]) =>
    aSaleRow({ city_code, city_name, town }),
  );
  await insertRows(db, "sale", load, sales);
  await insertRows(db, "town", load, [
    aTownRow("豊洲四丁目", { kana: "トヨス 4", lon: 139.79 }),
    aTownRow("豊洲五丁目", { kana: "トヨス 5", lon: 139.8 }),
  ]);
});

it.each(CASES)("$text → $outcome $places ($remarks)", async ({ text, outcome, places }) => {
  const match = await matchAddress(db, text);

  expect(match.outcome).toBe(outcome);
  expect(match.places.map(({ cityName, town }) => `${cityName}${town ?? ""}`).join("|")).toBe(places);
});

it("has at least forty cases, each with a remark", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(40);
  expect(CASES.filter(({ remarks }) => remarks === "")).toEqual([]);
});

it("gives the middle of the 丁目 as the place of the town", async () => {
  const { places } = await matchAddress(db, "豊洲5");

  expect(places[0]).toMatchObject({ prefecture: "東京都", cityCode: "13108" });
  expect(places[0]?.place?.lon).toBeCloseTo(139.795, 6);
});

it("does not choke on text that means something to the database", async () => {
  expect(await matchAddress(db, "'; drop table sale; --%_\\")).toEqual({ outcome: "none", places: [] });
});

it.each([
  ["東京都江東区豊洲5", true],
  ["中央区", true],
  ["とうきょうとこうとうくとよす", true],
  ["〒135-0061", true],
  ["豊洲5-1", false],
  ["東京都豊洲5", false],
  ["", false],
])("knows whether a city is told: %s → %s", (text, isTold) => {
  expect(namesCity(text)).toBe(isTold);
});
