import { describe, expect, it } from "vitest";
import { formatUnitPrice, formatYen, formatYenDifference, fromMan } from "./yen.ts";

describe("formatYen", () => {
  it.each([
    [54_800_000, "5,480万円"],
    [123_000_000, "1億2,300万円"],
    [100_000_000, "1億円"],
    [99_999_999, "1億円"],
    [1_234_500_000, "12億3,450万円"],
    [9_500, "1万円"],
    [4_999, "4,999円"],
    [0, "0円"],
    [-6_100_000, "−610万円"],
  ])("writes %i as %s", (amount, text) => {
    expect(formatYen(amount)).toBe(text);
  });
});

describe("formatYenDifference", () => {
  it.each([
    [9_800_000, "+980万円"],
    [-6_100_000, "−610万円"],
    [4_000, "±0万円"],
    [120_000_000, "+1億2,000万円"],
  ])("writes %i as %s", (amount, text) => {
    expect(formatYenDifference(amount)).toBe(text);
  });
});

it.each([
  [1_066_000, "106.6万円/㎡"],
  [83_000_000 / 70, "118.6万円/㎡"],
  [624_000, "62.4万円/㎡"],
  [2_000_000, "200.0万円/㎡"],
])("writes a price for each m² of %d yen with one decimal, so that prices stand below each other: %s", (yenPerM2, text) => {
  expect(formatUnitPrice(yenPerM2)).toBe(text);
});

it("reads an amount typed in 万円", () => {
  expect(fromMan(5480)).toBe(54_800_000);
});
