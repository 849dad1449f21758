import { describe, expect, it } from "vitest";
import { fitMoves } from "./moves.ts";
import { fitSpread, spreadMove } from "./spread.ts";

const QUARTERS = 12;

/** 60 sales a quarter in a dear town and a cheap one of one city, a level apart that widens by `widening` a quarter. */
function spreadBy(widening: number, quarters = QUARTERS) {
  const rows = Array.from({ length: quarters * 120 }, (_, i) => {
    const quarter = Math.floor(i / 120);
    const side = i % 2 ? 1 : -1;
    const town = side > 0 ? "dear" : "cheap";
    return { city: "c", town, part: "c", group: town, quarter, value: side * (0.5 + widening * quarter) };
  });
  return fitSpread(rows, fitMoves(rows, { first: 0, last: quarters - 1 }).plain, quarters);
}

describe("dear and cheap homes that move apart", () => {
  const apart = spreadBy(0.01);

  it("go on doing so: a home twice as far above the middle moves twice as far", () => {
    expect(apart.slope).toBeGreaterThan(0.015);
    expect(spreadMove(apart, apart.middle + 0.8, 4)).toBeCloseTo(2 * spreadMove(apart, apart.middle + 0.4, 4), 12);
    expect(spreadMove(apart, apart.middle - 0.4, 4)).toBeLessThan(0);
    expect(spreadMove(apart, apart.middle + 0.4, 0)).toBe(0);
  });

  it("are foreseen by a little less than they move, which is what remains unknown of their levels", () => {
    expect(spreadMove(apart, apart.middle + 0.5, 4)).toBeGreaterThan(0.03);
    expect(spreadMove(apart, apart.middle + 0.5, 4)).toBeLessThan(0.05);
  });
});

it("finds nothing where all levels move alike", () => {
  const together = spreadBy(0);

  expect(together.slope).toBeCloseTo(0, 6);
  expect(together.miss).toBeCloseTo(0, 6);
});

it("stands on what is usual where there are too few quarters to have tried", () => {
  expect(spreadBy(0.01, 3).miss).toBe(0.03 ** 2);
});
