import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { moved } from "#test/support/layer-rows.ts";
import { areaAround, areaInside, areaOf, eachPixel, middleOfPixel, TOWN_REACH_M, type TownArea } from "./town-area.ts";

const CENTRE = { lon: 139.8297, lat: 35.7275 };

function places(area: TownArea): LonLat[] {
  const all: LonLat[] = [];
  eachPixel(area, (column, row) => all.push(middleOfPixel(column, row)));
  return all;
}

const square = (place: LonLat, degrees: number) => {
  const [west, east, south, north] = [place.lon - degrees, place.lon + degrees, place.lat - degrees, place.lat + degrees];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
};

describe("land without an outline", () => {
  const centres = fc.array(
    fc
      .tuple(fc.integer({ min: -1400, max: 1400 }), fc.integer({ min: -1400, max: 1400 }))
      .map(([east, north]) => moved(CENTRE, east, north)),
    { maxLength: 12 },
  );

  it("is never nearer to another centre, nor farther than 700 m", () => {
    fc.assert(
      fc.property(centres, (others) => {
        const area = areaAround(CENTRE, others);
        if (area.pixels.length === 2) return;
        for (const place of places(area)) {
          const own = distanceM(place, CENTRE);
          expect(own).toBeLessThanOrEqual(TOWN_REACH_M + 1);
          expect(others.every((other) => distanceM(place, other) >= own - 1)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("of a town that stands alone is a circle of 700 m, of one among many no wider than they are", () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i) => moved(CENTRE, 400 * Math.cos((i * Math.PI) / 3), 400 * Math.sin((i * Math.PI) / 3)));
    const farthest = (area: TownArea) => Math.max(...places(area).map((place) => distanceM(place, CENTRE)));

    expect(farthest(areaAround(CENTRE, []))).toBeCloseTo(TOWN_REACH_M, -2);
    expect(farthest(areaAround(CENTRE, ring))).toBeLessThan(245);
    // On the side of a river no centre bounds it: what lies beyond the width of the towns is not its land.
    expect(farthest(areaAround(CENTRE, ring.slice(0, 3)))).toBeLessThan(245);
  });

  it("is at least the pixel of the centre, and is marked", () => {
    const crowded = areaAround(CENTRE, [moved(CENTRE, 3), moved(CENTRE, -3), moved(CENTRE, 0, 3), moved(CENTRE, 0, -3)]);

    expect(crowded.pixels).toHaveLength(2);
    expect(crowded.isApproximate).toBe(true);
  });
});

describe("land inside an outline", () => {
  it("leaves holes out and takes exclaves in", () => {
    const far = moved(CENTRE, 3000);
    const area = areaInside([[square(CENTRE, 0.003), square(CENTRE, 0.001)], [square(far, 0.001)]]);
    const inSquare = (place: LonLat, centre: LonLat, degrees: number) =>
      Math.abs(place.lon - centre.lon) < degrees && Math.abs(place.lat - centre.lat) < degrees;

    const all = places(area);
    expect(all.every((place) => !inSquare(place, CENTRE, 0.001))).toBe(true);
    expect(all.some((place) => inSquare(place, far, 0.001))).toBe(true);
    expect(area.isApproximate).toBe(false);
    // 32/36 of a square of 35 × 35 pixels, and one of 12 × 12.
    expect(all.length).toBeGreaterThan(1150);
    expect(all.length).toBeLessThan(1290);
  });

  it("is looked at in steps where it is wide, and at its corner where it is smaller than a pixel", () => {
    expect(areaInside([[square(CENTRE, 0.1)]]).pixels.length / 2).toBeLessThanOrEqual(6200);
    expect(areaInside([[square(CENTRE, 0.1)]]).pixels.length / 2).toBeGreaterThan(4000);
    expect(areaInside([[square(CENTRE, 0.00001)]]).pixels).toHaveLength(2);
  });
});

test("an outline goes before centres", () => {
  const outline = { type: "MultiPolygon", coordinates: [[square(CENTRE, 0.001)]] } as const;

  expect(areaOf(CENTRE, outline, () => []).isApproximate).toBe(false);
  expect(areaOf(CENTRE, null, () => []).isApproximate).toBe(true);
});
