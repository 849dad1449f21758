import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quantileOf, startValue, writeSlopes } from "./loss.ts";

describe("slope of the loss", () => {
  it.each([
    [{ kind: "squared" }, 0.3, 0.3],
    [{ kind: "huber", delta: 0.2 }, 0.1, 0.1],
    [{ kind: "huber", delta: 0.2 }, 0.9, 0.2],
    [{ kind: "huber", delta: 0.2 }, -0.9, -0.2],
    [{ kind: "quantile", share: 0.1 }, -1, -0.1],
    [{ kind: "quantile", share: 0.1 }, 1, 0.9],
  ] as const)("%o at error %d is %d", (loss, error, expected) => {
    const slopes = new Float32Array(1);
    writeSlopes(loss, Float32Array.of(error), slopes);

    expect(slopes[0]).toBeCloseTo(expected, 6);
  });
});

describe("quantileOf", () => {
  it.each([
    [[1, 2, 4], 0.5, 2],
    [[1, 2, 4, 8], 0.5, 3],
    [[5], 0.9, 5],
    [[], 0.5, 0],
    [[4, 1, 2], 1, 4],
  ])("of %j at %d is %d (type 7)", (values, share, expected) => {
    expect(quantileOf(values, share)).toBeCloseTo(expected, 6);
  });

  it("is what sorting finds, and leaves the values as they are", () => {
    const values = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const sorted = given.toSorted((a, b) => a - b);
        const at = (sorted.length - 1) * share;
        const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
        const before = [...given];

        expect(quantileOf(given, share)).toBeCloseTo(below + (above - below) * (at - Math.floor(at)), 9);
        expect(given).toEqual(before);
      }),
    );
  });
});

describe("the constant that boosting starts from", () => {
  const target = Float32Array.of(0, 0, 0, 8);

  it("is the mean for the squared loss, the median for Huber, the quantile for pinball", () => {
    expect(startValue({ kind: "squared" }, target)).toBe(2);
    expect(startValue({ kind: "huber", delta: 1 }, target)).toBe(0);
    expect(startValue({ kind: "quantile", share: 1 }, target)).toBe(8);
  });
});
