import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pixelAt } from "#domain/surroundings/layers/grid-blocks.ts";
import { floodBlocks } from "./flood-blocks.ts";
import { toLonLat, toMetres } from "./metric.ts";
import { depthRank, floodDepthM, lowness } from "./terrain.ts";

const HEIGHTS = { lon: 139.65, lat: 35.66 };
const LOWLAND = { lon: 139.842, lat: 35.706 };
const inWards = fc.record({
  lon: fc.double({ min: 139.56, max: 139.92, noNaN: true }),
  lat: fc.double({ min: 35.52, max: 35.82, noNaN: true }),
});

describe("the invented ground", () => {
  it("lies low in the east and high in the west", () => {
    expect(lowness(LOWLAND)).toBeGreaterThan(0.9);
    expect(lowness(HEIGHTS)).toBeLessThan(0.2);
  });

  it("is flooded beside the great rivers and dry on the heights", () => {
    expect(floodDepthM(LOWLAND)).toBeGreaterThan(3);
    expect(floodDepthM(HEIGHTS)).toBe(0);
  });

  it("has a lowness of 0 to 1 and a depth of 0 to 10 m everywhere in the wards", () => {
    fc.assert(
      fc.property(inWards, (place) => {
        expect(lowness(place)).toBeGreaterThanOrEqual(0);
        expect(lowness(place)).toBeLessThanOrEqual(1);
        expect(floodDepthM(place)).toBeGreaterThanOrEqual(0);
        expect(floodDepthM(place)).toBeLessThan(10);
      }),
    );
  });

  it("gives back a place that is turned into metres", () => {
    fc.assert(
      fc.property(inWards, (place) => {
        const back = toLonLat(toMetres(place));
        expect(back.lon).toBeCloseTo(place.lon, 5);
        expect(back.lat).toBeCloseTo(place.lat, 5);
      }),
    );
  });
});

describe("the rank of a depth", () => {
  it.each([
    [0, 0],
    [0.1, 1],
    [0.49, 1],
    [0.5, 2],
    [2.99, 2],
    [3, 3],
    [5, 4],
    [10, 5],
    [20, 6],
  ])("%d m is rank %i", (depth, rank) => {
    expect(depthRank(depth)).toBe(rank);
  });
});

describe("blocks of the flood", () => {
  it("cover a place and what lies around it, with the rank of its depth near by", () => {
    const blocks = floodBlocks([LOWLAND]);
    const { x, y, pixel } = pixelAt(LOWLAND);
    const block = blocks.find((one) => one.x === x && one.y === y);

    expect(blocks).toHaveLength(9);
    expect(block?.values[pixel]).toBe(depthRank(floodDepthM(LOWLAND)));
    expect(floodBlocks([LOWLAND, LOWLAND])).toHaveLength(9);
  });
});
