import { describe, expect, it } from "vitest";
import { precisionOf, wasRight } from "./precision.ts";

describe("whether a flag was right", () => {
  it.each([
    [95_000_000, 100_000_000, true],
    [95_000_001, 100_000_000, false],
    [120_000_000, 100_000_000, false],
  ])("of %i beside a later median of %i is %s", (price, median, isRight) => {
    expect(wasRight(price, median)).toBe(isRight);
  });
});

describe("the precision", () => {
  it("of fewer than thirty flags is not told", () => {
    expect(precisionOf(29, 29)).toEqual({ n: 29, right: 29, share: null });
  });

  it.each([
    // By the formula of Wilson (1927), reckoned by hand.
    [30, 24, { value: 0.8, low: 0.627, high: 0.905 }],
    [100, 0, { value: 0, low: 0, high: 0.037 }],
    [100, 100, { value: 1, low: 0.963, high: 1 }],
    [1000, 600, { value: 0.6, low: 0.569, high: 0.63 }],
  ])("of %i flags, %i of them right, comes with its interval", (n, right, { value, low, high }) => {
    const { share } = precisionOf(n, right);

    expect(share?.value).toBe(value);
    expect(share?.low).toBeCloseTo(low, 3);
    expect(share?.high).toBeCloseTo(high, 3);
  });
});
