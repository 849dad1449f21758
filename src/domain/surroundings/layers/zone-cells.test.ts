import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LonLat } from "#kernel/geo.ts";
import { cellAt, cellRanges, cellsOf, isInShape } from "./zone-cells.ts";
import type { ZoneGeometry } from "./zone-geometry.ts";

const CELL = 360 / 2 ** 17;
const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const area = (...polygons: number[][][][]): ZoneGeometry => ({ type: "MultiPolygon", coordinates: polygons });

/** What a look-up does: the cell's row, then its shape. */
function isIn(geometry: ZoneGeometry, place: LonLat): boolean {
  const found = cellsOf(geometry).find(({ cell }) => cell === cellAt(place));
  return found !== undefined && (found.isCovered || (found.shape !== null && isInShape(place, found.shape)));
}

describe("an area", () => {
  const west = 139.7;
  const pond = box(139.71, 35.61, 139.72, 35.62);
  const ringed = area([box(west, 35.6, 139.73, 35.63), pond]);

  it.each([
    ["inside", 139.705, 35.605, true],
    ["in its hole", 139.715, 35.615, false],
    ["beyond its edge", 139.7301, 35.61, false],
    ["just inside its edge", 139.72999, 35.61, true],
    ["just outside its hole", 139.70999, 35.615, true],
    ["far away", 141, 40, false],
  ])("%s: (%d, %d) -> %s", (_where, lon, lat, expected) => {
    expect(isIn(ringed, { lon, lat })).toBe(expected);
  });

  it("smaller than a cell touches one and keeps its shape there", () => {
    const [cell, ...others] = cellsOf(area([box(139.7001, 35.6001, 139.7002, 35.6002)]));
    expect(others.length).toBeLessThan(2);
    expect(cell).toMatchObject({ isCovered: false });
    expect(cell?.shape?.[0]?.[0]?.length).toBeGreaterThanOrEqual(8);
  });

  it("larger than cells covers those inside it, which need no shape", () => {
    const cells = cellsOf(area([box(west, 35.6, west + 5 * CELL, 35.6 + 5 * CELL)]));
    const covered = cells.filter(({ isCovered }) => isCovered);
    expect(covered.length).toBeGreaterThanOrEqual(16);
    expect(covered.every(({ shape }) => shape === null)).toBe(true);
    expect(cells.length).toBeLessThanOrEqual(36);
  });

  it("of parts that overlap holds a place in both", () => {
    const parts = area([box(139.7, 35.6, 139.702, 35.602)], [box(139.701, 35.601, 139.703, 35.603)]);
    expect(isIn(parts, { lon: 139.7015, lat: 35.6015 })).toBe(true);
    expect(isIn(parts, { lon: 139.7025, lat: 35.6025 })).toBe(true);
    expect(isIn(parts, { lon: 139.7005, lat: 35.6025 })).toBe(false);
  });

  it("with a bay is not filled across it", () => {
    const bay = [
      [139.7, 35.6],
      [139.72, 35.6],
      [139.72, 35.62],
      [139.711, 35.62],
      [139.711, 35.605],
      [139.709, 35.605],
      [139.709, 35.62],
      [139.7, 35.62],
      [139.7, 35.6],
    ];
    expect(isIn(area([bay]), { lon: 139.71, lat: 35.615 })).toBe(false);
    expect(isIn(area([bay]), { lon: 139.705, lat: 35.615 })).toBe(true);
    expect(isIn(area([bay]), { lon: 139.71, lat: 35.603 })).toBe(true);
  });

  it("of any triangle agrees with the triangle", () => {
    const corner = fc.record({
      lon: fc.double({ min: 139.7, max: 139.72, noNaN: true }),
      lat: fc.double({ min: 35.6, max: 35.62, noNaN: true }),
    });
    fc.assert(
      fc.property(corner, corner, corner, corner, (a, b, c, place) => {
        const side = (p: LonLat, q: LonLat) => (q.lon - p.lon) * (place.lat - p.lat) - (q.lat - p.lat) * (place.lon - p.lon);
        const sides = [side(a, b), side(b, c), side(c, a)];
        // A shape is kept to 5 mm: points that near an edge may fall on either side.
        if (sides.some((one) => Math.abs(one) < 1e-9)) return true;
        const expected = sides.every((one) => one > 0) || sides.every((one) => one < 0);
        return isIn(area([[a, b, c, a].map(({ lon, lat }) => [lon, lat])]), place) === expected;
      }),
    );
  });
});

describe("a line", () => {
  it("touches the cells that it crosses, and covers none of them", () => {
    const line = [
      [139.7, 35.6],
      [139.7 + 10 * CELL, 35.6],
    ];
    const cells = cellsOf({ type: "MultiLineString", coordinates: [line] });
    expect(cells.length).toBeGreaterThanOrEqual(10);
    expect(cells.length).toBeLessThanOrEqual(12);
    expect(cells.some(({ isCovered, shape }) => isCovered || shape !== null)).toBe(false);
  });
});

it("the ranges of a box hold the cells of every place in it", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const around = { west: 139.6, south: 35.5, east: 139.8, north: 35.7 };
  const ranges = cellRanges(around);
  fc.assert(
    fc.property(share, share, (x, y) => {
      const cell = cellAt({ lon: around.west + x * 0.2, lat: around.south + y * 0.2 });
      return ranges.some(([low, high]) => cell >= low && cell <= high);
    }),
  );
});
