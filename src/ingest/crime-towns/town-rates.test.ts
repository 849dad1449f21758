import { expect, test } from "vitest";
import { rateFacts, type TownCounts, type TownPeople, townId } from "./town-rates.ts";

const counts = (town: string, crimes: number, changes: Partial<TownCounts> = {}): TownCounts => ({
  cityCode: "13101",
  town,
  year: "2023",
  crimes,
  ...changes,
});
const people = (town: string, night: number | null, day = night): TownPeople => ({ cityCode: "13101", town, night, day, asOf: "2020" });

test("a town's rate names its year and what the population is of; few towns have no quintile", () => {
  expect(rateFacts([counts("甲町", 10)], [people("甲町", 1000)])).toEqual(
    new Map([["13101/甲町", { rate: 10, rateYear: "2023", populationOf: "2020" }]]),
  );
});

test.each([
  ["nobody counted its people", []],
  ["its night population is unknown", [people("甲町", null, 500)]],
  ["its day population is unknown", [people("甲町", 1000, null)]],
  ["nobody is there", [people("甲町", 0)]],
  ["only another town's people are known", [people("乙町", 1000)]],
])("a town has no rate where %s", (_, known) => {
  expect(rateFacts([counts("甲町", 10)], known).size).toBe(0);
});

test("only the newest year of a prefecture is rated, each prefecture by its own", () => {
  const towns = [counts("甲町", 10), counts("乙町", 10, { year: "2024" }), counts("丙町", 10, { cityCode: "27102", year: "2022" })];
  const known = [people("甲町", 1000), people("乙町", 1000), { ...people("丙町", 1000), cityCode: "27102" }];

  expect([...rateFacts(towns, known)].map(([key, { rateYear }]) => [key, rateYear])).toEqual([
    ["13101/乙町", "2024"],
    ["27102/丙町", "2022"],
  ]);
});

test("ヶ and ケ are one town", () => {
  expect(townId({ cityCode: "13101", town: "霞ヶ関一丁目" })).toBe(townId({ cityCode: "13101", town: "霞ケ関一丁目" }));
});
