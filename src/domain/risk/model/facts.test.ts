import { expect, it } from "vitest";
import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { LAYERS } from "#domain/surroundings/layers/layers.ts";
import { ageInYears, FACTS, type FactId, factOf, found, foundNothing, foundValue } from "./facts.ts";

it("knows every layer of the surroundings, by its title and unit", () => {
  for (const [id, { title, unit }] of Object.entries(LAYERS)) expect(FACTS[id as FactId], id).toEqual({ title, unit });
});

it("is read by name, and missing where the name is", () => {
  const site = { facts: { units: found(40) }, floor: null };

  expect(factOf(site, "units")).toMatchObject({ state: "ok", value: 40 });
  expect(factOf(site, "ageYears")).toEqual({ state: "no_data", value: null, details: {}, provenance: null });
});

it("gives a number only of what was found", () => {
  expect(foundValue(found(0))).toBe(0);
  expect(foundValue(foundNothing())).toBe(null);
  expect(foundValue({ ...found(3), state: "out_of_area" })).toBe(null);
});

it("has a reader for each fact that is asked of a building", () => {
  const read = new Set(INDICATORS.flatMap(({ reads }) => reads));
  const own = Object.keys(FACTS).filter((id) => !(id in LAYERS)) as FactId[];

  expect(own.filter((id) => !read.has(id))).toEqual([]);
});

it.each([
  [{ year: 2016, month: 11 }, 10],
  [{ year: 2016, month: 12 }, 9],
  [{ year: 2016, month: null }, 9],
  [{ year: 2026, month: 11 }, 0],
  [{ year: 2026, month: null }, 0],
  [{ year: 2025, month: null }, 0],
  [{ year: 2026, month: 12 }, null],
  [{ year: 2027, month: 1 }, null],
  [{ year: 2029, month: null }, null],
  [{ year: 1974, month: 1 }, 52],
])("%o is %s whole years old", (built, years) => {
  expect(ageInYears(built, "2026-11-21")).toBe(years);
});
