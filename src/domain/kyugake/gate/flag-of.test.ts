import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BlindEstimate, OfferFacts } from "#domain/kyugake/core/types.ts";
import { askingRatio, flagOf } from "./flag-of.ts";

/** Estimated at 5,000万円; four in five between 4,500 and 5,500, one in twenty under 4,300. */
const ESTIMATE: BlindEstimate = {
  price: { point: 50_000_000, q05: 43_000_000, q10: 45_000_000, q90: 55_000_000, q95: 57_000_000, chance10: 0.7 },
  grade: "B",
  similar: { median: 50_000_000, count: 20, standing: "inside" },
  isTestedHorizon: true,
};
const beside = (median: number): Partial<BlindEstimate> => ({ similar: { median, count: 20, standing: "inside" } });

function anOffer(given: Partial<OfferFacts> = {}): OfferFacts {
  return {
    kind: "condo",
    price: 42_000_000,
    areaM2: 60,
    confirmedOn: "2008-05-01",
    builtYear: 2010,
    builtMonth: null,
    landRight: "freehold",
    isTenanted: false,
    notices: [],
    reserveShortfallYen: 0,
    daysOnMarket: 20,
    reported: "no",
    otherPrices: [],
    ...given,
  };
}

const gradeOf = (given: Partial<OfferFacts>, estimate: Partial<BlindEstimate> = {}) =>
  flagOf(anOffer(given), { ...ESTIMATE, ...estimate })?.grade;

describe("the ratio", () => {
  it.each([
    [45_000_000, 50_000_000, 0.9],
    [45_000_001, 50_000_000, 0.901],
    [45_040_000, 50_000_000, 0.901],
    [9_000_000, 10_000_000, 0.9],
    [29_000_000, 50_000_000, 0.58],
  ])("of %i to %i is %d: rounded up, never by the error of a binary fraction", (asking, estimate, ratio) => {
    expect(askingRatio(asking, estimate)).toBe(ratio);
  });

  it("is never under the true one, and above it by less than a thousandth", () => {
    const yen = fc.integer({ min: 1, max: 2_000_000_000 });
    fc.assert(
      fc.property(yen, yen, (asking, estimate) => {
        const over = askingRatio(asking, estimate) - asking / estimate;
        return over > -1e-9 && over < 0.001 + 1e-9;
      }),
    );
  });
});

describe("the depth", () => {
  it.each([
    [48_000_000, undefined],
    [47_500_000, "near"],
    [45_010_000, "near"],
    [45_000_000, "nine"],
    [42_500_000, "eight-and-half"],
    [40_000_000, "eight"],
    [35_000_000, "eight"],
    [34_900_000, "doubtful"],
  ])("of %i asked of 50,000,000 is %s", (price, depth) => {
    expect(flagOf(anOffer({ price }), ESTIMATE)?.depth).toBe(depth);
  });
});

describe("the grade", () => {
  it.each([
    ["A under the 5 % end", { price: 42_990_000 }, {}, "A"],
    ["B from it on", { price: 43_000_000 }, {}, "B"],
    ["C from the 10 % end on", { price: 45_000_000 }, {}, "C"],
    ["a nearest miss over 90 %", { price: 46_000_000 }, {}, "near"],
    ["no A beyond the tested horizons", {}, { isTestedHorizon: false }, "B"],
    ["no A with a reason", { isTenanted: true }, {}, "B"],
    ["no A beside similar sales that sold for far more", {}, beside(60_000_000), "B"],
    ["neither A nor B where they sold for less", {}, beside(43_000_000), "C"],
    ["neither A nor B of an estimate that is graded lowest", {}, { grade: "D" }, "C"],
    ["to be checked where they sold for far less", {}, beside(41_000_000), "check"],
    ["a nearest miss all the same", { price: 46_000_000 }, beside(41_000_000), "near"],
    ["to be checked under 70 %", { price: 34_000_000 }, {}, "check"],
    ["never A when somebody has reported it, and not hidden by that alone", { reported: "once" }, {}, "B"],
    ["to be checked when another sender reported it on another day", { reported: "twice" }, {}, "check"],
    ["to be checked when old and deep", { price: 40_000_000, daysOnMarket: 181 }, {}, "check"],
    ["not for age alone", { price: 42_000_000, daysOnMarket: 400 }, {}, "A"],
    ["to be checked when companies disagree on the price", { otherPrices: [44_000_000] }, {}, "check"],
    ["not when they agree", { otherPrices: [42_000_000] }, {}, "A"],
    ["a nearest miss is not checked", { price: 46_000_000, reported: "twice" }, {}, "near"],
  ] as const)("is %s", (_, given, estimate, grade) => {
    expect(gradeOf(given as Partial<OfferFacts>, estimate)).toBe(grade);
  });

  it("of a home without an estimate is none", () => {
    expect(flagOf(anOffer(), { ...ESTIMATE, price: null })).toBeNull();
  });

  it("in doubt for the estimate tells so as a reason", () => {
    expect(flagOf(anOffer(), { ...ESTIMATE, ...beside(43_000_000) })?.reasons).toEqual(["estimate-doubtful"]);
  });

  it("is never less certain when less is asked, until the figures themselves are in doubt", () => {
    const order = ["near", "C", "B", "A"];
    const price = fc.integer({ min: 35_000_000, max: 47_500_000 });
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [less, more] = [gradeOf({ price: Math.min(a, b) }), gradeOf({ price: Math.max(a, b) })];
        return order.indexOf(less ?? "") >= order.indexOf(more ?? "");
      }),
    );
  });
});
