import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { waterScore, waterWords } from "./water-score.ts";

const rank = fc.integer({ min: 0, max: 6 });
const floor = fc.integer({ min: 1, max: 45 });

/** Read at a point, not over a town. */
const POINT = { details: {} };

describe("the score of a depth", () => {
  it.each([
    ["0.5m未満", 1, 75],
    ["0.5〜3m未満", 2, 45],
    ["3〜5m未満", 3, 25],
    ["5〜10m未満", 4, 10],
    ["10〜20m未満", 5, 0],
    ["20m以上", 6, 0],
  ])("%s at the building", (words, depth, score) => {
    expect(waterScore(depth, null)).toBe(score);
    expect(waterWords(POINT, depth, null)).toBe(words);
  });

  it.each([
    // The floor of a storey lies 0.5 m + 2.5 m × (storey − 1) over the ground; a class is read by its deepest end.
    [2, 1, 45, "0.5〜3m未満。1階は浸水のおそれ"],
    [2, 2, 85, "0.5〜3m未満。2階の床は浸水深より上"],
    [3, 2, 25, "3〜5m未満。2階は浸水のおそれ"],
    [3, 3, 85, "3〜5m未満。3階の床は浸水深より上"],
    [4, 4, 10, "5〜10m未満。4階は浸水のおそれ"],
    [4, 5, 85, "5〜10m未満。5階の床は浸水深より上"],
    [5, 8, 0, "10〜20m未満。8階は浸水のおそれ"],
    [5, 9, 85, "10〜20m未満。9階の床は浸水深より上"],
    [6, 45, 0, "20m以上。45階は浸水のおそれ"],
  ])("of rank %i on floor %i is %i: %s", (depth, storey, score, words) => {
    expect(waterScore(depth, storey)).toBe(score);
    expect(waterWords(POINT, depth, storey)).toBe(words);
  });

  it("says of the ground floor under half a metre of water no more than the depth", () => {
    expect(waterWords(POINT, 1, 1)).toBe("0.5m未満");
    // Of a town the deepest part may reach a storey that most of its water does not.
    const town = { details: { share: 0.98, worst: 4, worstShare: 0.05 } };
    expect(waterWords(town, 3, 3)).toBe("町の98%が3m以上（最も深い所は5〜10m未満、町の5%）。町のいちばん深い所では、3階も浸水のおそれ");
    expect(waterWords(town, 3, 6)).toMatch(/6階の床は浸水深より上$/);
    expect(waterScore(1, 1)).toBe(75);
  });

  it("is full only where there is no water, on any floor", () => {
    fc.assert(
      fc.property(rank, fc.option(floor, { nil: null }), (depth, storey) => {
        expect(waterScore(depth, storey) === 100).toBe(depth === 0);
      }),
    );
  });

  it("is never better for deeper water, and never worse for a higher storey", () => {
    fc.assert(
      fc.property(rank, floor, (depth, storey) => {
        expect(waterScore(depth + 1, storey)).toBeLessThanOrEqual(waterScore(depth, storey));
        expect(waterScore(depth + 1, null)).toBeLessThanOrEqual(waterScore(depth, null));
        expect(waterScore(depth, storey + 1)).toBeGreaterThanOrEqual(waterScore(depth, storey));
      }),
    );
  });

  it("of a dry upper storey is at most 85: power, lifts and the way out fail with the ground floor", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 45 }), (depth, storey) => {
        expect(waterScore(depth, storey)).toBeLessThanOrEqual(85);
        expect(waterScore(depth, storey)).toBe(waterWords(POINT, depth, storey).endsWith("より上") ? 85 : waterScore(depth, null));
      }),
    );
  });
});
