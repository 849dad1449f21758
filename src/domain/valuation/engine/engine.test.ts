import { beforeAll, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { type SyntheticModel, syntheticModel } from "#test/support/synthetic-model.ts";
import { aSubject } from "#test/support/synthetic-sales.ts";
import { createEngine } from "./engine.ts";

let trained: SyntheticModel;
let engine: EstimateEngine;
beforeAll(async () => {
  trained = await syntheticModel();
  engine = createEngine(trained.model, trained.sales);
});

const asOf = { year: 2025, quarter: 1 } as const;
const appraise = (subject: Subject, mode: "blind" | "informed" = "blind") => engine.appraise(subject, { asOf, mode });

function subjectOf(sale: SaleRow): Subject {
  const { id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home } = sale;
  return { ...home, floor: null, direction: null };
}

const ordinary = () => subjectOf(trained.sales[0] as SaleRow);

describe("an appraisal", () => {
  it("holds point, band, chance, grade, factors and comparables", () => {
    const outcome = appraise(ordinary());

    if (!outcome.estimated) throw new Error(outcome.reason);
    expect(outcome.low).toBeLessThanOrEqual(outcome.point);
    expect(outcome.high).toBeGreaterThanOrEqual(outcome.point);
    expect(outcome.withinTenPercent).toBeGreaterThan(0.3);
    expect(outcome.withinTenPercent).toBeLessThan(1);
    expect(["A", "B", "C", "D"]).toContain(outcome.grade);
    expect(outcome.basePrice + outcome.factors.reduce((sum, { yen }) => sum + (yen ?? 0), 0)).toBe(outcome.point);
    expect(outcome.baseLabel).toBe(`${ordinary().cityName}の平均的な部屋(1年前の相場)`);
    expect(outcome.comparables.length).toBeGreaterThan(2);
    expect(outcome.comparableCount).toBeGreaterThanOrEqual(outcome.comparables.length);
  });

  it("comes near the prices of sales it has not seen", () => {
    const errors = trained.heldBack
      .filter(({ priceCategory }) => priceCategory === "contract")
      .map((sale) => ({ sale, outcome: engine.appraise(subjectOf(sale), { asOf: sale.quarter, mode: "blind" }) }))
      .flatMap(({ sale, outcome }) => (outcome.estimated ? [Math.abs(outcome.point / sale.price - 1)] : []))
      .sort((a, b) => a - b);

    // The market's own noise is 8 %: its median is 5.4 %.
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.08);
  });

  it("is the same each time", () => {
    expect(appraise(ordinary())).toEqual(appraise(ordinary()));
  });

  it("cannot be moved by an asking price: one smuggled in changes nothing", () => {
    const smuggled = { ...ordinary(), askingPrice: 1, price: 1 };

    expect(appraise(smuggled)).toEqual(appraise(ordinary()));
  });

  it("looks at no sale after its day", () => {
    const early = engine.appraise(ordinary(), { asOf: { year: 2022, quarter: 1 }, mode: "blind" });

    if (!early.estimated) throw new Error(early.reason);
    expect(early.comparables.every(({ quarter }) => quarter.year < 2022 || (quarter.year === 2022 && quarter.quarter === 1))).toBe(true);
  });

  it("ignores what only the owner knows when blind", () => {
    expect(appraise({ ...ordinary(), renovated: true })).toEqual(appraise({ ...ordinary(), renovated: null }));
  });

  it("does not price floor and direction in, and says so", () => {
    const outcome = appraise({ ...ordinary(), floor: 20, direction: "南" }, "informed");

    expect(outcome).toEqual(appraise(ordinary(), "informed"));
    expect(outcome).toMatchObject({ factors: expect.arrayContaining([{ group: "floor", yen: null }]) });
  });

  it("manages with nothing but city, town and size", () => {
    const bare = { ...ordinary(), place: null, layout: null, builtYear: null, zoning: null };

    expect(appraise(bare)).toMatchObject({ estimated: true });
  });

  it("tells version, origin and last quarter of what it knows", () => {
    expect(engine).toMatchObject({ modelVersion: "condo-2025.01-00000000", isSample: true, dataAsOf: { year: 2024, quarter: 4 } });
  });

  it("counts the comparables it would use", () => {
    const outcome = appraise(ordinary());

    expect(outcome).toMatchObject({ comparableCount: engine.countComparables(ordinary(), asOf) });
  });
});

describe("no estimate is given", () => {
  it.each<[string, Partial<Subject>]>([
    ["out-of-area", { cityCode: "27100" }],
    ["out-of-area", { kind: "house" }],
    ["outlier-size", { areaM2: 301 }],
    ["outlier-size", { areaM2: 7 }],
    ["too-few-comparables", { place: { lon: 141, lat: 43 }, town: "遠い町" }],
    ["too-few-comparables", { place: null, town: "知らない町" }],
  ])("%s: %j", (reason, given) => {
    expect(appraise({ ...ordinary(), ...given })).toEqual({ estimated: false, grade: "E", reason });
  });

  it("by an engine without sales", () => {
    expect(createEngine(trained.model, []).appraise(aSubject(), { asOf, mode: "blind" })).toMatchObject({ reason: "out-of-area" });
  });
});
