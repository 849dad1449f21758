import { describe, expect, it } from "vitest";
import { calibrated, withinTenPercent } from "./predict.ts";

const calibration = {
  lowScale: 1.1,
  highScale: 0.9,
  within: [
    { width: 0.2, share: 0.8 },
    { width: 0.4, share: 0.5 },
  ],
  rows: 1000,
};

describe("the calibrated band", () => {
  it("scales the reach of each end", () => {
    const { point, low, high } = calibrated({ point: 1, low: 0.9, high: 1.2, miss: 0 }, calibration);

    expect([point, low, high]).toEqual([1, expect.closeTo(0.89, 12), expect.closeTo(1.18, 12)]);
  });

  it("widens with what the market may do, as one of two independent causes", () => {
    const { low, high } = calibrated({ point: 1, low: 1 - 0.3 / 1.1, high: 1 + 0.3 / 0.9, miss: 0.4 / 1.2816 }, calibration);

    expect([low, high]).toEqual([expect.closeTo(0.5, 12), expect.closeTo(1.5, 12)]);
  });

  it("holds the point even where the quantiles cross it", () => {
    const { low, high } = calibrated({ point: 1, low: 1.1, high: 0.9, miss: 0 }, calibration);

    expect(low).toBeLessThan(1);
    expect(high).toBeGreaterThan(1);
  });
});

describe("the chance of ±10 %", () => {
  it.each([
    [0.1, 0.8],
    [0.2, 0.8],
    [0.3, 0.65],
    [0.4, 0.5],
    [0.9, 0.5],
  ])("of a band %d wide is %d", (width, share) => {
    expect(withinTenPercent(calibration, width)).toBeCloseTo(share, 12);
  });
});
