import { expect, it } from "vitest";
import { populationChange } from "./population-change.ts";

it.each([
  [{ "2020": 800, "2050": 700 }, -12.5],
  [{ "2020": 1000, "2050": 1000 }, 0],
  [{ "2020": 300, "2050": 401 }, 33.7],
  [{ "2020": 812.4, "2050": 0 }, -100],
])("%j is a change of %s %", (data, percent) => {
  expect(populationChange(data)).toBe(percent);
});

it.each([
  ["nobody lived there", { "2020": 0, "2050": 10 }],
  ["it was counted but not projected", { "2020": 800, "2045": 700 }],
  ["it was projected but not counted", { "2025": 800, "2050": 700 }],
  ["a figure is a word", { "2020": "800", "2050": 700 }],
  ["there are no figures", {}],
])("is not said where %s", (_, data) => {
  expect(populationChange(data)).toBeNull();
});
