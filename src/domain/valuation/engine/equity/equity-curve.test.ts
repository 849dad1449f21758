import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EstimatedSale, equityStep, fitEquityCurve, NO_EQUITY } from "./equity-curve.ts";

/** 2,000 sales at prices from 16 to 20, each sold for `left` of its price more than was estimated. */
function market(left: (price: number) => number): EstimatedSale[] {
  return Array.from({ length: 2000 }, (_, i) => ({ price: 16 + i / 500, left: left(16 + i / 500) }));
}

describe("what homes of a level of price sell for beside their estimates", () => {
  it("is a line through ten medians, less what all have in common, pulled to none by a hundred sales", () => {
    const curve = fitEquityCurve(market((price) => 0.3 + 0.02 * (price - 18)));

    expect(curve).toHaveLength(10);
    expect(curve[0]?.price).toBeCloseTo(16.2, 2);
    expect(curve[0]?.step).toBeCloseTo((-0.036 * 200) / 300, 3);
    expect(curve[9]?.step).toBeCloseTo((0.036 * 200) / 300, 3);
    expect(equityStep(curve, 18)).toBeCloseTo(0, 3);
  });

  it("is read between its points, and flat beyond its ends", () => {
    const curve = [
      { price: 17, step: 0.1 },
      { price: 18, step: 0.2 },
    ];
    expect([16, 17, 17.5, 18, 19].map((price) => Number(equityStep(curve, price).toFixed(9)))).toEqual([0.1, 0.1, 0.15, 0.2, 0.2]);
    expect(equityStep(NO_EQUITY, 17)).toBe(0);
    expect(equityStep([{ price: 17, step: 0.1 }], 20)).toBe(0.1);
  });

  it("is told by no fewer than 500 sales, nor by parts of one price", () => {
    const sales = market(() => 0.1);
    expect(fitEquityCurve(sales.slice(0, 499))).toEqual(NO_EQUITY);
    expect(fitEquityCurve(sales.map((sale) => ({ ...sale, price: 17 })))).toHaveLength(1);
  });

  it("does not depend on the order of the sales", () => {
    const sales = market((price) => Math.sin(9 * price) / 10);
    expect(fitEquityCurve(sales.toReversed())).toEqual(fitEquityCurve(sales));
  });

  it("never turns two prices round, whatever the sales were", () => {
    const sale = fc.record({ price: fc.double({ min: 14, max: 21, noNaN: true }), left: fc.double({ min: -3, max: 3, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(sale, { minLength: 500, maxLength: 700 }), fc.double({ min: 13, max: 22, noNaN: true }), (sales, price) => {
        const curve = fitEquityCurve(sales);
        const told = (at: number) => at + equityStep(curve, at);

        expect(told(price + 0.001)).toBeGreaterThan(told(price));
        expect(Math.abs(equityStep(curve, price))).toBeLessThanOrEqual(0.2);
      }),
    );
  });
});
