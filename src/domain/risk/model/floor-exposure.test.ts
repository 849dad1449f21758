import fc from "fast-check";
import { expect, it } from "vitest";
import { depthRangeM, depthWords, floorExposure, floorExposureAtRank, floorHeightM } from "./floor-exposure.ts";

it.each([
  [1, 0.5],
  [2, 3],
  [3, 5.5],
  [10, 23],
  [-1, 0.5],
])("floor %i lies at %s m", (floor, metres) => {
  expect(floorHeightM(floor)).toBe(metres);
});

it.each([
  [0, 1, "dry"],
  [0.49, 1, "wet-below"],
  [0.5, 1, "wet-below"],
  [0.51, 1, "under-water"],
  [3, 2, "wet-below"],
  [3.01, 2, "under-water"],
  [5.5, 3, "wet-below"],
  [5.51, 3, "under-water"],
] as const)("%s m of water is %s to floor %i", (depth, floor, exposure) => {
  expect(floorExposure(depth, floor)).toBe(exposure);
});

it.each([
  [0, "浸水の想定なし", 1],
  [1, "0.5m未満", 1],
  [2, "0.5〜3m未満", 2],
  [3, "3〜5m未満", 3],
  [4, "5〜10m未満", 5],
  [5, "10〜20m未満", 9],
  [6, "20m以上", null],
  [9, "20m以上", null],
])("rank %i is %s; dry from floor %s on", (rank, words, floor) => {
  expect(depthWords(rank)).toBe(words);
  if (floor !== null) expect(floorExposureAtRank(rank, floor)).not.toBe("under-water");
});

it("reads a class of depth by its deepest end, so a deeper class or a lower floor is never drier", () => {
  const order = ["dry", "wet-below", "under-water"];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 2, max: 30 }), (rank, floor) => {
      const here = order.indexOf(floorExposureAtRank(rank, floor));
      expect(order.indexOf(floorExposureAtRank(rank + 1, floor))).toBeGreaterThanOrEqual(here);
      expect(order.indexOf(floorExposureAtRank(rank, floor - 1))).toBeGreaterThanOrEqual(here);
      expect(depthRangeM(rank + 1)[0]).toBe(depthRangeM(rank)[1]);
    }),
  );
});
