import { expect, test } from "vitest";
import { yearInName, yearsInName } from "./edition.ts";

test.each([
  ["schools_2021.csv.gz", "2021"],
  ["covid19_prefectures_2020_2021.csv", "2020–2021"],
  ["population_1980_2000_2020.csv", "1980–2020"],
  ["A32-21_13.geojson", null],
  ["points-20240401.csv", null],
])("the name %s speaks of %j", (name, years) => {
  expect(yearsInName(name)).toBe(years);
});

test.each([
  ["R5.csv", 2023],
  ["H30.csv", 2018],
  ["令和元年.csv", 2019],
  ["keishicho_2022.csv.gz", 2022],
  ["crime_2021_2022.csv", null],
  ["CHR5.csv", null],
  ["towns.csv", null],
])("the name %s is of the year %j", (name, year) => {
  expect(yearInName(name)).toBe(year);
});
