import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceM, morton } from "#kernel/geo.ts";
import { interleaved, mortonRanges, type Range, rangesOf } from "./z-order.ts";

const holds = (ranges: readonly Range[], code: number) => ranges.some(([low, high]) => code >= low && code <= high);
const place = fc.record({ lon: fc.double({ min: 122, max: 154, noNaN: true }), lat: fc.double({ min: 20, max: 46, noNaN: true }) });

describe("interleaved", () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [0, 1, 2],
    [3, 3, 15],
    [4, 0, 16],
  ])("puts the bits of (%i, %i) in turn", (x, y, code) => {
    expect(interleaved(x, y, 17)).toBe(code);
  });

  it("gives every cell a code of its own, up to 26 bits", () => {
    const most = 2 ** 26 - 1;
    expect(interleaved(most, most, 26)).toBe(2 ** 52 - 1);
  });
});

describe("rangesOf", () => {
  it("holds every cell of the square, in few ranges and with little besides", () => {
    const side = fc.integer({ min: 0, max: 200 });
    const start = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(start, start, side, side, (minX, minY, width, height) => {
        const square = { minX, minY, maxX: minX + width, maxY: minY + height };
        const ranges = rangesOf(square, 11);
        const cells = ranges.reduce((sum, [low, high]) => sum + high - low + 1, 0);
        for (let x = minX; x <= square.maxX; x += 1) {
          for (let y = minY; y <= square.maxY; y += 1) if (!holds(ranges, interleaved(x, y, 11))) return false;
        }
        return ranges.length <= 64 && cells <= 4 * (Math.max(width, height) + 1) ** 2;
      }),
    );
  });

  it("goes up, with a gap between one range and the next", () => {
    const ranges = rangesOf({ minX: 3, minY: 5, maxX: 40, maxY: 33 }, 10);
    ranges.slice(1).forEach(([low], i) => {
      expect(low).toBeGreaterThan((ranges[i]?.[1] ?? 0) + 1);
    });
  });
});

describe("mortonRanges", () => {
  it("holds every point within the distance", () => {
    const step = fc.double({ min: -0.02, max: 0.02, noNaN: true });
    fc.assert(
      fc.property(place, step, step, fc.integer({ min: 10, max: 2000 }), (centre, dLon, dLat, metres) => {
        const near = { lon: centre.lon + dLon, lat: centre.lat + dLat };
        return distanceM(centre, near) > metres || holds(mortonRanges(centre, metres), Number(morton(near)));
      }),
    );
  });
});
