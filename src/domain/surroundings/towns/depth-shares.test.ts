import { expect, test } from "vitest";
import { depthShares } from "./depth-shares.ts";

test("shares are counted from each depth up", () => {
  const spread = {
    values: new Map([
      [1, 10],
      [2, 20],
      [3, 30],
      [4, 4],
    ]),
    none: 26,
    unknown: 10,
  };

  expect(depthShares(spread, true)).toEqual({
    ...{ value: 3, flooded: 0.64, over05m: 0.54, over3m: 0.34, over5m: 0.04, over10m: 0, worst: 4, worstShare: 0.04 },
    ...{ unknownShare: 0.1, isApproximate: true },
  });
});

test("a town that stays dry is told as such, one that nobody looked at is not told", () => {
  expect(depthShares({ values: new Map(), none: 5, unknown: 0 }, false)).toMatchObject({ value: 0, flooded: 0, worst: 0, worstShare: 0 });
  expect(depthShares({ values: new Map(), none: 0, unknown: 5 }, false)).toBeNull();
});
