import fc from "fast-check";
import { expect, it } from "vitest";
import { formatQuarter, formatQuarterJa, parseQuarter, quarterAt, quarterIndex, quarterOf, quarterText } from "./quarter.ts";

it("counts quarters so that differences are whole", () => {
  expect(quarterIndex({ year: 2025, quarter: 2 }) - quarterIndex({ year: 2024, quarter: 3 })).toBe(3);
});

it("goes to an index and back, to text and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 4000, max: 12_000 }), (index) => {
      expect(quarterIndex(quarterAt(index))).toBe(index);
      expect(parseQuarter(formatQuarter(quarterAt(index)))).toEqual(quarterAt(index));
    }),
  );
});

it.each(["2024Q5", "24Q1", "2024-Q1", ""])("does not read %j", (text) => {
  expect(parseQuarter(text)).toBeNull();
});

it("changes quarter at midnight in Japan, not in Greenwich", () => {
  expect(quarterOf(new Date("2026-09-30T15:00:00Z"))).toEqual({ year: 2026, quarter: 4 });
  expect(quarterOf(new Date("2026-09-30T14:59:59Z"))).toEqual({ year: 2026, quarter: 3 });
});

it("writes it as the ministry does", () => {
  expect(formatQuarterJa({ year: 2024, quarter: 3 })).toBe("2024年第3四半期");
});

it.each([
  ["2025Q2", "2025年第2四半期"],
  ["2025Q5", "2025Q5"],
  ["いつか", "いつか"],
  ["", ""],
])("reads %j aloud as %j, and leaves what is no quarter as it came", (text, words) => {
  expect(quarterText(text)).toBe(words);
});
