import { describe, expect, it } from "vitest";
import { medianOf, saleReason, salesWords } from "./sales-words.ts";

describe("past sales beside an estimate", () => {
  it.each([
    [[], 0],
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])("have in %j the middle %d", (values, median) => {
    expect(medianOf(values)).toBe(median);
  });

  it("are told by their median and by how many lie in the band, its ends among them", () => {
    const band = { point: 50_000_000, q10: 45_000_000, q90: 55_000_000 };

    expect(salesWords([45_000_000, 50_500_000, 55_000_001], band)).toBe(
      "中央値 5,050万円と推定 5,000万円の差は1.0%です。3件のうち2件が、推定の80%の幅の中です。",
    );
  });

  it.each([
    ["same-building", null, "同じ建物"],
    ["near", 454, "近く 直線450m"],
    ["near", 996, "近く 直線1.0km"],
    ["near", null, "近く"],
  ] as const)("say why %s was chosen", (reason, distanceM, words) => {
    expect(saleReason({ reason, distanceM })).toBe(words);
  });
});
