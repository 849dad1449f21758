import { describe, expect, test } from "vitest";
import { aCondoRow, aHouseRow, anApiRow, type Row } from "#test/support/transaction-files.ts";
import { saleLayout } from "./layouts.ts";
import { saleParser } from "./parse.ts";
import { concludedCategory } from "./parse-api-row.ts";

const NOW = new Date("2026-11-21T03:00:00Z");

function outcome(row: Row) {
  const header = Object.keys(row);
  const layout = saleLayout(header);
  if (!layout) throw new Error("the row is of no known layout");
  return saleParser(layout, header, NOW)({ line: 2, cells: Object.values(row) });
}

function sale(row: Row) {
  const parsed = outcome(row);
  if (!parsed.ok) throw new Error(`${parsed.reason}: ${parsed.found}`);
  return parsed.row;
}

test("a condominium of the web download is read in full", () => {
  expect(sale(aCondoRow({ 取引の事情等: "調停・競売等" }))).toEqual({
    kind: "condo",
    priceCategory: "survey",
    categoryIsStated: true,
    prefecture: "東京都",
    cityCode: "13108",
    cityName: "江東区",
    town: "豊洲",
    place: null,
    quarter: { year: 2024, quarter: 2 },
    price: 75_000_000,
    areaM2: 70,
    areaIsMinimum: false,
    floorAreaM2: null,
    layout: "3LDK",
    builtYear: 2008,
    builtBeforeWar: false,
    structure: "RC",
    renovated: true,
    buildingUse: "住宅",
    purpose: "住宅",
    region: null,
    zoning: "準工業地域",
    lot: {
      frontageM: null,
      roadWidthM: null,
      roadDirection: null,
      roadKind: null,
      landShape: null,
      coveragePercent: 60,
      floorAreaRatioPercent: 300,
    },
    stationName: "豊洲",
    walkMinutes: 7,
    remarks: "調停・競売等",
  });
});

test("a house of the web download is read in full", () => {
  expect(
    sale(aHouseRow({ "面積（㎡）": "2,000㎡以上", "延床面積（㎡）": "2,000㎡以上", 間口: "50.0m以上", 建築年: "戦前" })),
  ).toMatchObject({
    kind: "house",
    areaM2: 2000,
    areaIsMinimum: true,
    floorAreaM2: 2000,
    builtYear: null,
    builtBeforeWar: true,
    walkMinutes: 45,
    structure: "wood",
    region: "住宅地",
    lot: {
      frontageM: 50,
      roadWidthM: 6,
      roadDirection: "南東",
      roadKind: "市道",
      landShape: "ほぼ長方形",
      coveragePercent: 40,
      floorAreaRatioPercent: 80,
    },
    zoning: "第一種低層住居専用地域",
    layout: null,
  });
});

test("the same sale in the extract says the same, with the centre of its town and without station and structure", () => {
  const unknown = { stationName: null, walkMinutes: null, structure: null, buildingUse: null };
  const place = { lon: 139.794162, lat: 35.6546 };

  expect(sale(anApiRow())).toEqual({ ...sale(aCondoRow()), ...unknown, place, categoryIsStated: false });
});

test.each([
  ["中古マンション等", "condo"],
  ["宅地(土地と建物)", "house"],
  ["宅地(土地)", "land"],
  ["農地", "farmland"],
  ["林地", "forest"],
])("種類 %s is kind %s", (text, kind) => {
  expect(sale(aHouseRow({ 種類: text })).kind).toBe(kind);
});

test.each([
  ["Used Apartment", "condo"],
  ["Used House", "house"],
  ["Land Only", "land"],
  ["Used Commercial", "commercial"],
])("type %s is kind %s", (text, kind) => {
  expect(sale(anApiRow({ type: text })).kind).toBe(kind);
});

test.each([
  ["事務所", "commercial"],
  ["店舗", "commercial"],
  ["倉庫", "house"],
  ["", "house"],
])("a building bought for %j is kind %s in the web download, as the extract files it", (purpose, kind) => {
  expect(sale(aHouseRow({ 今後の利用目的: purpose })).kind).toBe(kind);
});

describe("the price category that the extract leaves out", () => {
  const clues = { kind: "condo", year: 2024, region: null, floorAreaRatioPercent: null } as const;

  test.each([
    ["condominium without 容積率", clues, "contract"],
    ["condominium with 容積率", { ...clues, floorAreaRatioPercent: 300 }, "survey"],
    ["condominium of 2020, before contracts were published", { ...clues, year: 2020 }, "survey"],
    ["house without 地域", { ...clues, kind: "house", floorAreaRatioPercent: 200 }, "contract"],
    ["house with 地域 but no 容積率", { ...clues, kind: "house", region: "住宅地" }, "survey"],
    ["house of 2020 without 地域", { ...clues, kind: "house", year: 2020 }, "survey"],
    ["plot of land with 地域", { ...clues, kind: "land", region: "商業地" }, "survey"],
  ] as const)("is concluded for a %s", (_, given, category) => {
    expect(concludedCategory(given)).toBe(category);
  });
});

test.each<[string, Row]>([
  ["kind-unknown", aCondoRow({ 種類: "ヨット" })],
  ["kind-unknown", anApiRow({ type: "" })],
  ["category-unknown", aCondoRow({ 価格情報区分: "" })],
  ["category-unknown", aCondoRow({ 価格情報区分: "公示価格" })],
  ["city-code-invalid", aCondoRow({ 市区町村コード: "1310" })],
  ["prefecture-unknown", aCondoRow({ 都道府県名: "" })],
  ["prefecture-unknown", anApiRow({ pref_code: "48" })],
  ["town-missing", aCondoRow({ 地区名: "" })],
  ["place-invalid", anApiRow({ district_lat: "139.79", district_lng: "35.65" })],
  ["quarter-invalid", aCondoRow({ 取引時期: "2024年" })],
  ["quarter-invalid", anApiRow({ quarter: "5" })],
  ["quarter-in-future", aCondoRow({ 取引時期: "2027年第1四半期" })],
  ["quarter-in-future", aHouseRow({ 取引時期: "2027年第1四半期" })],
  ["quarter-in-future", anApiRow({ year: "2099", quarter: "4" })],
  ["price-invalid", aCondoRow({ "取引価格（総額）": "" })],
  ["price-invalid", anApiRow({ price: "0" })],
  ["price-invalid", anApiRow({ price: "99999999999999999999999" })],
  ["price-invalid", aCondoRow({ "取引価格（総額）": "1000000000001" })],
  ["price-invalid", anApiRow({ price: "75000000.5" })],
  ["area-invalid", anApiRow({ area_m2: "" })],
  ["area-invalid", anApiRow({ type: "Land Only", area_m2: "1e300" })],
  ["area-invalid", anApiRow({ type: "Land Only", area_m2: "1e-300" })],
  ["number-out-of-range", anApiRow({ far: "99999999" })],
  ["number-out-of-range", aHouseRow({ "容積率（％）": "2001" })],
  ["number-out-of-range", anApiRow({ coverage: "99999999" })],
  ["number-out-of-range", aHouseRow({ 間口: "1001" })],
  ["number-out-of-range", anApiRow({ breadth_m: "1e300" })],
  ["text-too-long", aCondoRow({ 地区名: "豊".repeat(201) })],
  ["text-too-long", anApiRow({ district_ja: "\uFDFA".repeat(100) })],
  ["area-out-of-range", anApiRow({ area_m2: "9999.0" })],
  ["area-out-of-range", aCondoRow({ "面積（㎡）": "2,000㎡以上" })],
  ["layout-unknown", aCondoRow({ 間取り: "広め" })],
  ["built-year-invalid", aCondoRow({ 建築年: "2035年" })],
  ["structure-unknown", aCondoRow({ 建物の構造: "紙" })],
  ["renovation-unknown", anApiRow({ renovation: "Maybe" })],
  ["purpose-unknown", anApiRow({ purpose: "Castle" })],
  ["region-unknown", aHouseRow({ 地域: "宇宙" })],
  ["zoning-unknown", anApiRow({ city_planning: "Moon Zone" })],
  ["direction-unknown", anApiRow({ direction: "Up" })],
  ["minutes-invalid", aCondoRow({ "最寄駅：距離（分）": "すぐ" })],
  ["number-invalid", aHouseRow({ "前面道路：幅員（ｍ）": "広い" })],
  ["undecodable-text", aCondoRow({ 地区名: "豊\uFFFD" })],
])("a row is rejected as %s (%#)", (reason, row) => {
  expect(outcome(row)).toMatchObject({ ok: false, line: 2, reason, cells: Object.values(row) });
});

test("the largest that may be told is kept, and so is a 容積率 where the 建ぺい率 should stand", () => {
  expect(sale(anApiRow({ price: "1000000000000", far: "2000", coverage: "300", breadth_m: "99" }))).toMatchObject({
    ...{ price: 1_000_000_000_000, lot: { floorAreaRatioPercent: 2000, coveragePercent: 300, roadWidthM: 99 } },
  });
});

test("a row with cells missing is rejected", () => {
  const header = Object.keys(aCondoRow());

  expect(saleParser("mlit-web-21", header, NOW)({ line: 9, cells: ["中古マンション等"] })).toMatchObject({
    line: 9,
    reason: "column-count",
  });
});

test("an area of 2000 m² or more is kept as a minimum for land and buildings", () => {
  expect(sale(anApiRow({ type: "Land Only", region: "Industrial Area", area_m2: "9999.0", frontage_m: "9999.9" }))).toMatchObject({
    areaM2: 2000,
    areaIsMinimum: true,
    lot: { frontageM: 50 },
  });
});

test("a row of the extract without coordinates is kept without a place", () => {
  expect(sale(anApiRow({ district_lat: "", district_lng: "" })).place).toBeNull();
});
