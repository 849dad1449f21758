import { beforeAll, describe, expect, it } from "vitest";
import { syntheticSales } from "../../../../test/support/synthetic-sales.ts";
import { evaluateSplit } from "../evaluate-split.ts";
import { fitForestHere } from "../train-bundle.ts";
import type { Evaluation } from "./evaluate-model.ts";
import { splitByTime } from "./split.ts";

describe("evaluateModel on a market of 8 % noise", () => {
  const split = splitByTime(syntheticSales(3000), { trainUntil: { year: 2023, quarter: 4 }, testUntil: { year: 2024, quarter: 4 } });
  const elsewhere = split.test.slice(0, 10).map((sale) => ({ ...sale, cityCode: "27102" }));
  let evaluation: Evaluation;
  beforeAll(async () => {
    evaluation = await evaluateSplit("condo", { ...split, test: [...split.test, ...elsewhere] }, async (set, name) =>
      fitForestHere(set, name),
    );
  });

  it("does better than every yardstick", () => {
    const { townMedian, comparables, hedonic } = evaluation.baselines;

    expect(evaluation.overall.mdape).toBeLessThan(Math.min(townMedian, comparables, hedonic));
  });

  it("gives a band that about four in five sales fall into", () => {
    expect(evaluation.overall.coverage80).toBeGreaterThan(0.7);
    expect(evaluation.overall.coverage80).toBeLessThan(0.9);
  });

  it("counts a sale in a city it knows nothing of as not answered", () => {
    expect(evaluation.overall.n).toBe(split.test.length);
    expect(evaluation.overall.hitRate).toBeCloseTo(split.test.length / (split.test.length + 10), 10);
  });

  it("reports every city, and all of them add up", () => {
    expect(evaluation.areas.map(({ cityCode }) => cityCode)).toEqual([...new Set(split.test.map(({ cityCode }) => cityCode))].sort());
    expect(evaluation.areas.reduce((sum, { n }) => sum + n, 0)).toBe(evaluation.overall.n);
  });
});
