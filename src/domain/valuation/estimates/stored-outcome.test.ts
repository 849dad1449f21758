import { expect, it } from "vitest";
import type { Appraisal, Comparable } from "#domain/valuation/core/types.ts";
import { outcomeFrom, type StoredOutcome } from "./stored-outcome.ts";

const quarter = { year: 2025, quarter: 4 } as const;
const knownUntil = { year: 2025, quarter: 2 } as const;
const comparable: Omit<Comparable, "broughtForward"> = {
  ...{ saleId: 1, quarter: knownUntil, priceCategory: "contract", cityName: "江東区", town: "豊洲", place: null, price: 70_000_000 },
  ...{ areaM2: 70, layout: "3LDK", builtYear: 2008, distanceM: null, reason: "same-town", similarity: 0.9 },
};
const appraisal: Appraisal = {
  ...{ grade: "B", point: 70_000_000, low: 62_000_000, high: 79_000_000, withinTenPercent: 0.7 },
  ...{ basePrice: 60_000_000, baseLabel: "江東区の平均", factors: [], comparableCount: 1 },
  base: { cityName: "江東区", areaM2: 65, builtYear: 2005, quarter },
  headline: { quarter, knownUntil, quartersAhead: 2 },
  forecast: [{ quarter, quartersAhead: 2, point: 1, low: 1, high: 1, isTested: true, coverage80: 0.8 }],
  agreement: { indexName: "指数", median: 70_000_000, low: 1, high: 2, count: 9, gap: 0, standing: "inside", why: null },
  measured: { cityName: null, quartersAhead: 2, n: 900, mdape: 0.09, coverage80: 0.8, below: 0.1, above: 0.1 },
  parts: null,
  comparables: [{ ...comparable, broughtForward: { price: 71_000_000, factor: 1.02 } }],
};
const told = { estimated: true, ...appraisal } as const;
const without = (name: keyof Appraisal): StoredOutcome => {
  const { [name]: _, ...rest } = told;
  return rest as StoredOutcome;
};

it("an outcome of now, or of no price, is what was stored", () => {
  const refusal = { estimated: false, grade: "E", reason: "no-model" } as const;

  expect(outcomeFrom(told)).toEqual(told);
  expect(outcomeFrom(refusal)).toEqual(refusal);
});

it.each(["base", "headline", "forecast", "agreement", "measured", "parts"] as const)("of before %s was told it is null", (name) => {
  expect(outcomeFrom(without(name))).toStrictEqual({ ...told, [name]: null });
});

it("until when sales were known is told by the headline of before it was told", () => {
  expect(outcomeFrom({ ...told, headline: { quarter, quartersAhead: 2 } })).toStrictEqual(told);
});

it("a base without its quarter is none, and a comparable of before was not brought forward", () => {
  const base = { cityName: "江東区", areaM2: 65, builtYear: 2005 };

  expect(outcomeFrom({ ...told, base })).toMatchObject({ base: null });
  expect(outcomeFrom({ ...told, comparables: [comparable] })).toMatchObject({ comparables: [{ broughtForward: null }] });
});
