import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { liquidityOf, volatilityOf } from "./market-measures.ts";

/** Four quarters of each year at its price. */
function years(prices: readonly number[]) {
  return prices.flatMap((medianYenPerM2, i) =>
    ([1, 2, 3, 4] as const).map((quarter) => ({ quarter: { year: 2018 + i, quarter }, medianYenPerM2 })),
  );
}

describe("how prices sway", () => {
  it("is nothing for a price that grows by the same share each year", () => {
    expect(volatilityOf(years([100, 110, 121, 133.1, 146.41]))).toBe(0);
  });

  it("is the standard deviation of the yearly changes in per cent", () => {
    expect(volatilityOf(years([100, 110, 99, 108.9, 98.01]))).toBe(10);
  });

  it("is unknown for less than five years, nor of years with less than three quarters", () => {
    expect(volatilityOf(years([100, 101, 102, 103]))).toBeNull();
    expect(volatilityOf(years([100, 101, 102, 103, 104]).slice(2))).toBeNull();
    expect(volatilityOf([])).toBeNull();
  });

  it("counts a year from three quarters on", () => {
    const threeEach = years([100, 110, 121, 133.1, 159.72]).filter(({ quarter }) => quarter.quarter !== 1);

    expect(volatilityOf(threeEach)).toBe(4.33);
    expect(volatilityOf(threeEach.filter(({ quarter }) => quarter.year !== 2020 || quarter.quarter !== 4))).toBeNull();
  });

  it("takes the mean of the quarters of a year", () => {
    const uneven = years([100, 110, 121, 133.1, 146.41]).map((point) => ({
      ...point,
      medianYenPerM2: point.medianYenPerM2 * (point.quarter.quarter % 2 ? 1.2 : 0.8),
    }));

    expect(volatilityOf(uneven)).toBe(0);
  });

  it("does not depend on the level of prices, nor on the order of rows", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 5, maxLength: 9 }), (prices) => {
        const points = years(prices);
        const dearer = points.map((point) => ({ ...point, medianYenPerM2: 1000 * point.medianYenPerM2 }));
        expect(volatilityOf(dearer)).toBe(volatilityOf(points));
        expect(volatilityOf(points.toReversed())).toBe(volatilityOf(points));
      }),
    );
  });
});

describe("how often homes are sold", () => {
  it.each([
    [6, 100, 2],
    [4, 150, 0.89],
    [5, 60, 2.78],
    [3, 50, 2],
    [1, 300, 0.11],
    [0, 40, 0],
    [4, null, null],
    [4, 0, null],
  ])("%i sales in three years of %s homes: %s a year for each hundred", (sales, units, share) => {
    expect(liquidityOf(sales, units)).toBe(share);
  });
});
