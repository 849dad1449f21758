import { expect, test } from "vitest";
import { layoutAmong } from "#ingest/frame/named-cells.ts";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { BUILDING_LAYOUTS, buildingRow } from "./parse.ts";

const parse = parsedCells(BUILDING_LAYOUTS, () => (cell) => buildingRow(cell, 2029));
const row = {
  apartment_key: "abc",
  source: "管理組合の長期修繕計画",
  as_of: "2025-04",
  reserve_fund_yen_per_m2: "255.5",
  management_fee_yen_per_m2: "",
  management_stars: "4",
  management_certified: "あり",
  seismic_diagnosis: "sound",
  seismic_isolation: "no",
  confirmed_on: "1979-04-01",
};

const NOTHING_REGISTERED = {
  ...{ nameKana: null, place: null, builtYear: null, builtMonth: null, floors: null, units: null },
  ...{ structure: null, stationName: null, walkMinutes: null },
};

test("what the register keeps is read", () => {
  const registered = {
    ...{
      name: "青葉ハイツ",
      name_kana: "アオバハイツ",
      address: "港区芝1-1",
      source: "広告",
      lon: "139.75",
      lat: "35.65",
      built_year: "2015",
    },
    ...{ built_month: "3", floors: "14", units: "88", structure: "鉄筋コンクリート造", station: "三田駅", walk_minutes: "6" },
  };
  expect(parse(registered)).toMatchObject({
    row: {
      register: {
        ...{ nameKana: "アオバハイツ", place: { lon: 139.75, lat: 35.65 }, builtYear: 2015, builtMonth: 3, floors: 14, units: 88 },
        ...{ structure: "RC", stationName: "三田", walkMinutes: 6 },
      },
      facts: {},
    },
  });
  expect(parse({ ...registered, structure: "SRC" })).toMatchObject({ row: { register: { structure: "SRC" } } });
});

test("the facts of a building are read with their source; empty cells say nothing", () => {
  expect(parse(row)).toEqual({
    ok: true,
    line: 2,
    row: {
      apartmentKey: "abc",
      name: "",
      address: "",
      source: "管理組合の長期修繕計画",
      asOf: "2025-04",
      register: NOTHING_REGISTERED,
      facts: {
        reserveFundYenPerM2: 255.5,
        managementStars: 4,
        managementCertified: true,
        seismicDiagnosis: "sound",
        seismicIsolation: false,
        confirmedOn: "1979-04-01",
      },
    },
  });
});

test.each([
  [["apartment_key", "source", "management_stars"], "buildings-by-key"],
  [["name", "address", "source", "management_stars"], "buildings-by-name"],
  [["name", "source"], null],
  [["apartment_key", "management_stars"], null],
])("the header %j is %j", (header, layout) => {
  expect(layoutAmong(BUILDING_LAYOUTS)(header)?.name ?? null).toBe(layout);
});

test("a building without a key is known by name and address", () => {
  const { apartment_key: _, ...named } = { ...row, name: "青葉ハイツ", address: "東京都港区芝1-1" };
  expect(parse(named)).toMatchObject({ row: { apartmentKey: null, name: "青葉ハイツ", address: "東京都港区芝1-1" } });
});

test.each([
  ["building-missing", { apartment_key: "", name: "青葉ハイツ", address: "" }],
  ["source-missing", { source: "" }],
  ["value-invalid", { management_stars: "6" }],
  ["value-invalid", { management_stars: "3.5" }],
  ["value-invalid", { reserve_fund_yen_per_m2: "20000" }],
  ["value-invalid", { reserve_fund_yen_per_m2: "255円" }],
  ["value-invalid", { management_certified: "たぶん" }],
  ["value-invalid", { seismic_diagnosis: "yes" }],
  ["value-invalid", { confirmed_on: "昭和54年" }],
  ["value-invalid", { confirmed_on: "1979-02-30" }],
  ["value-invalid", { confirmed_on: "1979-4-1" }],
  ["value-invalid", { management_certified: "constructor" }],
  ["value-invalid", { built_year: "平成27" }],
  ["value-invalid", { built_month: "13" }],
  ["value-invalid", { structure: "石造" }],
  ["value-invalid", { built_year: "2030" }],
  ["value-invalid", { built_year: "2099" }],
  ["text-invalid", { name: "あ".repeat(121) }],
  ["text-invalid", { name: "豊洲\u001b[2Jハイツ" }],
  ["text-invalid", { address: "江東区\u202e豊洲" }],
  ["text-invalid", { name_kana: "トヨス\u200bハイツ" }],
  ["text-invalid", { source: "広告\n出典: 国土交通省" }],
  ["text-invalid", { apartment_key: "a\u0007" }],
  ["text-invalid", { source: "あ".repeat(301) }],
  ["undecodable-text", { name: "豊洲\0ハイツ" }],
  ["place-invalid", { lon: "139.7", lat: "" }],
  ["place-invalid", { lon: "35.6", lat: "139.7" }],
])("a row is rejected as %s (%#)", (reason, change) => {
  expect(parse({ ...row, ...change })).toMatchObject({ ok: false, reason });
});

test("a building may be finished within three years, and its texts may be as long as they are", () => {
  const longest = { name: "𠮷".repeat(120), address: "あ".repeat(120), source: "い".repeat(300), built_year: "2029" };

  expect(parse({ ...row, ...longest })).toMatchObject({
    row: { name: longest.name, source: longest.source, register: { builtYear: 2029 } },
  });
});

test("a row without any fact is rejected", () => {
  expect(parse({ apartment_key: "abc", source: "広告", management_stars: "" })).toMatchObject({ ok: false, reason: "facts-missing" });
});
