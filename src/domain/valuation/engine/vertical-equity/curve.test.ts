import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EstimatedSale, fitVerticalEquity, isVerticalEquity, NO_CURVE, verticalEquityStep } from "./curve.ts";

/** 2,000 sales at prices from 16 to 20, each sold for `left` of its price more than was estimated. */
function market(left: (price: number) => number): EstimatedSale[] {
  return Array.from({ length: 2000 }, (_, i) => ({ price: 16 + i / 500, left: left(16 + i / 500) }));
}

describe("what homes of a level of price sell for beside their estimates", () => {
  it("is a line through ten medians, less what all have in common, pulled to none by a hundred sales", () => {
    const curve = fitVerticalEquity(market((price) => 0.3 + 0.02 * (price - 18)));

    expect(curve).toHaveLength(10);
    expect(curve[0]?.price).toBeCloseTo(16.2, 2);
    expect(curve[0]?.step).toBeCloseTo((-0.036 * 200) / 300, 3);
    expect(curve[9]?.step).toBeCloseTo((0.036 * 200) / 300, 3);
    expect(verticalEquityStep(curve, 18)).toBeCloseTo(0, 3);
  });

  it("is read between its points, and flat beyond its ends", () => {
    const curve = [
      { price: 17, step: 0.1 },
      { price: 18, step: 0.2 },
    ];
    expect([16, 17, 17.5, 18, 19].map((price) => Number(verticalEquityStep(curve, price).toFixed(9)))).toEqual([0.1, 0.1, 0.15, 0.2, 0.2]);
    expect(verticalEquityStep(NO_CURVE, 17)).toBe(0);
    expect(verticalEquityStep([{ price: 17, step: 0.1 }], 20)).toBe(0.1);
  });

  it("is told by no fewer than 500 sales", () => {
    const sales = market((price) => price - 18);
    expect(fitVerticalEquity(sales.slice(0, 499))).toEqual(NO_CURVE);
    expect(fitVerticalEquity(sales.slice(0, 500))).toHaveLength(10);
  });

  it("takes the sales of one price together, whatever each of them was left with", () => {
    const ofOnePrice = Array.from({ length: 400 }, (_, i) => ({ price: 15, left: i % 4 === 0 ? -0.1 : 0.2 }));
    const curve = fitVerticalEquity([...ofOnePrice, ...market(() => 0).slice(0, 600)]);

    expect(curve[0]?.price).toBe(15);
    expect(curve[0]?.step).toBeCloseTo((0.2 * 400) / 500, 6);
    expect(curve).toHaveLength(7);
    expect(fitVerticalEquity(ofOnePrice.concat(ofOnePrice))).toEqual([{ price: 15, step: 0 }]);
  });

  it("does not depend on the order of the sales", () => {
    const sales = market((price) => Math.sin(9 * price) / 10);
    expect(fitVerticalEquity(sales.toReversed())).toEqual(fitVerticalEquity(sales));
  });

  it("never turns two prices round, whatever the sales were", () => {
    const sale = fc.record({ price: fc.double({ min: 14, max: 21, noNaN: true }), left: fc.double({ min: -3, max: 3, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(sale, { minLength: 500, maxLength: 700 }), fc.double({ min: 13, max: 22, noNaN: true }), (sales, price) => {
        const curve = fitVerticalEquity(sales);
        const told = (at: number) => at + verticalEquityStep(curve, at);

        expect(isVerticalEquity(curve)).toBe(true);
        expect(told(price + 0.001)).toBeGreaterThan(told(price));
        expect(Math.abs(verticalEquityStep(curve, price))).toBeLessThanOrEqual(0.2);
      }),
    );
  });
});
