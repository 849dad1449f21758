import { beforeAll, describe, expect, it } from "vitest";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { fitForestHere } from "#domain/valuation/engine/train-bundle.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { answerableWith } from "./answerable.ts";
import type { Evaluation } from "./evaluate-model.ts";
import { evaluateSplit } from "./evaluate-split.ts";
import { splitByTime } from "./split.ts";

/** Half of the homes are renovated, and so much the dearer. */
function renovatedByTurns(sale: SaleRow, i: number): SaleRow {
  return i % 2 === 0 ? { ...sale, renovated: false } : { ...sale, renovated: true, price: sale.price * 1.2 };
}

describe("evaluateModel on a market of 8 % noise, half of it renovated", () => {
  const split = splitByTime(syntheticSales(3000).map(renovatedByTurns), {
    trainUntil: { year: 2023, quarter: 4 },
    testUntil: { year: 2024, quarter: 4 },
  });
  const elsewhere = split.test.slice(0, 10).map((sale) => ({ ...sale, cityCode: "27102" }));
  let evaluation: Evaluation;
  beforeAll(async () => {
    evaluation = await evaluateSplit("condo", { near: { ...split, test: [...split.test, ...elsewhere] }, far: null }, async (set, name) =>
      fitForestHere(set, name),
    );
  });

  it("does better than every yardstick, in the middle and within ten percent", () => {
    const { townMedian, comparables, hedonic } = evaluation.baselines;

    expect(evaluation.overall.mdape).toBeLessThan(Math.min(townMedian.mdape, comparables.mdape, hedonic.mdape));
    expect(evaluation.overall.ppe10).toBeGreaterThan(Math.max(townMedian.ppe10, comparables.ppe10, hedonic.ppe10));
  });

  it("gives a band that about four in five sales fall into", () => {
    expect(evaluation.overall.coverage80).toBeGreaterThan(0.7);
    expect(evaluation.overall.coverage80).toBeLessThan(0.9);
  });

  it("counts a sale in a city it knows nothing of, or with too few like it, as not answered", () => {
    const answered = split.test.filter(answerableWith("condo", [...split.fit, ...split.calibration])).length;

    expect(answered).toBeLessThan(split.test.length);
    expect(evaluation.overall.n).toBe(answered);
    expect(evaluation.overall.hitRate).toBeCloseTo(answered / (split.test.length + elsewhere.length), 10);
  });

  it("does worse on the same sales when their renovation is hidden", () => {
    const { blind, mdape, ppe10, coverage80 } = evaluation.overall;

    expect(blind.mdape).toBeGreaterThan(mdape);
    expect(blind.ppe10).toBeLessThan(ppe10);
    expect(blind.coverage80).toBeLessThan(coverage80);
  });

  it("reports every city", () => {
    expect(evaluation.areas.map(({ cityCode }) => cityCode)).toEqual([...new Set(split.test.map(({ cityCode }) => cityCode))].sort());
  });

  it.each(["areas", "priceDeciles", "ageBands", "horizons"] as const)("has each answered sale once in its %s", (name) => {
    expect(evaluation[name].reduce((sum, { n }) => sum + n, 0)).toBe(evaluation.overall.n);
  });

  it("has each answered sale once among seen and unseen, and in the bins of its chance", () => {
    const parts = evaluation.familiarity.filter(({ familiarity }) => familiarity !== "new-group");

    expect(parts.reduce((sum, { n }) => sum + n, 0)).toBe(evaluation.overall.n);
    expect(evaluation.calibration.withinTenPercent.reduce((sum, { n }) => sum + n, 0)).toBe(evaluation.overall.n);
  });

  it("tells the four quarters after training apart", () => {
    expect(evaluation.horizons.map(({ quartersAfter }) => quartersAfter)).toEqual([1, 2, 3, 4]);
  });

  it("names no worst ward or decile where none has 200 sales", () => {
    expect(Math.max(...evaluation.areas.map(({ n }) => n), ...evaluation.priceDeciles.map(({ n }) => n))).toBeLessThan(200);
    expect(evaluation.overall).toMatchObject({ worstWardCoverage80: null, worstDecileCoverage80: null });
  });
});

it("tests one to eight quarters ahead where an earlier fit judges the later sales too", async () => {
  const sales = syntheticSales(3000);
  const near = splitByTime(sales, { trainUntil: { year: 2023, quarter: 4 }, testUntil: { year: 2024, quarter: 4 } });
  const after = splitByTime(sales, { trainUntil: { year: 2023, quarter: 2 }, testUntil: { year: 2024, quarter: 4 } });
  const alone = await evaluateSplit("condo", { near, far: null }, fitQuickly);

  const both = await evaluateSplit("condo", { near, far: after }, fitQuickly);

  expect(both.horizons.map(({ quartersAfter }) => quartersAfter)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(both.horizonOrigins).toEqual([
    { year: 2022, quarter: 4 },
    { year: 2023, quarter: 4 },
  ]);
  expect(both.overall).toEqual(alone.overall);
  expect(both.horizons.slice(0, 2)).toEqual(alone.horizons.slice(0, 2));
  expect(both.horizons[2]?.n).toBeGreaterThan(alone.horizons[2]?.n ?? 0);
});

it("does the same blind where no renovation is on record", async () => {
  const split = splitByTime(syntheticSales(600), { trainUntil: { year: 2023, quarter: 4 }, testUntil: { year: 2024, quarter: 4 } });
  const { blind, mdape, ppe10, coverage80 } = (await evaluateSplit("condo", { near: split, far: null }, fitQuickly)).overall;

  expect(blind).toEqual({ mdape, ppe10, coverage80 });
});

it("names the lowest coverage of a ward and of a decile of 200 sales or more", async () => {
  const sales = syntheticSales(6000).map((sale, i) => (i % 20 === 0 ? { ...sale, cityCode: "13199" } : sale));
  const split = splitByTime(sales, { trainUntil: { year: 2022, quarter: 1 }, testUntil: { year: 2024, quarter: 4 } });
  const { overall, areas, priceDeciles } = await evaluateSplit("condo", { near: split, far: null }, fitQuickly);

  expect(areas.filter(({ n }) => n < 200).map(({ cityCode }) => cityCode)).toEqual(["13199"]);
  expect(overall.worstWardCoverage80).toBe(Math.min(...areas.filter(({ n }) => n >= 200).map(({ coverage80 }) => coverage80)));
  expect(overall.worstDecileCoverage80).toBe(Math.min(...priceDeciles.map(({ coverage80 }) => coverage80)));
});
