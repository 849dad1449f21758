import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Pair, ratioStudy } from "./ratio-study.ts";

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
