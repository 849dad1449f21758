import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dotBandGeometry } from "./dot-band-geometry.ts";

describe("dots on a band", () => {
  it("stand on the same track as the band, with a margin at both ends", () => {
    const drawn = dotBandGeometry({ low: 80, point: 100, high: 120, median: 98, prices: [70, 98, 130] });

    expect(Math.round(drawn.from)).toBe(21);
    expect(Math.round(drawn.point)).toBe(50);
    expect(Math.round(drawn.to)).toBe(79);
    expect(drawn.dots.map(({ at, isInside }) => [Math.round(at), isInside])).toEqual([
      [7, false],
      [47, true],
      [93, false],
    ]);
    expect(drawn.median).toBe(drawn.dots[1]?.at);
  });

  it("part where they would hide one another: the middle, above, below", () => {
    const { dots } = dotBandGeometry({ low: 80, point: 100, high: 120, median: 100, prices: [100, 100, 100, 110] });

    expect(dots.map(({ row }) => row)).toEqual([0, 1, -1, 0]);
  });

  it("hold even where all prices are one", () => {
    const { dots, point } = dotBandGeometry({ low: 100, point: 100, high: 100, median: 100, prices: [100] });

    expect(dots[0]?.at).toBeCloseTo(point, 9);
    expect(point).toBeCloseTo(50, 9);
  });

  it("never leave the track, and keep the order of their prices", () => {
    const price = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), price, (prices, low) => {
        const { dots } = dotBandGeometry({ low, point: low + 1, high: low + 2, median: prices[0] ?? 1, prices });
        for (const { at } of dots) expect(at >= 0 && at <= 100).toBe(true);
        const sorted = prices.map((each, i) => [each, dots[i]?.at ?? 0] as const).toSorted(([a], [b]) => a - b);
        for (const [i, [, at]] of sorted.entries()) expect(at).toBeGreaterThanOrEqual(sorted[i - 1]?.[1] ?? 0);
      }),
    );
  });
});
