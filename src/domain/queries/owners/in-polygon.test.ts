import { describe, expect, it } from "vitest";
import { isInPolygon } from "./in-polygon.ts";

const corners = (...points: readonly (readonly [number, number])[]) => points.map(([lon, lat]) => ({ lon, lat }));
/** A U that is open to the north. */
const BAY = corners([0, 0], [6, 0], [6, 6], [4, 6], [4, 2], [2, 2], [2, 6], [0, 6]);

describe("isInPolygon", () => {
  it.each([
    [1, 5, true],
    [5, 5, true],
    [3, 1, true],
    [3, 5, false],
    [7, 3, false],
    [-1, 1, false],
    [3, -1, false],
  ])("tells of %d, %d in a bent area: %s", (lon, lat, inside) => {
    expect(isInPolygon({ lon, lat }, BAY)).toBe(inside);
    expect(isInPolygon({ lon, lat }, BAY.toReversed())).toBe(inside);
  });

  it("has nothing in an area without corners", () => {
    expect(isInPolygon({ lon: 0, lat: 0 }, [])).toBe(false);
  });
});
