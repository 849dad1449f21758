import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accuracyMetrics, fourDecimals, isWithinTenPercent, sliceAccuracy } from "./metrics.ts";

const judge = (price: number, point: number) => ({ price, point, low: point * 0.8, high: point * 1.2 });
const banded = (price: number, low = 90, high = 110) => ({ price, point: 100, low, high });

describe("accuracyMetrics", () => {
  it("measures errors and ratios of a worked example", () => {
    const metrics = accuracyMetrics([judge(100, 90), judge(100, 100), judge(100, 100), judge(100, 125)]);

    expect(metrics).toMatchObject({ n: 4, ppe5: 0.5, ppe10: 0.75, ppe20: 0.75, failureRate: 0, medianRatio: 1 });
    expect(metrics.mdape).toBeCloseTo(0.05, 10);
    // Median 1, mean distance from it (0.1 + 0 + 0 + 0.25) / 4.
    expect(metrics.cod).toBeCloseTo(8.75, 10);
    expect(metrics.trimmedMape).toBeCloseTo(0.0875, 10);
    // (ln 0.9)² = 0.011101, (ln 1.25)² = 0.049793.
    expect(metrics.logRmse).toBeCloseTo(Math.sqrt((0.011101 + 0.049793) / 4), 5);
    expect(metrics.medianBandWidth).toBeCloseTo(0.4, 10);
  });

  it.each([
    ["an error of exactly ten percent as within ten percent", [judge(100, 110), judge(100, 90)], { ppe10: 1 }],
    ["an error of exactly thirty percent as no failure", [judge(100, 130), judge(100, 70)], { failureRate: 0 }],
    [
      "an error above thirty percent as a failure",
      [judge(100, 131), judge(100, 69), judge(100, 100), judge(100, 100)],
      { failureRate: 0.5 },
    ],
    ["a price on the edge of the band as covered", [banded(90), banded(110)], { coverage80: 1 }],
    ["a price just outside the band as missed", [banded(89.9), banded(110.1)], { coverage80: 0 }],
  ])("counts %s", (_, judged, expected) => {
    expect(accuracyMetrics(judged)).toMatchObject(expected);
  });

  it("leaves one in a hundred, the worst, out of the trimmed mean error and of nothing else", () => {
    const judged = [...Array.from({ length: 99 }, () => judge(100, 110)), judge(100, 5000)];

    expect(accuracyMetrics(judged).trimmedMape).toBeCloseTo(0.1, 10);
    expect(accuracyMetrics(judged.slice(1)).trimmedMape).toBeGreaterThan(0.5);
    expect(accuracyMetrics(judged)).toMatchObject({ n: 100, failureRate: 0.01 });
  });

  it.each([
    ["the width of the band, as a log, where the price lies inside", banded(100), 0.2007],
    ["ten times the distance more where the price lies above", banded(121), 0.2007 + 10 * 0.0953],
    ["ten times the distance more where the price lies below", banded(81), 0.2007 + 10 * 0.1054],
  ])("scores an interval by %s", (_, judged, expected) => {
    expect(accuracyMetrics([judged]).intervalScore80).toBeCloseTo(expected, 3);
  });

  it("scores best the band whose ends a tenth of the sales pass, as a fair score must", () => {
    const prices = Array.from({ length: 200 }, (_, i) => 100 * Math.exp((i - 99.5) / 200));
    const score = (reach: number) =>
      accuracyMetrics(prices.map((price) => banded(price, 100 * Math.exp(-reach), 100 * Math.exp(reach)))).intervalScore80;

    // Logs are spread evenly over ±0.5, so that ±0.4 holds four in five.
    expect(score(0.4)).toBeLessThan(score(0.3));
    expect(score(0.4)).toBeLessThan(score(0.49));
  });

  it("does not change when all prices and estimates are in another currency", () => {
    const amount = fc.integer({ min: 50, max: 200 });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 8, maxLength: 40 }), fc.integer({ min: 2, max: 9 }), (pairs, rate) => {
        const here = accuracyMetrics(pairs.map(([price, point]) => judge(price, point)));
        const there = accuracyMetrics(pairs.map(([price, point]) => judge(price * rate, point * rate)));

        for (const [name, value] of Object.entries(there)) expect(value).toBeCloseTo(here[name as keyof typeof here], 6);
      }),
    );
  });

  it("keeps its shares in order: within 5, 10, 20 %, and failures among the rest", () => {
    const amount = fc.integer({ min: 50, max: 200 });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 40 }), (pairs) => {
        const { ppe5, ppe10, ppe20, failureRate } = accuracyMetrics(pairs.map(([price, point]) => judge(price, point)));

        expect(ppe5).toBeLessThanOrEqual(ppe10);
        expect(ppe10).toBeLessThanOrEqual(ppe20);
        expect(ppe20 + failureRate).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

describe("sliceAccuracy", () => {
  it("gives the few measures of a part, to four decimals", () => {
    expect(sliceAccuracy([judge(300, 290), judge(300, 310), judge(300, 400)])).toEqual({
      n: 3,
      mdape: 0.0333,
      ppe10: 0.6667,
      medianRatio: 1.0333,
      coverage80: 0.6667,
      medianBandWidth: 0.4,
    });
  });
});

it.each([
  [0.12345, 0.1235],
  [1, 1],
  [-0.00004, -0],
])("%d to four decimals is %d", (value, expected) => {
  expect(fourDecimals(value)).toBe(expected);
});

it.each([
  [110, true],
  [90, true],
  [111, false],
  [89, false],
])("an estimate of %d for a price of 100 is within ten percent: %s", (point, expected) => {
  expect(isWithinTenPercent({ price: 100, point })).toBe(expected);
});
