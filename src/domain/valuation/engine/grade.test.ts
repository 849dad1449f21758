import { describe, expect, it } from "vitest";
import { gradeOf } from "./grade.ts";

describe("gradeOf", () => {
  it.each([
    [0.65, 0.35, "A"],
    [0.649, 0.2, "B"],
    [0.9, 0.36, "B"],
    [0.5, 0.5, "B"],
    [0.9, 0.51, "C"],
    [0.49, 0.4, "C"],
    [0.35, 0.8, "C"],
    [0.349, 0.3, "D"],
    [0.9, 0.81, "D"],
  ])("a chance of %d with a band of %d is %s", (withinTenPercent, bandWidth, grade) => {
    expect(gradeOf({ withinTenPercent, bandWidth })).toBe(grade);
  });
});
