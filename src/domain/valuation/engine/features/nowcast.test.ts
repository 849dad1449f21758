import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carriedOn, latestLine, missPerQuarter } from "./nowcast.ts";

const straight = (length: number, slope: number) => Array.from({ length }, (_, i) => 1 + slope * i);

describe("a series carried on", () => {
  it("goes on along a straight line, at most eight quarters", () => {
    expect(carriedOn(straight(4, 0.02), 1)).toBeCloseTo(1.08, 10);
    expect(carriedOn(straight(12, 0.02), 4)).toBeCloseTo(1.3, 10);
    expect(carriedOn(straight(12, 0.02), 20)).toBe(carriedOn(straight(12, 0.02), 8));
  });

  it("weighs the last year as much as the last two", () => {
    const quickened = [...straight(5, 0), 1.02, 1.04, 1.06];

    const { slope } = latestLine(quickened);

    expect(slope).toBeGreaterThan(0.012);
    expect(slope).toBeLessThan(0.02);
  });

  it("starts from the middle between the last value and where the lines end", () => {
    const jumped = [1, 1, 1, 1, 1, 1, 1, 1.1];

    expect(carriedOn(jumped, 0)).toBeGreaterThan(1.05);
    expect(carriedOn(jumped, 0)).toBeLessThan(1.1);
  });

  it("is flat where one value is known, and zero where none is", () => {
    expect(carriedOn([2], 3)).toBe(2);
    expect(carriedOn([], 3)).toBe(0);
  });

  it("moves with the series", () => {
    const values = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });

    fc.assert(
      fc.property(values, fc.double({ min: -2, max: 2, noNaN: true }), fc.integer({ min: 1, max: 8 }), (known, by, steps) => {
        expect(
          carriedOn(
            known.map((value) => value + by),
            steps,
          ),
        ).toBeCloseTo(carriedOn(known, steps) + by, 8);
      }),
    );
  });
});

describe("what forecasts missed by", () => {
  const none = (length: number) => Array.from({ length }, () => 0);

  it("is nothing on a straight line", () => {
    expect(missPerQuarter({ values: straight(12, 0.01), noise: none(12) }, carriedOn)).toBeCloseTo(0, 12);
  });

  it("is the variance a quarter of a level that wanders", () => {
    const steps = [1, -1, -1, 1, 1, -1, 1, -1, -1, 1, -1, 1, 1, -1];
    const values = steps.map((_, i) => 0.1 * steps.slice(0, i + 1).reduce((sum, step) => sum + step, 0));

    const miss = missPerQuarter({ values, noise: none(values.length) }, (known) => known.at(-1) ?? 0);

    expect(miss).toBeGreaterThan(0.003);
    expect(miss).toBeLessThan(0.02);
  });

  it("leaves out the noise of what was measured", () => {
    const noisy = straight(12, 0).map((value, i) => value + (i % 2 ? 0.1 : -0.1));
    const steady = () => 1;

    expect(missPerQuarter({ values: noisy, noise: none(12) }, steady)).toBeGreaterThan(0.003);
    expect(missPerQuarter({ values: noisy, noise: none(12).map(() => 0.01) }, steady)).toBeCloseTo(0, 12);
  });

  it("is not known of a series too short to have tried", () => {
    expect(missPerQuarter({ values: straight(4, 0.01), noise: none(4) }, carriedOn)).toBeNull();
  });
});
