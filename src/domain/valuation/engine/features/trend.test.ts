import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceCategory } from "#domain/properties/types.ts";
import { seededRandom } from "#kernel/random.ts";
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
    const { trend } = fitTrend(sold([1, 1.1, 1.3]));

    expect([0, 1, 2].map((i) => levelAt(trend, "contract", FIRST + i))).toEqual([1, 1.1, 1.3].map((level) => expect.closeTo(level, 2)));
  });

  it("does not take a change in what was sold for a change of the market", () => {
    const steady = sold([1, 1, 1, 1]).filter(({ quarter, group }, i) => quarter < FIRST + 3 || group === "dear" || i % 8 === 0);

    const { trend } = fitTrend(steady);

    expect(levelAt(trend, "contract", FIRST + 3) - levelAt(trend, "contract", FIRST)).toBeLessThan(0.1);
  });

  it("borrows a thin quarter from the other category at their usual distance", () => {
    const contract = sold([2, 2, 2]).filter(({ quarter }) => quarter !== FIRST + 1);
    const survey = sold([1, 1.2, 1], "survey");

    const { trend } = fitTrend([...contract, ...survey]);

    expect(levelAt(trend, "contract", FIRST + 1)).toBeCloseTo(2.2, 1);
  });

  it("holds the level of a category that was never seen to that of the other", () => {
    const { trend } = fitTrend(sold([1, 1.1], "survey"));

    expect(levelAt(trend, "contract", FIRST + 1)).toBeCloseTo(levelAt(trend, "survey", FIRST + 1), 12);
  });

  it("carries the slope of the last quarters on", () => {
    const { trend } = fitTrend(sold([1, 1.02, 1.04, 1.06, 1.08, 1.1]));

    expect(levelAt(trend, "contract", FIRST + 6) - levelAt(trend, "contract", FIRST + 5)).toBeCloseTo(0.02, 4);
    expect(levelAt(trend, "contract", FIRST + 9) - levelAt(trend, "contract", FIRST + 5)).toBeCloseTo(0.08, 4);
  });

  it("knows how far its forecasts would have missed", () => {
    const { trend: steady } = fitTrend(sold([1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.12, 1.14]));
    const { trend: wandering } = fitTrend(sold([1, 1.1, 0.95, 1.1, 0.9, 1.05, 0.9, 1.1]));

    expect(steady.miss).toBeCloseTo(0, 6);
    expect(wandering.miss).toBeGreaterThan(0.001);
    expect(fitTrend(sold([1, 1.1])).trend.miss).toBe(0.015 ** 2);
  });

  it("stays at the first level before the first sale", () => {
    const { trend } = fitTrend(sold([1, 1.5]));

    expect(levelAt(trend, "contract", FIRST - 8)).toBe(levelAt(trend, "contract", FIRST));
  });

  it("says nothing wild of a market without sales", () => {
    expect(levelAt(fitTrend([]).trend, "contract", FIRST)).toBe(0);
  });
});

describe("quarters whose sales are still to come", () => {
  const straight = Array.from({ length: 12 }, (_, i) => 1 + 0.01 * i);
  const LAST = FIRST + 11;
  /** The last quarter at another level, and only so many of its 400 sales. */
  const late = (n: number, by: number, category: PriceCategory = "contract") => [
    ...sold(straight.slice(0, -1), category, 400),
    ...sold([(straight.at(-1) as number) + by], category, n).map((row) => ({ ...row, quarter: LAST })),
  ];

  it("lie between their own sales and what the quarters before carry on", () => {
    const { trend, measured } = fitTrend(late(100, 0.1));
    const beside = (fitted: typeof trend) => levelAt(fitted, "contract", LAST) - levelAt(fitted, "contract", LAST - 1);

    expect(beside(measured)).toBeCloseTo(0.11, 2);
    expect(beside(trend)).toBeLessThan(beside(measured) - 0.01);
    expect(beside(trend)).toBeGreaterThan(0.009);
  });

  it.each([0, 2, 15])("go with the other category where it is in and only %i of their own are, also where it turns", (own) => {
    const turned = straight.map((level, i) => level - 0.06 * Math.max(0, i - straight.length + 4));
    const isIn = ({ quarter }: TrendRow, i: number) => quarter <= LAST - 3 || i % 400 < own;
    const { trend, measured } = fitTrend([...sold(straight, "contract", 400).filter(isIn), ...sold(turned, "survey", 400)]);

    for (let quarter = LAST - 2; quarter <= LAST; quarter += 1) {
      const below = (category: PriceCategory) => levelAt(trend, category, quarter) - levelAt(trend, category, LAST - 3);
      expect(below("contract")).toBeCloseTo(below("survey"), 2);
    }
    expect(trend.levels.survey).toEqual(measured.levels.survey);
  });

  it("are not led by the few of their own that are in", () => {
    const { trend, measured } = fitTrend([...late(2, 0.5), ...sold(straight, "survey", 400)]);

    expect(levelAt(trend, "contract", LAST) - levelAt(trend, "contract", LAST - 1)).toBeCloseTo(0.01, 3);
    expect(levelAt(trend, "survey", LAST)).toBe(levelAt(measured, "survey", LAST));
  });

  it("leave all others as they are, and what forecasts missed by", () => {
    const { trend, measured } = fitTrend(late(100, 0.3));
    const before = fitTrend(late(100, 0).filter(({ quarter }) => quarter < LAST)).trend;

    expect(trend.levels.contract.slice(0, -1)).toEqual(measured.levels.contract.slice(0, -1));
    expect(trend.miss).toBeCloseTo(before.miss, 6);
  });

  it("are none where all sales are in: both levels are the same", () => {
    const levels = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 1, maxLength: 14 });

    fc.assert(
      fc.property(levels, levels, fc.integer({ min: 1, max: 1000 }), (contract, survey, seed) => {
        const random = seededRandom(seed);
        const rows = [...sold(contract), ...sold(survey, "survey")].map((row) => ({ ...row, value: row.value + random() }));
        const last = Math.min(contract.length, survey.length);
        const { trend, measured } = fitTrend(rows.filter(({ quarter }) => quarter < FIRST + last));

        expect(trend).toEqual(measured);
      }),
    );
  });
});
