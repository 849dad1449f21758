import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatQuarter, quarterAt } from "#kernel/quarter.ts";
import { areaOutlook, priceOutlook, type UnitPrice } from "./price-outlook.ts";

const START = 2020 * 4;
/** A quarter each from 2020Q1 on. */
function quarters(prices: readonly number[], n = 300): UnitPrice[] {
  return prices.map((medianYenPerM2, i) => ({ quarter: quarterAt(START + i), medianYenPerM2, n }));
}
const steady = (count: number, growthAYear = 0, n = 300) =>
  quarters(
    Array.from({ length: count }, (_, i) => 1_000_000 * (1 + growthAYear) ** (i / 4)),
    n,
  );

/** A town of which each quarter is another story. */
const scattered = quarters(
  Array.from({ length: 22 }, (_, i) => (i % 2 ? 600_000 : 1_400_000)),
  3,
);

function outlookOf(points: readonly UnitPrice[]) {
  const found = priceOutlook(points);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}
const widthOf = (points: readonly UnitPrice[]) => {
  const { lowYenPerM2, highYenPerM2 } = outlookOf(points);
  return Math.log(highYenPerM2 / lowYenPerM2) / 2;
};

describe("the outlook of a year", () => {
  it("is about the quarter a year after the last one, with the sales of the last four", () => {
    const { quarter, sales } = outlookOf(steady(22));

    expect(formatQuarter(quarter)).toBe("2026Q2");
    expect(sales).toBe(1200);
  });

  it("stays where prices stood still, and no surer than the floor and what is assumed", () => {
    const { levelYenPerM2, lowYenPerM2, middleYenPerM2, highYenPerM2 } = outlookOf(steady(40));

    expect([levelYenPerM2, middleYenPerM2]).toEqual([1_000_000, 1_000_000]);
    expect(lowYenPerM2).toBeLessThan(960_000);
    expect(highYenPerM2).toBeGreaterThan(1_040_000);
    expect(lowYenPerM2).toBeGreaterThan(930_000);
  });

  it("expects four fifths of a steady rise to go on", () => {
    const years = 21 / 4 - 1.5 / 4 + 0.8 * 1.375;

    expect(outlookOf(steady(22, 0.1)).middleYenPerM2 / (1_000_000 * 1.1 ** years)).toBeCloseTo(1, 6);
  });

  it.each([
    ["with fewer sales", steady(22, 0, 10), steady(22)],
    ["with a shorter past", steady(12), steady(24)],
    ["with a past that swayed", quarters(Array.from({ length: 22 }, (_, i) => (i % 8 < 4 ? 900_000 : 1_100_000))), steady(22)],
  ])("is wider %s", (_, wide, narrow) => {
    expect(widthOf(wide)).toBeGreaterThan(1.1 * widthOf(narrow));
  });

  it.each([
    ["nothing", []],
    ["one quarter", steady(1)],
    ["less than three years", steady(11)],
    ["too many gaps", steady(14).filter((_, i) => i % 3 !== 1)],
    ["one year in all that can be held against the next", steady(22).filter((_, i) => i < 3 || i > 14)],
    ["quarters without sales", steady(22, 0, 0)],
  ])("is not given for %s", (_, points) => {
    expect(priceOutlook(points)).toEqual({ ok: false, reason: "too-short" });
  });

  it("is not given where it would say nothing", () => {
    expect(priceOutlook(scattered)).toMatchObject({ ok: false, reason: "too-scattered" });
  });

  it("leaves out what is more than ten years old", () => {
    const past = quarters(Array.from({ length: 20 }, () => 400_000)).map((point, i) => ({ ...point, quarter: quarterAt(START - 40 + i) }));

    expect(outlookOf([...past, ...steady(41)])).toEqual(outlookOf(steady(41)));
  });

  it("keeps low, middle and high in order, does not depend on the order of quarters, and moves with the level of prices", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 80, max: 120 }), { minLength: 12, maxLength: 30 }), (shape) => {
        const points = quarters(shape.map((share) => share * 10_000));
        const found = priceOutlook(points);
        expect(priceOutlook(points.toReversed())).toEqual(found);
        if (!found.ok) return;
        const { lowYenPerM2, middleYenPerM2, highYenPerM2 } = found.value;
        expect([lowYenPerM2, middleYenPerM2, highYenPerM2]).toEqual([lowYenPerM2, middleYenPerM2, highYenPerM2].toSorted((a, b) => a - b));
        const dearer = outlookOf(points.map((point) => ({ ...point, medianYenPerM2: 3 * point.medianYenPerM2 })));
        expect(dearer.lowYenPerM2 / lowYenPerM2).toBeCloseTo(3, 4);
        expect(dearer.highYenPerM2 / highYenPerM2).toBeCloseTo(3, 4);
      }),
    );
  });
});

describe("the outlook around a building", () => {
  const [town, city] = [steady(22, 0.02, 40), steady(22)];

  it.each([
    ["of its town", town, city, "town"],
    ["of its city where the town has no series", null, city, "city"],
    ["of its city where the town's says nothing", scattered, city, "city"],
  ] as const)("is that %s", (_, ofTown, ofCity, scope) => {
    expect(areaOutlook(ofTown, ofCity)).toMatchObject({ state: "ok", scope });
  });

  it.each([
    ["nothing is known", null, null, "too-short"],
    ["the past is short", null, steady(5), "too-short"],
    ["sales are too few and too far apart", null, scattered, "too-scattered"],
  ] as const)("is none, and says why, where %s", (_, ofTown, ofCity, reason) => {
    expect(areaOutlook(ofTown, ofCity)).toEqual({ state: "no_data", reason });
  });
});
