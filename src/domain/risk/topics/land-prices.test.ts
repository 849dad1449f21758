import { describe, expect, it } from "vitest";
import { landPriceChange } from "./land-price-change.ts";
import { landPriceHistory } from "./land-prices.ts";

describe("the prices of a point", () => {
  it("come by year, whatever their order was", () => {
    expect(
      landPriceHistory({ year: 2026, pricePerM2: 3, use: "住宅", history: { "2026": 300_000, "2016": 200_000, "2025": 290_000 } }),
    ).toEqual({
      use: "住宅",
      years: [
        { year: 2016, yenPerM2: 200_000 },
        { year: 2025, yenPerM2: 290_000 },
        { year: 2026, yenPerM2: 300_000 },
      ],
    });
  });

  it.each([
    ["no history", { pricePerM2: 3 }],
    ["an empty one", { history: {} }],
    ["a year that is none", { history: { 平成30: 200_000 } }],
    ["a price of zero", { history: { "2020": 0 } }],
  ])("are not to be read from %s", (_, data) => {
    expect(landPriceHistory(data)).toBeNull();
  });
});

describe("a change", () => {
  const years = [
    { year: 2016, yenPerM2: 200_000 },
    { year: 2025, yenPerM2: 290_000 },
    { year: 2026, yenPerM2: 300_000 },
  ];

  it.each([
    [1, 300 / 290 - 1],
    [10, 0.5],
    [5, null],
  ])("against %i years before is %j", (yearsAgo, expected) => {
    expect(landPriceChange({ years }, yearsAgo)).toBe(expected);
  });

  it("of one year alone is none", () => {
    expect(landPriceChange({ years: years.slice(0, 1) }, 1)).toBeNull();
  });
});
