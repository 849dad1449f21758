import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreementOf } from "./agreement.ts";

const listed = (prices: readonly number[], similarity = 0.5) =>
  prices.map((price) => ({ similarity, broughtForward: { price, factor: 1 } }));
const ELEVEN = Array.from({ length: 11 }, (_, i) => 10 + i);

describe("an estimate beside its comparables", () => {
  it.each([
    [12, "inside", -0.2],
    [11, "inside", -0.2667],
    [10, "outside", -0.3333],
    [19, "inside", 0.2667],
    [20, "outside", 0.3333],
  ])("of %i among prices of 10 to 20 is %s", (point, standing, gap) => {
    expect(agreementOf(point, listed(ELEVEN), 0.1)).toEqual({ median: 15, low: 11, high: 19, count: 11, gap, standing });
  });

  it.each([
    [10, "inside"],
    [9, "few"],
  ])("with %i that resemble the home closely is %s", (alike, standing) => {
    const prices = [...listed(ELEVEN.slice(0, alike)), ...listed([12, 13], 0.05)];

    expect(agreementOf(12, prices, 0.1)?.standing).toBe(standing);
    expect(agreementOf(99, prices, 0.1)?.standing).toBe(alike < 10 ? "few" : "outside");
  });

  // Eleven prices, two of them at each end: the middle 80 % reach from the low ones to the high ones.
  const between = (low: number, high: number) => listed([low, low, 150, 150, 150, 150, 150, 150, 150, high, high]);

  it.each([
    [200, 100, 349, "inside"],
    [200, 100, 350, "scattered"],
    [200, 1, 3500, "scattered"],
    [99, 100, 350, "outside"],
    [351, 100, 350, "outside"],
  ])("of %i among prices whose middle reaches from %i to %i is %s", (point, low, high, standing) => {
    expect(agreementOf(point, between(low, high), 0.1)).toMatchObject({ low, high, standing });
  });

  it("is told of few before it is told of scattered", () => {
    expect(agreementOf(200, between(100, 999).slice(0, 9), 0.1)?.standing).toBe("few");
  });

  it("is outside exactly beyond the middle, and inside it scattered exactly where that reaches 3.5 times as high as low", () => {
    const price = fc.integer({ min: 1_000_000, max: 90_000_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 10, maxLength: 20 }), price, (prices, point) => {
        const told = agreementOf(point, listed(prices), 0.1);
        if (told === null) throw new Error("prices were given");
        const within = told.high / told.low >= 3.5 ? "scattered" : "inside";
        expect(told.standing).toBe(point < told.low || point > told.high ? "outside" : within);
      }),
    );
  });

  it("is nothing where there are none", () => {
    expect(agreementOf(12, [], 0.1)).toBeNull();
  });
});
