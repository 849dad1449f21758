import { expect, test } from "vitest";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { LAND_PRICE_LAYOUTS, landPriceRow } from "./parse.ts";

const parse = parsedCells(LAND_PRICE_LAYOUTS, () => landPriceRow(null));
const place = { lat: "35.61424111", lng: "140.1075581" };
const l01 = {
  pref: "千葉県",
  survey_year: "1986",
  code: "12101-000-001",
  address: "千葉県千葉市中央区新千葉３丁目３２０番",
  ...place,
  price_yen_m2: "216000",
  change_pct: "4.4",
  area_m2: "320",
  use_now: "住宅",
  structure: "W",
  station: "千葉",
  station_distance_m: "550",
  zoning: "1住居",
  fire_zone: "_",
  coverage: "60",
  far: "200",
  neighbourhood: "住宅地域",
  history_from: "1983",
  history: "0 213000 215000 216000",
};
const pointOnly = { address: "東京都千代田区六番町６番１外", ...place, price_yen_m2: "4200000" };

test("a point is read with its prices year by year; a year without a survey is left out", () => {
  expect(parse(l01)).toMatchObject({
    row: {
      key: "12101-000-001",
      part: "12",
      kind: "land_price",
      name: "千葉県千葉市中央区新千葉3丁目320番",
      data: {
        year: 1986,
        pricePerM2: 216_000,
        use: "住宅",
        zoning: "1住居",
        stationDistanceM: 550,
        farPercent: 200,
        history: { "1984": 213_000, "1985": 215_000, "1986": 216_000 },
      },
    },
  });
});

test("new points, which all carry the number 000, are told apart by their address", () => {
  expect(parse({ ...l01, code: "12105-000-000" })).toMatchObject({ row: { key: "12105-000-000|千葉県千葉市中央区新千葉3丁目320番" } });
});

test("a point of which only the price is told is of the file's year", () => {
  const named = parsedCells(LAND_PRICE_LAYOUTS, () => landPriceRow(2022));
  expect(named(pointOnly)).toMatchObject({
    row: { key: "東京都千代田区六番町6番1外", part: "13", data: { year: 2022, pricePerM2: 4_200_000, history: { "2022": 4_200_000 } } },
  });
});

test.each([
  ["year-invalid", pointOnly],
  ["address-invalid", { ...l01, address: "千葉市中央区新千葉" }],
  ["price-invalid", { ...l01, price_yen_m2: "0" }],
  ["price-invalid", { ...l01, change_pct: "小" }],
  ["history-invalid", { ...l01, history: "1 2 x" }],
  ["history-invalid", { ...l01, history_from: "" }],
  ["place-missing", { ...l01, lng: "" }],
  ["place-invalid", { ...l01, lng: "1" }],
])("a row is rejected as %s (%#)", (reason, row) => {
  expect(parse(row)).toMatchObject({ ok: false, reason });
});
