import { describe, expect, test } from "vitest";
import { readSource } from "#test/support/read-source.ts";
import { rents } from "./source.server.ts";

const ROW = {
  period: "2026Q2",
  category: "agreed",
  city_code: "13108",
  city: "江東区",
  town: "豊洲",
  area_m2: "55.2",
  rent_yen: "210000",
  source: "見本管理",
};
const csv = (...rows: readonly Readonly<Record<string, string>>[]) =>
  [Object.keys(rows[0] ?? {}).join(","), ...rows.map((row) => Object.values(row).join(","))].join("\n");
const read = (changes: Readonly<Record<string, string>> = {}, fileName = "rents.csv") =>
  readSource(rents, csv({ ...ROW, ...changes }), fileName);

describe("a file of rents", () => {
  test("is read with no more than the columns it must have", async () => {
    const { layout, rows, rejected } = await read();

    expect({ layout, rejected }).toEqual({ layout: "rents", rejected: [] });
    expect(rows).toEqual([
      {
        quarter: { year: 2026, quarter: 2 },
        category: "agreed",
        cityCode: "13108",
        cityName: "江東区",
        town: "豊洲",
        place: null,
        areaM2: 55.2,
        layout: null,
        builtYear: null,
        stationName: null,
        walkMinutes: null,
        floor: null,
        rentYen: 210_000,
        apartmentKey: null,
        source: "見本管理",
      },
    ]);
  });

  test("is read under Japanese headers, with the fees added to the rent", async () => {
    const { rows } = await readSource(
      rents,
      csv({
        時期: "2026年5月",
        区分: "募集",
        市区町村コード: "13108",
        市区町村名: "江東区",
        地区名: "豊洲5丁目",
        面積: "70",
        賃料: '"250,000"',
        管理費共益費: '"12,000"',
        出典: "見本管理",
        間取り: "２ldk",
        建築年: "2008年",
        最寄駅: "豊洲駅",
        徒歩分: "6",
        階: "12階",
        経度: "139.794",
        緯度: "35.655",
        建物キー: "toyosu-residence",
      }),
    );

    expect(rows).toMatchObject([
      {
        quarter: { year: 2026, quarter: 2 },
        category: "asking",
        town: "豊洲",
        rentYen: 262_000,
        layout: "2LDK",
        builtYear: 2008,
        stationName: "豊洲",
        walkMinutes: 6,
        floor: 12,
        place: { lon: 139.794, lat: 35.655 },
        apartmentKey: "toyosu-residence",
      },
    ]);
  });

  test.each([
    ["2026Q3", 3],
    ["2026-07", 3],
    ["2026-7-15", 3],
    ["2026/12", 4],
    ["2026年第1四半期", 1],
    ["2026年3月", 1],
  ])("tells its time as %s", async (period, quarter) => {
    expect((await read({ period })).rows).toMatchObject([{ quarter: { year: 2026, quarter } }]);
  });

  test.each([
    ["豊洲十二丁目", "豊洲"],
    ["豊洲12丁目", "豊洲"],
    ["大島", "大島"],
  ])("names the town %s as sales do", async (town, expected) => {
    expect((await read({ town })).rows).toMatchObject([{ town: expected }]);
  });

  test.each([
    [{ period: "去年" }, "period-invalid"],
    [{ period: "2026-13" }, "period-invalid"],
    [{ period: "9999Q1" }, "period-invalid"],
    [{ period: "2027Q1" }, "period-in-future"],
    [{ period: "2099年12月" }, "period-in-future"],
    [{ category: "売買" }, "category-unknown"],
    [{ city_code: "1310" }, "city-invalid"],
    [{ city: "" }, "city-invalid"],
    [{ town: "" }, "town-missing"],
    [{ area_m2: "4.9" }, "area-invalid"],
    [{ area_m2: "" }, "area-invalid"],
    [{ rent_yen: "12.5" }, "rent-invalid"],
    [{ rent_yen: "" }, "rent-invalid"],
    [{ rent_yen: "99000000" }, "rent-invalid"],
    [{ fee_yen: "-1" }, "fee-invalid"],
    [{ built_year: "H12" }, "built-year-invalid"],
    [{ walk_minutes: "遠い" }, "walk-invalid"],
    [{ floor: "71" }, "floor-invalid"],
    [{ lon: "35.6", lat: "139.7" }, "place-invalid"],
    [{ lon: "139.7", lat: "" }, "place-invalid"],
    [{ source: "" }, "source-missing"],
  ])("rejects a row with %j as %s", async (changes, reason) => {
    expect(await read(changes)).toMatchObject({ rows: [], rejected: [reason] });
    expect(Object.keys(rents.rejections)).toContain(reason);
  });

  test("tells what it is of by its name", async () => {
    expect((await read({}, "rents_2026.csv")).asOf).toBe("2026");
  });

  test("of another layout is refused", async () => {
    await expect(readSource(rents, "a,b\n1,2\n")).rejects.toMatchObject({ reason: "unknown-layout" });
  });
});
