import { describe, expect, it } from "vitest";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { aSale } from "#test/support/synthetic-sales.ts";
import { planTraining } from "./training-plan.ts";

const FIRST = quarterIndex({ year: 2020, quarter: 1 });
/** Two sales in each of some quarters, counted from 2020Q1. */
const salesIn = (quarters: readonly number[]) =>
  quarters.flatMap((at) => [0, 1].map((id) => aSale({ id: 10 * at + id, quarter: quarterAt(FIRST + at) })));
const upTo = (quarters: number) => salesIn(Array.from({ length: quarters }, (_, i) => i));
const quartersOf = (sales: readonly SaleRow[]) => [...new Set(sales.map(({ quarter }) => quarterIndex(quarter) - FIRST))];

describe("the training plan", () => {
  it("tests on the last four quarters and calibrates on the two before", () => {
    const plan = planTraining(upTo(12));

    expect(quartersOf(plan?.evaluation.fit ?? [])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(quartersOf(plan?.evaluation.calibration ?? [])).toEqual([6, 7]);
    expect(quartersOf(plan?.evaluation.test ?? [])).toEqual([8, 9, 10, 11]);
  });

  it("calibrates the released model on the last two quarters", () => {
    const plan = planTraining(upTo(12));

    expect(quartersOf(plan?.release.fit ?? [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(quartersOf(plan?.release.calibration ?? [])).toEqual([10, 11]);
    expect(plan?.release.test).toEqual([]);
  });

  it.each([
    [2, [1, 0, 1]],
    [3, [2, 0, 1]],
    [4, [1, 1, 2]],
    [5, [2, 1, 2]],
    [7, [3, 1, 3]],
    [8, [2, 2, 4]],
    [9, [3, 2, 4]],
  ])("parts %i quarters into fit, calibration and test as %j", (quarters, parts) => {
    const evaluation = planTraining(upTo(quarters))?.evaluation;

    expect([evaluation?.fit, evaluation?.calibration, evaluation?.test].map((part) => quartersOf(part ?? []).length)).toEqual(parts);
  });

  it("uses every sale once, and nothing later than what follows it", () => {
    const sales = upTo(20);
    const { evaluation, release } = planTraining(sales) ?? {};

    expect([...(evaluation?.fit ?? []), ...(evaluation?.calibration ?? []), ...(evaluation?.test ?? [])]).toEqual(sales);
    expect([...(release?.fit ?? []), ...(release?.calibration ?? [])]).toEqual(sales);
  });

  it("tests three to eight quarters ahead by a fit that ends eight quarters before the last, calibrated between", () => {
    const far = planTraining(upTo(20))?.far;

    expect(quartersOf(far?.fit ?? [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(quartersOf(far?.calibration ?? [])).toEqual([12, 13]);
    expect(quartersOf(far?.test ?? [])).toEqual([14, 15, 16, 17, 18, 19]);
  });

  it.each([
    [11, false],
    [12, true],
  ])("of %i quarters there is such a fit: %s", (quarters, isThere) => {
    expect(planTraining(upTo(quarters))?.far !== null).toBe(isThere);
  });

  it("counts quarters that have sales, not the holes between them", () => {
    const plan = planTraining(salesIn([0, 1, 2, 3, 9, 10, 11, 12]));

    expect(quartersOf(plan?.evaluation.test ?? [])).toEqual([9, 10, 11, 12]);
  });

  describe("of a market with quarters that a few cities alone tell", () => {
    /** Forty sales in each of twelve quarters, from the fourth on. */
    const full = Array.from({ length: 20 }, () => salesIn(Array.from({ length: 12 }, (_, i) => i + 3))).flat();
    const plan = planTraining([...salesIn([0, 1, 2]), ...full, ...salesIn([15, 16])]);

    it("takes the late ones together with the last one that all tell: they calibrate and test nothing by themselves", () => {
      expect(quartersOf(plan?.release.calibration ?? []).sort((a, b) => a - b)).toEqual([13, 14, 15, 16]);
      expect(quartersOf(plan?.evaluation.test ?? []).sort((a, b) => a - b)).toEqual([11, 12, 13, 14, 15, 16]);
      expect(quartersOf(plan?.evaluation.calibration ?? []).sort((a, b) => a - b)).toEqual([9, 10]);
    });

    it("fits the early ones, and leaves none out", () => {
      const { fit = [], calibration = [] } = plan?.release ?? {};

      expect(quartersOf(fit)).toEqual(expect.arrayContaining([0, 1, 2]));
      expect(fit.length + calibration.length).toBe(full.length + 2 * 5);
    });

    it("cuts at every quarter where only one has many", () => {
      const one = planTraining([...Array.from({ length: 20 }, () => salesIn([3])).flat(), ...salesIn([0, 1, 2])]);

      expect(quartersOf(one?.evaluation.test ?? []).sort((a, b) => a - b)).toEqual([2, 3]);
    });
  });

  it.each([[0], [1]])("has no plan for %i quarters", (quarters) => {
    expect(planTraining(upTo(quarters))).toBeNull();
  });
});
