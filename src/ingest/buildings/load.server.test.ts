import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findApartment } from "#domain/properties/index.server.ts";
import { decideDoubt, openDoubts } from "#domain/register/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { importedRows } from "#test/support/imported-rows.ts";
import { aLoad, anApartmentRow, aTownRow, insertRows } from "#test/support/market.ts";
import { buildings } from "./source.server.ts";

const now = new Date("2026-11-21T00:00:00Z");
let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await sql`truncate data_load cascade`.execute(db);
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目"), aTownRow("豊洲四丁目")]);
  const given = { is_sample: false, name_kana: "", built_year: 2000 };
  await insertRows(db, "apartment", await aLoad(db, "proposals"), [
    anApartmentRow({ ...given, key: "k1", name: "青葉ハイツ", address: "東京都江東区豊洲5丁目1-2", lon: 139.79, lat: 35.65 }),
    anApartmentRow({ ...given, key: "k2", name: "若葉コート", address: "東京都江東区豊洲4丁目3-1", lon: 139.795, lat: 35.652 }),
  ]);
});

const byKey = (apartment_key: string, fee: string, stars = "") => ({
  apartment_key,
  source: "重要事項調査報告書",
  as_of: "2026-04",
  reserve_fund_yen_per_m2: fee,
  management_stars: stars,
});
const NEW = {
  name: "豊洲グランコート",
  name_kana: "トヨスグランコート",
  address: "江東区豊洲5丁目8番3号",
  lon: "139.7935",
  lat: "35.6541",
  built_year: "2015",
  built_month: "3",
  floors: "14",
  units: "88",
  structure: "鉄筋コンクリート造",
  station: "豊洲駅",
  walk_minutes: "6",
  source: "長期修繕計画",
  reserve_fund_yen_per_m2: "210",
};
/** A row of a building that is registered. */
const KNOWN = { ...NEW, name: "若葉コート", address: "江東区豊洲4丁目3-1", lon: "139.795", lat: "35.652" };
const load = (rows: readonly Record<string, string>[]) => importedRows(buildings, { db, rows });
const facts = async () => (await sql`select apartment_key, field, value, source, as_of from building_fact order by 1, 2`.execute(db)).rows;
const keys = async () => (await sql<{ key: string }>`select key from apartment order by name`.execute(db)).rows.map(({ key }) => key);

describe("facts of buildings that are known", () => {
  test("are found by the building's key, counted one by one, and the same file again changes nothing", async () => {
    const rows = [byKey("k1", "180", "4"), byKey("nobody", "200")];

    expect(await load(rows)).toMatchObject({ read: 2, added: 2, notes: ["登録のない建物キー: 1棟(nobody)"] });
    expect(await load(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await load([byKey("k1", "220")])).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    expect(await facts()).toEqual([
      { apartment_key: "k1", field: "managementStars", value: 4, source: "重要事項調査報告書", as_of: "2026-04" },
      { apartment_key: "k1", field: "reserveFundYenPerM2", value: 220, source: "重要事項調査報告書", as_of: "2026-04" },
    ]);
  });

  test("or by name and address in any writing", async () => {
    const row = { name: "若葉 コート", address: "江東区豊洲４丁目３番１号", source: "広告", management_certified: "yes", units: "40" };

    expect(await load([row])).toMatchObject({ added: 2, notes: [] });
    expect(await facts()).toMatchObject([
      { apartment_key: "k2", field: "managementCertified", value: true, as_of: null },
      { apartment_key: "k2", field: "units", value: 40, source: "広告" },
    ]);
    expect(await findApartment(db, "k2")).toMatchObject({ units: 40, builtYear: 2000 });
  });
});

describe("a building that nobody knew", () => {
  test("is registered with all that is told of it, each figure with its source", async () => {
    expect(await load([NEW])).toMatchObject({ added: 5, notes: ["新しく登録した建物: 1棟(豊洲グランコート)"] });

    const key = (await keys()).find((one) => one.startsWith("b-")) ?? "";
    expect(key).toMatch(/^b-[0-9a-z]{10}$/);
    expect(await findApartment(db, key)).toEqual({
      ...{ key, name: "豊洲グランコート", nameKana: "トヨスグランコート", prefecture: "東京都", cityCode: "13108", cityName: "江東区" },
      ...{ town: "豊洲", address: "江東区豊洲5丁目8番3号", place: { lon: 139.7935, lat: 35.6541 }, builtYear: 2015, builtMonth: 3 },
      ...{ floors: 14, units: 88, structure: "RC", stationName: "豊洲", walkMinutes: 6, isSample: false },
    });
    expect(await facts()).toMatchObject([
      { field: "builtMonth", value: 3, source: "長期修繕計画" },
      { field: "builtYear", value: 2015 },
      { field: "floors", value: 14 },
      { field: "reserveFundYenPerM2", value: 210 },
      { field: "units", value: 88 },
    ]);
  });

  test("keeps its key when it comes again, in another writing and with more known", async () => {
    await load([NEW]);
    const before = await keys();

    const again = { ...NEW, name: "豊洲 グランコート", address: "東京都江東区豊洲５−８−３", units: "90" };
    expect(await load([again])).toMatchObject({ added: 0, changed: 1, notes: [] });
    expect(await keys()).toEqual(before);
    expect(await findApartment(db, before.find((one) => one.startsWith("b-")) ?? "")).toMatchObject({ units: 90, floors: 14 });
  });

  test("comes in once, however often a file has it", async () => {
    expect(await load([NEW, { ...NEW, reserve_fund_yen_per_m2: "220" }])).toMatchObject({
      notes: ["新しく登録した建物: 1棟(豊洲グランコート)"],
    });
    expect(await keys()).toHaveLength(3);
  });

  test.each([
    ["where it stands is not told: the middle of a town is no place of a building", { lon: "", lat: "" }, "緯度・経度の足りないもの"],
    ["its year is not told", { built_year: "", built_month: "" }, "建った年の足りないもの"],
    ["its address names no town that is known", { address: "江東区どこか1-1" }, "町が一つに決まらないもの"],
    ["its point lies elsewhere", { lon: "139.5", lat: "35.6" }, "住所の町から離れているもの"],
  ])("is left out and counted if %s", async (_, changes, note) => {
    const { notes } = await load([{ ...NEW, ...changes }, KNOWN]);

    expect(notes).toEqual([expect.stringContaining(note)]);
    expect(await keys()).toHaveLength(2);
  });

  test("is no reason to keep a file of which nothing can be used", async () => {
    await expect(load([{ ...NEW, lon: "", lat: "" }])).rejects.toThrow(
      "登録できる建物のないファイル(新しい建物にするには緯度・経度の足りないもの",
    );
  });
});

describe("a building that is alike in part", () => {
  const ALIKE = { ...NEW, name: "青葉ハイツ壱番館", address: "江東区豊洲5-1-2", lon: "139.7901", lat: "35.6501" };

  test("is neither merged nor registered, and is listed once for a person", async () => {
    expect((await load([ALIKE])).notes).toEqual([
      "同じ建物かどうか人が確かめるもの: 1棟(青葉ハイツ壱番館)。npm run risk -- buildings で見て決めます。",
    ]);
    await load([{ ...ALIKE, units: "91" }]);

    expect(await keys()).toHaveLength(2);
    expect(await facts()).toEqual([]);
    expect(await openDoubts(db)).toMatchObject([
      {
        why: "same-address",
        building: { name: "青葉ハイツ壱番館", register: { units: 91 } },
        candidates: [{ key: "k1", name: "青葉ハイツ" }],
      },
    ]);
  });

  const decide = async (decision: Parameters<typeof decideDoubt>[1]["decision"]) => {
    const [doubt] = await openDoubts(db);
    return decideDoubt(db, { id: doubt?.id ?? "", decision, now });
  };

  test("gives its facts to the building that it is, now and in later files", async () => {
    await load([ALIKE]);
    expect(await decide({ is: "same", key: "nobody" })).toEqual({ ok: false, reason: "no-such-building" });
    expect(await decide({ is: "same", key: "k1" })).toEqual({ ok: true, value: "k1" });

    expect(await facts()).toHaveLength(5);
    expect(await load([{ ...ALIKE, units: "95" }])).toMatchObject({ changed: 1, notes: [] });
    expect(await findApartment(db, "k1")).toMatchObject({ name: "青葉ハイツ", units: 95 });
    expect(await openDoubts(db)).toEqual([]);
  });

  test("is registered where it is another one", async () => {
    await load([ALIKE]);
    const decided = await decide({ is: "new" });

    expect(decided).toMatchObject({ ok: true, value: expect.stringMatching(/^b-/) });
    expect(await keys()).toHaveLength(3);
    expect(await load([ALIKE])).toMatchObject({ added: 0, changed: 0, notes: [] });
  });

  test("is left out for good where it is of no use", async () => {
    await load([ALIKE]);
    expect(await decide({ is: "dropped" })).toEqual({ ok: true, value: null });
    expect(await decide({ is: "dropped" })).toEqual({ ok: false, reason: "unknown" });

    expect((await load([ALIKE, KNOWN])).notes).toEqual(["前に見送りと決めたもの: 1棟(青葉ハイツ壱番館)"]);
  });
});
