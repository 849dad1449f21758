import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { dealtAnew, type Pair, ratioStudy } from "./ratio-study.ts";

const pair = (price: number, point: number): Pair => ({ price, point });

describe("ratioStudy", () => {
  it("measures a worked example by hand", () => {
    const { cod, prd, mki } = ratioStudy([pair(100, 110), pair(200, 200), pair(300, 290)]);

    // Ratios 1.1, 1, 0.9667: median 1, mean distance (0.1 + 0 + 0.0333) / 3.
    expect(cod).toBeCloseTo(4.4444, 3);
    // Mean ratio 1.0222, all estimates over all prices 600 / 600.
    expect(prd).toBeCloseTo(1.0222, 4);
    // Gini of prices 2 · 1400 / (600 · 3) − 4 / 3 = 0.2222; of estimates in that order 2 · 1380 / (600 · 3) − 4 / 3 = 0.2.
    expect(mki).toBeCloseTo(0.9, 10);
  });

  it("gives PRB as the slope over doublings of value", () => {
    // Ratios 1, 0.9 and median 0.95; values (100 + 100 / 0.95) / 2 and (200 + 180 / 0.95) / 2, 0.925 doublings apart.
    const { prb } = ratioStudy([pair(100, 100), pair(200, 180)]);

    expect(prb).toBeCloseTo((0.9 - 1) / 0.95 / Math.log2((200 + 180 / 0.95) / (100 + 100 / 0.95)), 10);
  });

  it("finds dear homes estimated too low by every measure of fairness, and too high likewise", () => {
    const low = ratioStudy([pair(100, 110), pair(200, 210), pair(400, 390), pair(800, 720)]);
    const high = ratioStudy([pair(100, 90), pair(200, 190), pair(400, 410), pair(800, 880)]);

    expect([low.prd > 1, low.prb < 0, low.mki < 1]).toEqual([true, true, true]);
    expect([high.prd < 1, high.prb > 0, high.mki > 1]).toEqual([true, true, true]);
  });

  it("leaves out a ratio beyond three interquartile ranges", () => {
    const usual = [98, 99, 100, 101, 102].map((point) => pair(100, point));

    expect(ratioStudy([...usual, pair(100, 1000)])).toEqual(ratioStudy(usual));
  });

  it("has nothing to say of fairness where all prices are the same", () => {
    expect(ratioStudy([pair(100, 90), pair(100, 100), pair(100, 110)])).toMatchObject({ mki: 1 });
  });

  const pairs = fc.array(fc.tuple(fc.integer({ min: 50, max: 90 }), fc.integer({ min: 50, max: 90 })), { minLength: 6, maxLength: 30 });

  it("does not depend on the currency or on the order of the sales", () => {
    fc.assert(
      fc.property(pairs, fc.integer({ min: 2, max: 9 }), (amounts, rate) => {
        const here = ratioStudy(amounts.map(([price, point]) => pair(price, point)));
        const there = ratioStudy(amounts.toReversed().map(([price, point]) => pair(price * rate, point * rate)));

        expect(there.cod).toBeCloseTo(here.cod, 6);
        expect(there.prd).toBeCloseTo(here.prd, 6);
        expect(there.prb).toBeCloseTo(here.prb, 6);
        expect(there.mki).toBeCloseTo(here.mki, 6);
      }),
    );
  });

  it("finds no fault with estimates that are all the same share of the price", () => {
    fc.assert(
      fc.property(pairs, fc.double({ min: 0.5, max: 2, noNaN: true }), (amounts, share) => {
        const { cod, prd, prb, mki } = ratioStudy(amounts.map(([price]) => pair(price, price * share)));

        expect(cod).toBeCloseTo(0, 6);
        expect(prd).toBeCloseTo(1, 6);
        expect(prb).toBeCloseTo(0, 6);
        expect(mki).toBeCloseTo(1, 6);
      }),
    );
  });
});

/** Gives the same numbers over and over. */
function turnsOf(...numbers: readonly number[]) {
  let drawn = 0;
  return () => numbers[drawn++ % numbers.length] ?? 0;
}

describe("dealtAnew", () => {
  // Ratios 1.1 and 0.9. Changed over, the prices are 110 / 0.9 = 122.22 and 180 / 1.1 = 163.64.
  const two = [pair(100, 110), pair(200, 180)];
  const kept = ratioStudy(two);
  const changedOver = ratioStudy([pair(110 / 0.9, 110), pair(180 / 1.1, 180)]);

  it.each([
    ["each sale draws its own ratio", turnsOf(0.1, 0.9), kept],
    ["the two change over in every deal", turnsOf(0.9, 0.1), changedOver],
    [
      "they change over in every other deal",
      turnsOf(0.1, 0.9, 0.9, 0.1),
      {
        prd: (kept.prd + changedOver.prd) / 2,
        prb: (kept.prb + changedOver.prb) / 2,
        mki: (kept.mki + changedOver.mki) / 2,
      },
    ],
  ])("is the mean over the deals where %s", (_, random, expected) => {
    const dealt = dealtAnew(two, random);

    expect(dealt.prd).toBeCloseTo(expected.prd, 10);
    expect(dealt.prb).toBeCloseTo(expected.prb, 10);
    expect(dealt.mki).toBeCloseTo(expected.mki, 10);
  });

  it("measures the changed-over pair by hand", () => {
    // Mean ratio 1, all estimates over all prices 290 / 285.86. Ginis of two: (dearer − cheaper) / (2 · sum).
    const { prd, mki } = dealtAnew(two, turnsOf(0.9, 0.1));

    expect(prd).toBeCloseTo(285.8586 / 290, 6);
    expect(mki).toBeCloseTo((180 - 110) / 290 / ((163.6364 - 122.2222) / 285.8586), 5);
  });

  const amounts = fc.array(fc.integer({ min: 50, max: 900 }), { minLength: 6, maxLength: 30 });
  const seeds = fc.integer({ min: 0, max: 1000 });

  it("is what was measured where all ratios are the same, whatever is drawn", () => {
    fc.assert(
      fc.property(amounts, fc.double({ min: 0.5, max: 2, noNaN: true }), seeds, (prices, share, seed) => {
        const pairs = prices.map((price) => pair(price, price * share));
        const [dealt, measured] = [dealtAnew(pairs, seededRandom(seed)), ratioStudy(pairs)];

        expect(dealt.prd).toBeCloseTo(measured.prd, 6);
        expect(dealt.prb).toBeCloseTo(measured.prb, 6);
        expect(dealt.mki).toBeCloseTo(measured.mki, 6);
      }),
    );
  });

  it("takes the unfairness out of errors that dear homes had, and leaves fair ones what they were", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const points = Array.from({ length: 2000 }, () => 100 * 8 ** random());
        const errors = points.map(() => Math.exp(0.3 * (random() - 0.5)));
        const fair = points.map((point, i) => pair(point / (errors[i] ?? 1), point));
        const unfair = points.map((point, i) => pair(point / ((errors[i] ?? 1) * (point / 283) ** -0.1), point));

        const [measured, dealt] = [ratioStudy(unfair), dealtAnew(unfair, random)];

        expect(Math.abs(ratioStudy(fair).prd - dealtAnew(fair, random).prd)).toBeLessThan(0.01);
        expect(measured.prd).toBeGreaterThan(dealt.prd + 0.02);
        expect(measured.prb).toBeLessThan(dealt.prb - 0.04);
        expect(measured.mki).toBeLessThan(dealt.mki - 0.05);
      }),
      { numRuns: 5 },
    );
  });
});
