import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gapAxis, gapOf, gapPlaces } from "./gap.ts";

const estimate = { point: 70_200_000, q10: 63_300_000, q90: 78_600_000, grade: "B" } as const;

describe("the gap between an asking price and its estimate", () => {
  it.each([
    [61_800_000, "推定より12.0%安い", "below"],
    [70_200_000, "推定と同じ", "inside"],
    [70_236_000, "推定より0.1%高い", "inside"],
    [70_425_000, "推定より0.3%高い", "inside"],
    [70_170_000, "推定とほぼ同じ", "inside"],
    [70_230_000, "推定とほぼ同じ", "inside"],
    [80_000_000, "推定より14.0%高い", "above"],
  ] as const)("of %d is told as %s", (price, words, side) => {
    expect(gapOf(price, estimate)).toMatchObject({ words, side });
  });

  it("is told in the nearest tenth of a percent, whichever side it lies on", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 300_000_000 }), (price) => {
        expect(Math.abs(gapOf(price, estimate).rate - (price / estimate.point - 1))).toBeLessThanOrEqual(0.0005 + 1e-9);
      }),
    );
  });
});

describe("the axis of a list", () => {
  it("is as narrow as its widest band or price allows, and has an end", () => {
    const home = (price: number) => ({ price, estimate });

    expect(gapAxis([])).toBe(0.2);
    expect(gapAxis([home(61_800_000), { price: 1, estimate: null }])).toBe(0.2);
    expect(gapAxis([home(61_800_000), home(53_000_000)])).toBe(0.3);
    expect(gapAxis([home(10_000_000)])).toBe(0.4);
  });

  it("has the estimate in its middle, and draws at its edge what lies further out", () => {
    const even = { point: 100, q10: 90, q90: 110, grade: "A" } as const;

    expect(gapPlaces(90, even, 0.2)).toEqual({ from: 25, to: 75, price: 25, beyond: null });
    expect(gapPlaces(50, even, 0.4)).toMatchObject({ price: 0, beyond: "left" });
    expect(gapPlaces(150, even, 0.4)).toMatchObject({ price: 100, beyond: "right" });
  });
});
