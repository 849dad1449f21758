import { describe, expect, it } from "vitest";
import { aSale } from "#test/support/synthetic-sales.ts";
import type { JudgedSale } from "./judge.ts";
import { reliability } from "./reliability.ts";

function sold(price: number, chance: number): JudgedSale {
  return { sale: aSale({ price }), price, point: 100, low: 85, high: 120, chance };
}

describe("reliability", () => {
  it("holds what was stated as a chance against what came true, in bins of ten points", () => {
    const judged = [sold(100, 0.52), sold(105, 0.56), sold(130, 0.54), sold(60, 0.58), sold(100, 0.7), sold(100, 1)];

    expect(reliability(judged).withinTenPercent).toEqual([
      { stated: 0.55, actual: 0.5, n: 4 },
      { stated: 0.7, actual: 1, n: 1 },
      { stated: 1, actual: 1, n: 1 },
    ]);
  });

  it("holds the band and each of its ends against what they promise", () => {
    const judged = [80, 85, 100, 120, 121, 130, 140, 150].map((price) => sold(price, 0.5));

    expect(reliability(judged)).toMatchObject({
      band: { stated: 0.8, actual: 0.375, n: 8 },
      below: { stated: 0.1, actual: 0.125, n: 8 },
      above: { stated: 0.1, actual: 0.5, n: 8 },
    });
  });

  it("splits every sale into inside, below and above", () => {
    const { band, below, above } = reliability(Array.from({ length: 50 }, (_, i) => sold(50 + i * 3, i / 50)));

    expect(band.actual + below.actual + above.actual).toBeCloseTo(1, 10);
  });
});
