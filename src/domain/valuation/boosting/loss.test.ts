import { describe, expect, it } from "vitest";
import { quantileOf, slope, startValue } from "./loss.ts";

describe("slope of the loss", () => {
  it.each([
    [{ kind: "squared" }, 0.3, 0.3],
    [{ kind: "huber", delta: 0.2 }, 0.1, 0.1],
    [{ kind: "huber", delta: 0.2 }, 0.9, 0.2],
    [{ kind: "huber", delta: 0.2 }, -0.9, -0.2],
    [{ kind: "quantile", share: 0.1 }, -1, -0.1],
    [{ kind: "quantile", share: 0.1 }, 1, 0.9],
  ] as const)("%o at error %d is %d", (loss, error, expected) => {
    expect(slope(loss, error)).toBeCloseTo(expected, 12);
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
});

describe("the constant that boosting starts from", () => {
  const target = Float32Array.of(0, 0, 0, 8);

  it("is the mean for the squared loss, the median for Huber, the quantile for pinball", () => {
    expect(startValue({ kind: "squared" }, target)).toBe(2);
    expect(startValue({ kind: "huber", delta: 1 }, target)).toBe(0);
    expect(startValue({ kind: "quantile", share: 1 }, target)).toBe(8);
  });
});
