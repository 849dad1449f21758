import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { floodDamage, houseDamage } from "./flood-damage.ts";

describe("what water destroys of a house", () => {
  it.each([
    [-0.1, 0],
    [0, 0.189],
    [0.49, 0.189],
    [0.5, 0.253],
    [1, 0.406],
    [2.5, 0.592],
    [3, 0.8],
    [Number.POSITIVE_INFINITY, 0.8],
  ])("%d m over its floor: %d", (over, share) => {
    expect(houseDamage(over)).toBe(share);
  });

  it("is never less for deeper water", () => {
    const metres = fc.double({ min: 0, max: 12, noNaN: true });
    fc.assert(
      fc.property(metres, metres, (a, b) => {
        expect(houseDamage(Math.max(a, b))).toBeGreaterThanOrEqual(houseDamage(Math.min(a, b)));
      }),
    );
  });
});

describe("what a class of depth destroys of a home", () => {
  it.each([
    ["3–5 m at the first floor, 0.5 m up", { leastM: 3, mostM: 5 }, 0.5, true, [0.592, 0.8]],
    ["3–5 m at the second, 3 m up", { leastM: 3, mostM: 5 }, 3, false, [0, 0.592]],
    ["3–5 m at the third, 5.5 m up", { leastM: 3, mostM: 5 }, 5.5, false, [0, 0]],
    ["under 0.5 m at the first: under the floor", { leastM: 0, mostM: 0.5 }, 0.5, true, [0, 0.047]],
    ["20 m and more at the sixth", { leastM: 20, mostM: Number.POSITIVE_INFINITY }, 13, false, [0.8, 0.8]],
  ] as const)("%s", (_, range, floorM, isGroundFloor, shares) => {
    expect(floodDamage(range, floorM, isGroundFloor)).toEqual(shares);
  });
});
