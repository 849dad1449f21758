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

  it("is nothing where there are none", () => {
    expect(agreementOf(12, [], 0.1)).toBeNull();
  });
});
