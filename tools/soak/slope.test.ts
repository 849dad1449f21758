import { describe, expect, it } from "vitest";
import { megabytesPerMinute } from "./slope.ts";

describe("the growth of memory", () => {
  it.each([
    ["a leak of two megabytes a minute", [0, 1, 2, 3].map((minute) => ({ minute, bytes: 5e7 + 2e6 * minute })), 2],
    ["what goes up and down", [0, 1, 2, 3, 4].map((minute) => ({ minute, bytes: 5e7 + (minute % 2) * 1e6 })), 0],
    ["a single look", [{ minute: 1, bytes: 5e7 }], 0],
    ["looks at the same time", [1, 1].map((minute) => ({ minute, bytes: 5e7 * minute })), 0],
    ["nothing", [], 0],
  ])("is told of %s", (_, samples, slope) => {
    expect(megabytesPerMinute(samples)).toBeCloseTo(slope, 9);
  });
});
