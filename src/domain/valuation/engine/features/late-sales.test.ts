import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MeasuredLevels, settledLevels, sharesIn } from "./late-sales.ts";
import { carriedOn } from "./nowcast.ts";

const steady = (quarters: number, n = 1000) => Array.from({ length: quarters }, () => n);
const count = fc.integer({ min: 0, max: 10_000 });

describe("share of the sales that are in", () => {
  it("is what has come of the least that is usual", () => {
    const least = 0.8 * 1000 - 2 * Math.sqrt(1000);

    expect(sharesIn([...steady(10), 600, 200])).toEqual([...steady(10, 1), 600 / least, 200 / least]);
  });

  it("is all of it where counts vary as they do anyway, however the market grows", () => {
    const usual = fc.array(fc.integer({ min: 900, max: 1100 }), { minLength: 1, maxLength: 24 });

    fc.assert(
      fc.property(usual, (counts) => {
        expect(sharesIn(counts)).toEqual(steady(counts.length, 1));
      }),
    );
    expect(sharesIn([...steady(8), 1200, 1400, 1800, 2500])).toEqual(steady(12, 1));
  });

  it("never falls short in more than the last four quarters, nor by more in an older one than in a newer one", () => {
    fc.assert(
      fc.property(fc.array(count, { maxLength: 24 }), (counts) => {
        const shares = sharesIn(counts);

        expect(shares.slice(0, -4)).toEqual(steady(Math.max(0, counts.length - 4), 1));
        expect(shares).toEqual([...shares].sort((a, b) => b - a));
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      }),
    );
  });

  it("does not take a quarter of few sales for a late one once a newer one is complete", () => {
    expect(sharesIn([...steady(10), 300, 1000])).toEqual(steady(12, 1));
  });

  it("leaves to chance what a count of few varies by", () => {
    expect(sharesIn([...steady(10, 40), 25, 22])).toEqual(steady(12, 1));
    expect(sharesIn([...steady(10, 4), 0, 0])).toEqual(steady(12, 1));
    expect(sharesIn([...steady(10, 40), 25, 10]).at(-1)).toBeLessThan(0.6);
  });

  it("does not take a season of few sales for late ones", () => {
    const year = [1000, 1000, 1000, 500];

    expect(sharesIn([...year, ...year, ...year])).toEqual(steady(12, 1));
    expect(sharesIn([...year, ...year, 1000, 1000, 1000, 200]).at(-1)).toBeCloseTo(200 / (0.8 * 500 - 2 * Math.sqrt(500)), 10);
  });

  it("takes a market that shrank to half for complete again, before two years are over", () => {
    const shrunk = (quarters: number) => sharesIn([...steady(8), ...steady(quarters, 500)]);

    expect(shrunk(1).at(-1)).toBeLessThan(0.7);
    expect(shrunk(7)).toEqual(steady(15, 1));
  });

  it("expects nothing of a category with less than a year of complete quarters, nor of one that has ended", () => {
    expect(sharesIn([...steady(6), 10])).toEqual(steady(7, 1));
    expect(sharesIn([...steady(9, 0), ...steady(6), 10])).toEqual(steady(16, 1));
    expect(sharesIn([...steady(8), ...steady(8, 0)])).toEqual(steady(16, 1));
    expect(sharesIn([0, 0, 0])).toEqual([1, 1, 1]);
    expect(sharesIn([])).toEqual([]);
  });
});

describe("levels once all sales are in", () => {
  const measured = (changed: Partial<MeasuredLevels>): MeasuredLevels => ({
    levels: [1, 1.01, 1.02, 1.03, 1.04, 1.15],
    shares: [1, 1, 1, 1, 1, 0.25],
    counts: steady(6),
    saleVariance: 0.05,
    miss: 0.00015,
    ...changed,
  });

  it("are those measured where all are in", () => {
    const level = fc.double({ min: -20, max: 20, noNaN: true });

    fc.assert(
      fc.property(fc.array(level, { maxLength: 12 }), fc.double({ min: 0, max: 1, noNaN: true }), (levels, miss) => {
        expect(settledLevels(measured({ levels, shares: steady(levels.length, 1), miss }))).toEqual(levels);
      }),
    );
  });

  it("lie between what was measured and what is carried on, the nearer to the former the more is in", () => {
    const shares = fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.double({ min: 0, max: 0.999, noNaN: true }));
    const carried = carriedOn([1, 1.01, 1.02, 1.03, 1.04], 1);

    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 10_000 }), (two, sales) => {
        const [less, more] = two
          .sort((a, b) => a - b)
          .map((share) => settledLevels(measured({ shares: [1, 1, 1, 1, 1, share], counts: steady(6, sales) })).at(-1) as number);

        expect(less).toBeGreaterThanOrEqual(carried - 1e-12);
        expect(more).toBeGreaterThanOrEqual((less as number) - 1e-12);
        expect(more).toBeLessThanOrEqual(1.15 + 1e-12);
      }),
    );
  });

  it("follow many sales of a market that turns, though most of them were still to come", () => {
    const settled = settledLevels(
      measured({ levels: [1, 1, 1, 1, 1, 0.9, 0.9, 0.9], shares: [1, 1, 1, 1, 1, 0.4, 0.4, 0.4], counts: steady(8) }),
    );

    expect(settled[5]).toBeLessThan(0.98);
    expect(settled[7]).toBeLessThan(0.93);
  });

  it("weigh a quarter by its sales", () => {
    const [few, many] = [30, 3000].map((n) => settledLevels(measured({ counts: steady(6, n) })).at(-1) as number);

    expect(few).toBeLessThan((many as number) - 0.01);
  });

  it("are carried on where nothing was measured", () => {
    const settled = settledLevels(measured({ counts: [1000, 1000, 1000, 1000, 1000, 0], saleVariance: 0 }));

    expect(settled.at(-1)).toBeCloseTo(1.05, 10);
  });

  it("trust the nowcast less the longer nothing is complete", () => {
    const flat = { levels: [1, 1, 1, 1, 1, 1, 1, 1.1], counts: steady(8, 50) };
    const first = settledLevels(measured({ ...flat, shares: [1, 1, 1, 1, 1, 1, 1, 0.3] })).at(-1) as number;
    const third = settledLevels(measured({ ...flat, shares: [1, 1, 1, 1, 1, 0.3, 0.3, 0.3] })).at(-1) as number;

    expect(third).toBeGreaterThan(first);
  });
});
