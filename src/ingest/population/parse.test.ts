import { expect, test } from "vitest";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { POPULATION_LAYOUTS, populationRow } from "./parse.ts";

const parse = parsedCells(POPULATION_LAYOUTS, () => populationRow((name) => (name === "千代田区" ? "13101" : null)));
const city = { city_code: "01361", name: "北海道 江差町", year: "2020", population: "7428" };
const ward = { ward: "千代田区", year: "2021", population: "66499", households_latest: "39281" };

test("a census counts a city in a year", () => {
  expect(parse(city)).toEqual({ ok: true, line: 2, row: { areaCode: "01361", period: "2020", data: { total: 7428 } } });
});

test("a ward is found by its name; its households are of a day that the table does not name", () => {
  expect(parse(ward)).toMatchObject({ row: { areaCode: "13101", period: "2021", data: { total: 66_499, householdsLatest: 39_281 } } });
});

test.each([
  ["city-invalid", { ...city, city_code: "1361" }],
  ["city-invalid", { ...ward, ward: "どこか区" }],
  ["year-invalid", { ...city, year: "R2" }],
  ["population-missing", { ...city, population: "-" }],
  ["population-invalid", { ...city, population: "7428.5" }],
  ["population-invalid", { ...ward, households_latest: "多数" }],
])("a row is rejected as %s (%#)", (reason, row) => {
  expect(parse(row)).toMatchObject({ ok: false, reason });
});
