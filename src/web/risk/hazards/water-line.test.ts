import { describe, expect, it } from "vitest";
import { depthOf } from "./depth-words.ts";
import { heightOverWater, wetFloors } from "./water-line.ts";

const depth = (rank: number) => depthOf(rank) ?? { least: 0, most: 0 };

describe("the water line", () => {
  it.each([
    [3, 5, "5.5〜7.5m"],
    [3, 3, "0.5〜2.5m"],
    [1, 2, "2.5〜3m"],
    [2, 2, "0〜2.5m"],
  ])("of rank %i lies under floor %i by %s", (rank, floor, words) => {
    expect(heightOverWater(depth(rank), floor)).toBe(words);
  });

  it.each([
    [1, null, null],
    [2, null, "1階"],
    [3, null, "1・2階"],
    [4, null, "1〜4階"],
    [4, 3, "1〜3階"],
    [6, 12, "1〜12階"],
  ])("of rank %i in a building of %j floors reaches %j", (rank, floors, words) => {
    expect(wetFloors(depth(rank), floors)).toBe(words);
  });
});
