import fc from "fast-check";
import { japanmesh } from "japanmesh";
import { describe, expect, it } from "vitest";
import { boundsOfSquare, codeRanges, kilometreAt, kilometreCode, kilometresIn, meshSquare, touches } from "./mesh-square.ts";

const inJapan = fc.record({ lon: fc.double({ min: 139, max: 139.99, noNaN: true }), lat: fc.double({ min: 35, max: 36.6, noNaN: true }) });

describe("a mesh code", () => {
  it.each([
    // J-SHIS gives these meshes of 250 m for these points.
    ["博多", 5030330343, 130.4207, 33.5902],
    ["福岡の丘", 5030330011, 130.376, 33.584],
    ["横浜", 5339154113, 139.638, 35.454],
    ["札幌", 6441428811, 141.3508, 43.0686],
  ])("of %s is a square that holds the place", (_, code, lon, lat) => {
    for (const cut of [1, 10, 100, 10_000, 1_000_000]) {
      const square = meshSquare(Math.floor(code / cut));
      const bounds = square && boundsOfSquare(square);
      expect(bounds && lon >= bounds.west && lon < bounds.east && lat >= bounds.south && lat < bounds.north, `${code} / ${cut}`).toBe(true);
    }
  });

  it.each([
    [5339, 1],
    [533936, 8],
    [53393683, 80],
    [533936833, 160],
    [5339368332, 320],
  ])("%i lies in a grid of %i columns a degree", (code, perDegree) => {
    expect(meshSquare(code)?.perDegree).toBe(perDegree);
  });

  it("of 1 km is that of the published arithmetic for every place", () => {
    fc.assert(
      fc.property(inJapan, ({ lon, lat }) => {
        expect(String(kilometreAt(lon, lat))).toBe(japanmesh.toCode(lat, lon, 1000));
      }),
    );
  });

  it("of 1 km comes back from its column and row", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1760, max: 4320 }), fc.integer({ min: 2400, max: 5520 }), (column, row) => {
        expect(meshSquare(kilometreCode(column, row))).toEqual({ column, row, perDegree: 80 });
      }),
    );
  });
});

describe("the meshes of a window", () => {
  const window = fc.tuple(inJapan, fc.double({ min: 0.001, max: 0.05, noNaN: true })).map(([{ lon, lat }, size]) => ({
    ...{ west: lon, east: lon + size, south: lat, north: lat + size },
  }));

  it("are each once, and all that touch it", () => {
    fc.assert(
      fc.property(window, (bounds) => {
        const codes = kilometresIn(bounds);
        expect(new Set(codes).size).toBe(codes.length);
        expect(codes).toContain(kilometreAt((bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2));
        for (const code of codes) {
          const square = meshSquare(code);
          const { west, east, south, north } = square ? boundsOfSquare(square) : bounds;
          const slack = 1e-9;
          expect(touches({ west: west - slack, east: east + slack, south: south - slack, north: north + slack }, bounds)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("lie in its ranges of codes at every size, from near and from afar", () => {
    fc.assert(
      fc.property(inJapan, fc.constantFrom(0.01, 0.1, 0.3), ({ lon, lat }, size) => {
        const ranges = codeRanges({ west: lon - size / 2, east: lon + size / 2, south: lat - size / 2, north: lat + size / 2 });
        for (const metres of [1000, 500, 250]) {
          const code = Number(japanmesh.toCode(lat, lon, metres));
          expect(ranges.some(({ from, to }) => code >= from && code <= to)).toBe(true);
        }
      }),
    );
  });
});

it.each([
  ["overlaps it", { west: 1, east: 3, south: 1, north: 3 }, true],
  ["lies inside", { west: 0.5, east: 0.6, south: 0.5, north: 0.6 }, true],
  ["holds it", { west: -9, east: 9, south: -9, north: 9 }, true],
  ["only meets its edge", { west: 2, east: 3, south: 0, north: 2 }, false],
  ["only meets its corner", { west: 2, east: 3, south: 2, north: 3 }, false],
  ["lies beside", { west: 5, east: 6, south: 0, north: 2 }, false],
])("a square that %s: %o touches a window: %s", (_, square, expected) => {
  const window = { west: 0, east: 2, south: 0, north: 2 };

  expect(touches(square, window)).toBe(expected);
  expect(touches(window, square)).toBe(expected);
});
