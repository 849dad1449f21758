import { describe, expect, it } from "vitest";
import { verdictOf } from "./verdict.ts";

const band = { point: 50_000_000, low: 45_000_000, high: 56_000_000 };

describe("verdict on an asking price", () => {
  it.each([
    [44_999_999, "cheap"],
    [45_000_000, "fair"],
    [50_000_000, "fair"],
    [56_000_000, "fair"],
    [56_000_001, "dear"],
  ])("%d yen against a band of 45–56 million is %s", (asking, expected) => {
    expect(verdictOf(asking, band).verdict).toBe(expected);
  });

  it("measures the gap from the point", () => {
    expect(verdictOf(55_000_000, band).gap).toBeCloseTo(0.1, 12);
    expect(verdictOf(40_000_000, band).gap).toBeCloseTo(-0.2, 12);
  });
});
