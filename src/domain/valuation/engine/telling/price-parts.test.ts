import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partsOf } from "./price-parts.ts";

const MAN = 10_000;

describe("a price in land and building", () => {
  it.each([
    ["a plot of less, in whole 万円", 57_000_000, 42_004_000, 42_000_000, 15_000_000, false],
    ["a plot of exactly the price", 57_000_000, 57_000_000, 57_000_000, 0, true],
    ["a plot of more, which is cut at the price", 57_000_000, 60_000_000, 57_000_000, 0, true],
    ["a building of just the share that counts as none", 40_000_000, 38_000_000, 38_000_000, 2_000_000, true],
    ["a building of one 万円 more", 40_000_000, 37_990_000, 37_990_000, 2_010_000, false],
    ["a plot that rounds to nothing", 40_000_000, 4_999, 0, 40_000_000, false],
  ])("of %s", (_, point, plot, landYen, buildingYen, isNearlyAllLand) => {
    expect(partsOf(point, plot)).toEqual({ landYen, buildingYen, isNearlyAllLand });
  });

  it("adds up to the yen in whole 万円, holds no part below nothing, and gives a dearer plot no smaller part", () => {
    const price = fc.integer({ min: 1, max: 100_000 }).map((man) => man * MAN);
    const plots = fc.tuple(fc.double({ min: 0, max: 2e9, noNaN: true }), fc.double({ min: 0, max: 1e9, noNaN: true }));
    fc.assert(
      fc.property(price, plots, (point, [plot, more]) => {
        const [parts, dearer] = [partsOf(point, plot), partsOf(point, plot + more)];
        expect(parts.landYen + parts.buildingYen).toBe(point);
        expect([parts.landYen % MAN, parts.buildingYen % MAN]).toEqual([0, 0]);
        expect(Math.min(parts.landYen, parts.buildingYen)).toBeGreaterThanOrEqual(0);
        expect(dearer.landYen).toBeGreaterThanOrEqual(parts.landYen);
        expect(parts.isNearlyAllLand).toBe(parts.landYen >= point * 0.95);
      }),
    );
  });
});
