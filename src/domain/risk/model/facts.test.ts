import { expect, it } from "vitest";
import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { LAYERS } from "#domain/surroundings/layers/layers.ts";
import { FACTS, type FactId, factOf, found, foundNothing, foundValue } from "./facts.ts";

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
