import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accuracyMetrics } from "./metrics.ts";

const judge = (price: number, point: number) => ({ price, point, low: point * 0.8, high: point * 1.2 });

describe("accuracyMetrics", () => {
  it("measures errors and ratios of a worked example", () => {
    const metrics = accuracyMetrics([judge(100, 90), judge(100, 100), judge(100, 100), judge(100, 125)]);

    expect(metrics).toMatchObject({ n: 4, ppe5: 0.5, ppe10: 0.75, ppe20: 0.75, medianRatio: 1 });
    expect(metrics.mdape).toBeCloseTo(0.05, 10);
    // Median 1, mean distance from it (0.1 + 0 + 0 + 0.25) / 4.
    expect(metrics.cod).toBeCloseTo(8.75, 10);
    expect(metrics.medianBandWidth).toBeCloseTo(0.4, 10);
  });

  it("counts an error of exactly ten percent as within ten percent", () => {
    expect(accuracyMetrics([judge(100, 110), judge(100, 90)]).ppe10).toBe(1);
  });

  it("counts a price on the edge of the band as covered", () => {
    expect(accuracyMetrics([{ price: 80, point: 100, low: 80, high: 120 }]).coverage80).toBe(1);
  });

  it("finds dear homes valued low: PRD above 1 and PRB below 0 (IAAO)", () => {
    const { prd, prb } = accuracyMetrics([judge(100, 110), judge(200, 210), judge(400, 390), judge(800, 720)]);

    expect(prd).toBeGreaterThan(1);
    expect(prb).toBeLessThan(0);
  });

  it("leaves a ratio beyond three interquartile ranges out of COD, not out of the errors", () => {
    const usual = [98, 99, 100, 101, 102].map((point) => judge(100, point));
    const wild = accuracyMetrics([...usual, judge(100, 1000)]);

    expect(wild.n).toBe(6);
    expect(wild.cod).toBeCloseTo(accuracyMetrics(usual).cod, 10);
  });

  it("does not change when all prices and estimates are in another currency", () => {
    const amount = fc.integer({ min: 50, max: 200 });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 8, maxLength: 40 }), fc.integer({ min: 2, max: 9 }), (pairs, rate) => {
        const here = accuracyMetrics(pairs.map(([price, point]) => judge(price, point)));
        const there = accuracyMetrics(pairs.map(([price, point]) => judge(price * rate, point * rate)));

        expect(there.mdape).toBeCloseTo(here.mdape, 9);
        expect(there.cod).toBeCloseTo(here.cod, 6);
        expect(there.prb).toBeCloseTo(here.prb, 6);
      }),
    );
  });
});
