import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { worstHazardParts, worstHazardScore } from "./worst-hazard.ts";

const of = (...scores: readonly (number | null)[]) => scores.map((score, i) => ({ id: `h${i}`, score }));
const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 });

describe("hazards together", () => {
  it.each([
    [[10, 100, 100], 10],
    [[10, 45, 100], 8.625],
    [[70, 85, 100], 67.375],
    [[25, null, 100], 25],
    [[0, 50], 0],
    [[60, 60], 54],
    [[], 0],
  ])("%j have %d points", (given, points) => {
    expect(worstHazardScore(of(...given))).toBeCloseTo(points, 9);
  });

  it("are never better than the worst, and never fall below three quarters of it for each other", () => {
    fc.assert(
      fc.property(scores, (all) => {
        const worst = Math.min(...all);
        const score = worstHazardScore(of(...all));
        expect(score).toBeLessThanOrEqual(worst + 1e-9);
        expect(score).toBeGreaterThanOrEqual(worst * 0.75 ** (all.length - 1) - 1e-9);
      }),
    );
  });

  it("are never better where one of them is worse, also where another becomes the worst", () => {
    fc.assert(
      fc.property(scores, fc.nat(4), fc.integer({ min: 0, max: 100 }), (all, at, by) => {
        const worse = all.map((score, i) => (i === at ? Math.max(0, score - by) : score));
        expect(worstHazardScore(of(...worse))).toBeLessThanOrEqual(worstHazardScore(of(...all)) + 1e-9);
      }),
    );
  });

  it("are told in parts that add up: the worst whole, then what each other takes off", () => {
    expect(worstHazardParts(of(100, 45, 10))).toEqual([
      { id: "h2", part: 10 },
      { id: "h1", part: -1.375 },
      { id: "h0", part: -0 },
    ]);
  });
});
