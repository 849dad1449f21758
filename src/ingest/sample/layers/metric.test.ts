import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceM } from "#kernel/geo.ts";
import { discAround, distanceToLine, stripAlong, toLonLat, toMetres } from "./metric.ts";

const PLACE = { lon: 139.79, lat: 35.65 };

describe("the distance to a line", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
  ];

  it.each([
    ["beside it", { x: 40, y: 30 }, 30],
    ["on it", { x: 70, y: 0 }, 0],
    ["before its beginning", { x: -30, y: 40 }, 50],
    ["beyond its end", { x: 100, y: 60 }, 10],
    ["inside its corner", { x: 90, y: 20 }, 10],
  ])("is that to its nearest part for a point %s", (_, point, metres) => {
    expect(distanceToLine(point, line)).toBeCloseTo(metres);
  });

  it("is without end where there is no line", () => {
    expect(distanceToLine({ x: 0, y: 0 }, [])).toBe(Number.POSITIVE_INFINITY);
    expect(distanceToLine({ x: 0, y: 0 }, [{ x: 1, y: 1 }])).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("a disc", () => {
  it("is a closed ring of corners as far from its middle as its radius", () => {
    const ring = discAround(PLACE, 200);

    expect(ring).toHaveLength(13);
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const corner of ring) expect(Math.abs(distanceM(corner, PLACE) - 200)).toBeLessThan(1);
  });
});

describe("a strip", () => {
  const metres = fc.record({ x: fc.integer({ min: -9_000, max: 9_000 }), y: fc.integer({ min: -9_000, max: 9_000 }) });

  it("is a closed ring whose corners lie half its width from the ends of its line", () => {
    fc.assert(
      fc.property(metres, metres, fc.integer({ min: 50, max: 2_000 }), (a, b, halfM) => {
        fc.pre(Math.hypot(a.x - b.x, a.y - b.y) > 1);
        const ring = stripAlong(a, b, halfM).map(toMetres);

        expect(ring).toHaveLength(5);
        expect(ring[4]).toEqual(ring[0]);
        for (const corner of ring) {
          const nearest = Math.min(Math.hypot(corner.x - a.x, corner.y - a.y), Math.hypot(corner.x - b.x, corner.y - b.y));
          expect(Math.abs(distanceToLine(corner, [a, b]) - halfM)).toBeLessThan(0.5);
          expect(Math.abs(nearest - halfM)).toBeLessThan(0.5);
        }
      }),
    );
  });
});

it("places lie on a grid of a millionth of a degree", () => {
  const { lon, lat } = toLonLat({ x: 1234.5678, y: -987.654 });

  expect([lon * 1e6, lat * 1e6].map((millionths) => Math.abs(millionths - Math.round(millionths)) < 1e-4)).toEqual([true, true]);
});
