import { describe, expect, it } from "vitest";
import { beyondLimits } from "./types.ts";

describe("beyondLimits", () => {
  const figure = { name: "ssr.content.cpu.ms", value: 3.24567, unit: "ms", reference: 1, ratio: 3.24567 };

  it("names each part of a figure that is beyond its limit", () => {
    expect(beyondLimits({ ...figure, limits: { value: 3, ratio: 2.5 } })).toEqual(["value 3.246 > 3", "ratio 3.246 > 2.5"]);
    expect(beyondLimits({ ...figure, limits: { value: 4, ratio: 2.5 } })).toEqual(["ratio 3.246 > 2.5"]);
  });

  it("names a value that is less than it may be", () => {
    const score = { name: "lighthouse.home.performance", value: 86, unit: "of 100" };

    expect(beyondLimits({ ...score, limits: { least: 95 } })).toEqual(["value 86 < 95"]);
    expect(beyondLimits({ ...score, limits: { least: 86 } })).toEqual([]);
  });

  it("finds what could not be measured beyond every limit", () => {
    const unknown = { name: "lighthouse.heatmap.layer.ms", value: Number.NaN, unit: "ms" };

    expect(beyondLimits({ ...unknown, limits: { value: 3500 } })).toEqual(["value NaN > 3500"]);
    expect(beyondLimits({ ...unknown, limits: { least: 80 } })).toEqual(["value NaN < 80"]);
  });

  it("has nothing to say of what is within, or has no limit", () => {
    expect(beyondLimits({ ...figure, limits: { value: 3.24567 } })).toEqual([]);
    expect(beyondLimits({ name: "start.second.ms", value: 9000, unit: "ms", limits: { ratio: 2 } })).toEqual([]);
    expect(beyondLimits(figure)).toEqual([]);
  });
});
