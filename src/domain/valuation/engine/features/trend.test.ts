import { describe, expect, it } from "vitest";
import type { PriceCategory } from "#domain/properties/types.ts";
import { fitTrend, levelAt, type TrendRow } from "./trend.ts";

const FIRST = 8080;

/** `n` sales a quarter, half in a dear group and half in a cheap one, at the level given for each quarter. */
function sold(levels: readonly number[], category: PriceCategory = "contract", n = 40): TrendRow[] {
  return levels.flatMap((level, i) =>
    Array.from({ length: n }, (_, k) => ({
      category,
      quarter: FIRST + i,
      group: k % 2 ? "dear" : "cheap",
      value: level + (k % 2 ? 0.5 : -0.5),
    })),
  );
}

describe("market trend", () => {
  it("finds the level of each quarter", () => {
    const trend = fitTrend(sold([1, 1.1, 1.3]));

    expect([0, 1, 2].map((i) => levelAt(trend, "contract", FIRST + i))).toEqual([1, 1.1, 1.3].map((level) => expect.closeTo(level, 2)));
  });

  it("does not take a change in what was sold for a change of the market", () => {
    const steady = sold([1, 1, 1, 1]).filter(({ quarter, group }, i) => quarter < FIRST + 3 || group === "dear" || i % 8 === 0);

    const trend = fitTrend(steady);

    expect(levelAt(trend, "contract", FIRST + 3) - levelAt(trend, "contract", FIRST)).toBeLessThan(0.1);
  });

  it("borrows a thin quarter from the other category at their usual distance", () => {
    const contract = sold([2, 2, 2]).filter(({ quarter }) => quarter !== FIRST + 1);
    const survey = sold([1, 1.2, 1], "survey");

    const trend = fitTrend([...contract, ...survey]);

    expect(levelAt(trend, "contract", FIRST + 1)).toBeCloseTo(2.2, 1);
  });

  it("holds the level of a category that was never seen to that of the other", () => {
    const trend = fitTrend(sold([1, 1.1], "survey"));

    expect(levelAt(trend, "contract", FIRST + 1)).toBeCloseTo(levelAt(trend, "survey", FIRST + 1), 12);
  });

  it("carries the slope of the last quarters on", () => {
    const trend = fitTrend(sold([1, 1.02, 1.04, 1.06, 1.08, 1.1]));

    expect(levelAt(trend, "contract", FIRST + 6) - levelAt(trend, "contract", FIRST + 5)).toBeCloseTo(0.02, 4);
    expect(levelAt(trend, "contract", FIRST + 9) - levelAt(trend, "contract", FIRST + 5)).toBeCloseTo(0.08, 4);
  });

  it("knows how far its forecasts would have missed", () => {
    const steady = fitTrend(sold([1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.12, 1.14]));
    const wandering = fitTrend(sold([1, 1.1, 0.95, 1.1, 0.9, 1.05, 0.9, 1.1]));

    expect(steady.miss).toBeCloseTo(0, 6);
    expect(wandering.miss).toBeGreaterThan(0.001);
    expect(fitTrend(sold([1, 1.1])).miss).toBe(0.015 ** 2);
  });

  it("stays at the first level before the first sale", () => {
    const trend = fitTrend(sold([1, 1.5]));

    expect(levelAt(trend, "contract", FIRST - 8)).toBe(levelAt(trend, "contract", FIRST));
  });

  it("says nothing wild of a market without sales", () => {
    expect(levelAt(fitTrend([]), "contract", FIRST)).toBe(0);
  });
});
