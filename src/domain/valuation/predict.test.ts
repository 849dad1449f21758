import { describe, expect, it } from "vitest";
import { calibrated, withinTenPercent } from "./predict.ts";

const calibration = {
  lowShift: -0.02,
  highShift: 0.01,
  within: [
    { width: 0.2, share: 0.8 },
    { width: 0.4, share: 0.5 },
  ],
  rows: 1000,
};

describe("the calibrated band", () => {
  it("moves each end by its shift", () => {
    expect(calibrated({ point: 1, low: 0.9, high: 1.1 }, calibration)).toEqual({ point: 1, low: 0.88, high: 1.11 });
  });

  it("holds the point even where the quantiles cross it", () => {
    expect(calibrated({ point: 1, low: 1.1, high: 0.9 }, calibration)).toEqual({ point: 1, low: 1, high: 1 });
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
