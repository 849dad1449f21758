import { describe, expect, it } from "vitest";
import { announcedLeft, secondsLeft } from "./countdown.ts";

describe("the seconds left", () => {
  it.each([
    { until: 60_000, now: 0, left: 60 },
    { until: 60_000, now: 1, left: 60 },
    { until: 60_000, now: 59_999, left: 1 },
    { until: 60_000, now: 60_000, left: 0 },
    { until: 60_000, now: 90_000, left: 0 },
  ])("from $now to $until are $left", ({ until, now, left }) => {
    expect(secondsLeft(until, now)).toBe(left);
  });

  it("are read aloud three times in a minute", () => {
    const spoken = new Set(Array.from({ length: 61 }, (_, left) => announcedLeft(left)));

    expect(spoken.size).toBe(3);
    expect(announcedLeft(0)).toBe("コードを送り直せます");
  });
});
