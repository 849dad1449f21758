import { expect, test } from "vitest";
import { citySplitter } from "#ingest/frame/city-prefix.ts";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { TOWN_POPULATION_LAYOUTS, townPopulationRow } from "./parse.ts";

const split = citySplitter([{ code: "13308", name: "西多摩郡奥多摩町", prefecture: "東京都" }]);
const parse = parsedCells(TOWN_POPULATION_LAYOUTS, () => townPopulationRow(split));
const households = { pref: "tokyo", address: "奥多摩町留浦", lat: "35.80058", lng: "138.99953", single_households: "23" };
const people = { city_code: "13101", town: "飯田橋１丁目", population: "640", day_population: "8,120" };

test("households are read with the town's place", () => {
  expect(parse(households)).toEqual({
    ok: true,
    line: 2,
    row: { cityCode: "13308", town: "留浦", place: { lon: 138.99953, lat: 35.80058 }, data: { single: 23 } },
  });
});

test("people by night and day make the denominators of crime rates", () => {
  expect(parse(people)).toMatchObject({ row: { cityCode: "13101", town: "飯田橋一丁目", place: null, data: { night: 640, day: 8120 } } });
});

test("an unknown day population is left out", () => {
  expect(parse({ ...people, day_population: "-" })).toMatchObject({ row: { data: { night: 640 } } });
});

test.each([
  ["city-invalid", { ...households, address: "どこか村" }],
  ["city-invalid", { ...people, city_code: "131" }],
  ["town-missing", { ...households, address: "奥多摩町" }],
  ["figure-missing", { ...people, population: "", day_population: "" }],
  ["figure-invalid", { ...people, population: "-4" }],
  ["figure-invalid", { ...households, single_households: "数軒" }],
  ["place-missing", { ...households, lat: "" }],
  ["place-invalid", { ...households, lat: "0" }],
])("a row is rejected as %s (%#)", (reason, row) => {
  expect(parse(row)).toMatchObject({ ok: false, reason });
});
