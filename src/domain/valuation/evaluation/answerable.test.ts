import { expect, it } from "vitest";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { aQuickModel } from "#test/support/quick-model.ts";
import { aSale, type PricedSale } from "#test/support/synthetic-sales.ts";
import { answerableWith, lastQuarter } from "./answerable.ts";

const town = [1, 2, 3].map((id) => aSale({ id }));
const lonely = aSale({ id: 4, cityCode: "13101", place: null });
const sales = [...town, lonely, aSale({ id: 5, town: "辰巳", place: null, quarter: { year: 2020, quarter: 1 } })];

it.each<[string, Partial<PricedSale>, boolean]>([
  ["among three alike", {}, true],
  ["in a town of three that are not its size", { areaM2: 120 }, false],
  ["in a city without any sale", { cityCode: "27102" }, false],
  ["in a city of one sale", { cityCode: "13101", place: null }, false],
  ["of a size that no home has", { areaM2: 301 }, false],
  ["in a town whose one sale is four years old", { town: "辰巳", place: null }, false],
])("a home %s is answered: %s", async (_, given, expected) => {
  const { quarter: asOf, price: _price, id: _id, priceCategory: _category, ...home } = aSale(given);
  const engine = createEngine(await aQuickModel(), sales);

  expect(answerableWith("condo", sales)(home)).toBe(expected);
  expect(engine.appraise({ ...home, floor: null, direction: null }, { asOf, mode: "blind" }).estimated).toBe(expected);
});

it("nobody is answered without sales", () => {
  expect(answerableWith("condo", [])(aSale())).toBe(false);
  expect(lastQuarter([])).toBe(Number.NEGATIVE_INFINITY);
});
