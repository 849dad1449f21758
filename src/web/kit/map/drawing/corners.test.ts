import { describe, expect, it } from "vitest";
import { areaKm2, cornersFault, cornersOfWindow, inOrder, isSameArea, MOST_CORNERS, pathFault, windowOfCorners } from "./corners.ts";

const at = (lon: number, lat: number) => ({ lon, lat });
const SQUARE = [at(139.7, 35.6), at(139.8, 35.6), at(139.8, 35.7), at(139.7, 35.7)];
const BOW = [at(139.7, 35.6), at(139.8, 35.7), at(139.8, 35.6), at(139.7, 35.7)];

describe("an area", () => {
  it.each([
    ["of two corners", SQUARE.slice(0, 2), "too-few"],
    ["of a square", SQUARE, null],
    ["of a triangle", SQUARE.slice(0, 3), null],
    ["with lines that cross", BOW, "crossing"],
    ["outside of Japan", [at(2.3, 48.8), at(2.4, 48.8), at(2.4, 48.9)], "abroad"],
    ["of too many corners", circle(MOST_CORNERS + 1), "too-many"],
    ["of as many corners as there may be", circle(MOST_CORNERS), null],
  ])("%s is told as it is", (_, corners, fault) => expect(cornersFault(corners)).toBe(fault));

  it("that is not closed yet may be crossed by the line that would close it", () => {
    const path = [at(139.71, 35.6), at(139.72, 35.7), at(139.73, 35.6), at(139.74, 35.65)];

    expect([pathFault(path), cornersFault(path)]).toEqual([null, "crossing"]);
    expect(pathFault(BOW)).toBe("crossing");
  });

  it("is the same however it was drawn, its first corner first", () => {
    const [first, ...others] = SQUARE;
    const back = first ? [first, ...others.reverse()] : [];

    expect(inOrder(back)).toEqual(SQUARE);
    expect(isSameArea(back, SQUARE)).toBe(true);
    expect([isSameArea(null, null), isSameArea(null, SQUARE)]).toEqual([true, false]);
  });

  it("has its size, to a hundredth of what is drawn on a globe", () => {
    // 0.1° of latitude are 11.1 km, of longitude at 35.65° 9.04 km.
    expect(areaKm2(SQUARE)).toBeGreaterThan(99.5);
    expect(areaKm2(SQUARE)).toBeLessThan(101.5);
    expect(areaKm2([])).toBe(0);
  });

  it("that is the part in view lies inside of it", () => {
    const view = { west: 139.7, south: 35.6, east: 139.8, north: 35.7 };
    const corners = cornersOfWindow(view);
    const { west, south, east, north } = windowOfCorners(corners);

    expect(cornersFault(corners)).toBeNull();
    expect([west > view.west, south > view.south, east < view.east, north < view.north]).toEqual([true, true, true, true]);
    expect(inOrder(corners)).toEqual(corners);
  });
});

function circle(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return at(139.7 + 0.05 * Math.cos(angle), 35.6 + 0.05 * Math.sin(angle));
  });
}
