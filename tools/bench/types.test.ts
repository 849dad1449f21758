import { describe, expect, it } from "vitest";
import { beyondLimits } from "./types.ts";

describe("beyondLimits", () => {
  const figure = { name: "ssr.content.cpu.ms", value: 3.24567, unit: "ms", reference: 1, ratio: 3.24567 };

  it("names each part of a figure that is beyond its limit", () => {
    expect(beyondLimits({ ...figure, limits: { value: 3, ratio: 2.5 } })).toEqual(["value 3.246 > 3", "ratio 3.246 > 2.5"]);
    expect(beyondLimits({ ...figure, limits: { value: 4, ratio: 2.5 } })).toEqual(["ratio 3.246 > 2.5"]);
  });

  it("has nothing to say of what is within, or has no limit", () => {
    expect(beyondLimits({ ...figure, limits: { value: 3.24567 } })).toEqual([]);
    expect(beyondLimits({ name: "start.second.ms", value: 9000, unit: "ms", limits: { ratio: 2 } })).toEqual([]);
    expect(beyondLimits(figure)).toEqual([]);
  });
});
