import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { rebuildSuggestions, suggest } from "#domain/search/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, anApartmentRow, aSaleRow, aStationRow, aTownRow, insertRows } from "#test/support/market.ts";
import { closeStatement, containingStatement, startingStatement } from "./suggestion-store.server.ts";

const SINGLE = { prefecture: null, kinds: null, heavierThan: -1, limit: 8 };
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const load = await aLoad(db, "towns");
  await insertRows(db, "town", load, [
    aTownRow("豊洲四丁目", { kana: "トヨス 4" }),
    aTownRow("豊洲五丁目", { kana: "トヨス 5" }),
    aTownRow("豊砂", { kana: "トヨスナ" }),
    aTownRow("豊洲", { city_code: "02203", prefecture: "青森県", city: "八戸市", kana: null, lon: 141.5, lat: 40.5 }),
    ...Array.from({ length: 12 }, (_, i) =>
      aTownRow(`豊洲大字字${i}`, { city_code: "02203", prefecture: "青森県", city: "八戸市", lon: 141.5, lat: 40.5 }),
    ),
    aTownRow("千駄ヶ谷一丁目", { city_code: "13113", city: "渋谷区", lon: 139.71, lat: 35.68 }),
    aTownRow("恵比須", { city_code: "01214", prefecture: "北海道", city: "稚内市", lon: 141.66, lat: 45.43 }),
    aTownRow("恵比寿一丁目", { city_code: "13113", city: "渋谷区", lon: 139.712, lat: 35.645 }),
    aTownRow("大手町一丁目", { city_code: "02203", prefecture: "青森県", city: "八戸市", lon: 141.5, lat: 40.51 }),
    aTownRow("大手町一丁目", { city_code: "13113", city: "渋谷区", lon: 139.715, lat: 35.646 }),
  ]);
  await insertRows(db, "apartment", load, [
    anApartmentRow({ key: "tower", name: "見本タワー豊洲1", name_kana: "ミホンタワートヨス1" }),
    anApartmentRow({ key: "court", name: "見本コート豊洲2", name_kana: "ミホンコートトヨス2" }),
  ]);
  await insertRows(db, "sale", load, [
    ...Array.from({ length: 9 }, () => aSaleRow()),
    aSaleRow({ apartment_key: "court" }),
    aSaleRow({ city_code: "13113", city_name: "渋谷区", town: "千駄ケ谷" }),
  ]);
  await insertRows(db, "listing", load, [aListingRow()]);
  await insertRows(db, "station", await aLoad(db, "stations"), [
    aStationRow("豊洲", { id: "100", group_code: "g1", line: "有楽町線" }),
    aStationRow("豊洲", { id: "101", group_code: "g1", line: "臨海線" }),
  ]);
  await insertRows(db, "station", await aLoad(db, "sample"), [aStationRow("豊洲", { id: "sample-豊洲" })]);
  await rebuildSuggestions(db);
});

const found = async (query: string, limit = 8) => (await suggest(db, query, limit)).map(({ kind, label }) => `${kind} ${label}`);

describe("suggest", () => {
  it.each([
    ["豊洲", ["station 豊洲駅", "town 江東区豊洲", "town 八戸市豊洲"]],
    ["とよす", ["station 豊洲駅", "town 江東区豊洲"]],
    ["トヨス", ["station 豊洲駅", "town 江東区豊洲"]],
    ["ﾄﾖｽﾅ", ["town 江東区豊砂"]],
    ["豊洲駅", ["station 豊洲駅"]],
    ["江東区", ["city 江東区", "town 江東区豊洲"]],
    ["コウトウ", ["city 江東区"]],
    ["とうきょう", ["prefecture 東京都"]],
    ["東京都", ["prefecture 東京都"]],
    ["東京都江東区", ["city 江東区", "town 江東区豊洲"]],
    ["江東区豊洲5丁目1-2", ["town 江東区豊洲"]],
    ["恵比寿4-2-8", ["town 渋谷区恵比寿"]],
    ["東京都江東区豊洲５丁目", ["town 江東区豊洲"]],
    ["青森県豊洲", ["town 八戸市豊洲"]],
    ["千駄が谷", ["town 渋谷区千駄ケ谷"]],
    ["大手町", ["town 渋谷区大手町", "town 八戸市大手町"]],
    ["恵比須", ["town 稚内市恵比須", "town 渋谷区恵比寿"]],
    ["渋谷区恵比須1-2", ["town 渋谷区恵比寿", "city 渋谷区"]],
    ["恵比冬1-2", ["town 渋谷区恵比寿", "town 稚内市恵比須"]],
    ["みほんたわーとよん1", ["apartment 見本タワー豊洲1"]],
    ["豊州駅", []],
    ["豊洲駅徒歩5分", ["station 豊洲駅"]],
    ["東京都豊洲駅", ["station 豊洲駅"]],
    ["青森県豊洲駅", []],
    ["見本タワー", ["apartment 見本タワー豊洲1"]],
    ["みほんたわー", ["apartment 見本タワー豊洲1"]],
    ["コート豊", ["apartment 見本コート豊洲2"]],
    ["〒135-0061", ["postal 〒135-0061 江東区豊洲"]],
    ["１３５００６１", ["postal 〒135-0061 江東区豊洲"]],
  ])("%s → %j first", async (query, first) => {
    expect((await found(query)).slice(0, first.length)).toEqual(first);
  });

  it.each(["", "   ", "％", "_", "\\", "zzzz", "000-0000", "'; drop table suggestion; --"])("has nothing for %j", async (query) => {
    expect(await found(query)).toEqual([]);
  });

  it("offers a station that differs by one letter of three", async () => {
    await sql`insert into suggestion (kind, label, detail, search_key, reference, weight) values
      ('station', '飯田橋駅', '駅', '飯田橋', 'iidabashi', 0.5)`.execute(db);

    expect(await found("飯田端駅")).toEqual(["station 飯田橋駅"]);
    expect(await found("飯田端")).toEqual(["station 飯田橋駅"]);
  });

  it("gives each place once, however many of its names match", async () => {
    const items = await suggest(db, "豊", 20);

    expect(new Set(items.map(({ kind, reference }) => `${kind} ${reference}`)).size).toBe(items.length);
  });

  it("puts places with sales before places without, for short texts too", async () => {
    expect(await found("豊", 2)).toEqual(["station 豊洲駅", "town 江東区豊洲"]);
  });

  it("gives as many as asked for, twenty at most and one at least", async () => {
    expect(await found("豊洲", 3)).toHaveLength(3);
    expect((await found("豊洲", 1_000)).length).toBeLessThanOrEqual(20);
    expect(await found("豊洲", 0)).toHaveLength(1);
  });

  it("says what a screen needs to go on from a town, a station and a postal code", async () => {
    const [[station, town], [postal]] = await Promise.all([suggest(db, "豊洲", 2), suggest(db, "1350061", 1)]);

    expect(station).toMatchObject({ reference: "g1", detail: "有楽町線・臨海線", prefecture: "東京都", cityCode: "13108", town: "豊洲" });
    expect(town).toEqual({
      kind: "town",
      label: "江東区豊洲",
      detail: "東京都",
      reference: "13108/豊洲",
      prefecture: "東京都",
      cityCode: "13108",
      town: "豊洲",
      place: { lon: 139.794, lat: 35.655 },
    });
    expect(postal).toMatchObject({ kind: "postal", reference: "13108/豊洲", detail: "東京都", town: "豊洲" });
  });

  it("does the same after a second rebuild", async () => {
    const before = await found("豊", 20);

    const { suggestions } = await rebuildSuggestions(db);

    expect(await found("豊", 20)).toEqual(before);
    expect(suggestions).toBeGreaterThan(30);
  });
});

describe("with very many names", () => {
  beforeAll(async () => {
    await sql`
      insert into suggestion (kind, label, detail, search_key, reference, weight)
      select 'town', 'x', 'x', chr(19968 + i % 5000) || chr(20000 + i % 4999) || chr(21000 + i % 4993), i::text, 0
      from generate_series(1, 40000) as i`.execute(db);
    await sql`vacuum (analyze) suggestion`.execute(db);
  });

  it.each([
    ["names that begin so", startingStatement({ ...SINGLE, key: "江東" })],
    ["names that contain it", containingStatement({ ...SINGLE, key: "コート豊" })],
    ["names that differ by a letter", closeStatement({ ...SINGLE, key: "江東区豊州" })],
    ["names of three letters that differ by one", closeStatement({ ...SINGLE, key: "恵比須" })],
  ])("finds %s through an index", async (_, statement) => {
    const plan = await db.getExecutor().executeQuery(sql`explain ${statement}`.compile(db));

    expect(JSON.stringify(plan.rows)).toMatch(/Index (Scan|Cond).*suggestion_|suggestion_.*Index Cond/);
    expect(JSON.stringify(plan.rows)).not.toContain("Seq Scan");
  });
});
