import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BLOCK_SIDE, NOT_LOOKED_AT, PIXELS_AROUND, packed, pixelAt } from "#domain/surroundings/layers/grid-blocks.ts";
import { runs } from "#test/support/runs.ts";
import { highestBySquare, highestInBox, type SquareValue } from "./grid-squares.ts";
import { boundsOfSquare, kilometreAt, meshSquare } from "./mesh-square.ts";

const TOYOSU = { lon: 139.79, lat: 35.654 };
const { x, y } = pixelAt(TOYOSU);
const PIXELS = BLOCK_SIDE * BLOCK_SIDE;

const blockOf = (values: Uint8Array) => highestBySquare({ x, y, pixels: packed(values) });

/** Where the middle of a pixel of the block lies. */
function placeOf(pixel: number) {
  const perPixel = 360 / PIXELS_AROUND;
  return {
    lon: (x * BLOCK_SIDE + (pixel % BLOCK_SIDE) + 0.5) * perPixel - 180,
    lat: 90 - (y * BLOCK_SIDE + Math.floor(pixel / BLOCK_SIDE) + 0.5) * perPixel,
  };
}

describe("the highest values of a block", () => {
  it("stand at every mesh of 1 km that it touches, where all of it is the same", () => {
    const found = blockOf(new Uint8Array(PIXELS).fill(4));

    expect(new Set(found.map(([, value]) => value))).toEqual(new Set([4]));
    expect(found.map(([mesh]) => mesh)).toContain(kilometreAt(TOYOSU.lon, TOYOSU.lat));
    expect(found.length).toBeGreaterThanOrEqual(4 * 6);
    expect(new Set(found.map(([mesh]) => mesh)).size).toBe(found.length);
  });

  it("are told of the mesh that holds the pixel, whichever pixel it is", () => {
    fc.assert(
      fc.property(fc.nat(PIXELS - 1), fc.integer({ min: 1, max: 14 }), (pixel, value) => {
        const values = new Uint8Array(PIXELS);
        values[pixel] = value;
        const { lon, lat } = placeOf(pixel);

        // A pixel on the line between meshes belongs to all that it touches.
        expect(blockOf(values)).toContainEqual([kilometreAt(lon, lat), value]);
      }),
      { numRuns: runs({ few: 10, usual: 40 }) },
    );
  });

  it("leave out what is dry and what nobody looked at, and prefer any depth to both", () => {
    const values = new Uint8Array(PIXELS).fill(NOT_LOOKED_AT);
    expect(blockOf(values)).toEqual([]);
    expect(highestBySquare({ x, y, pixels: null })).toEqual([]);

    values[pixelAt(TOYOSU).pixel] = 2;
    expect(blockOf(values)).toContainEqual([kilometreAt(TOYOSU.lon, TOYOSU.lat), 2]);
  });
});

describe("the highest values in a box", () => {
  const mesh = kilometreAt(TOYOSU.lon, TOYOSU.lat);
  const square = meshSquare(mesh);
  const bounds = square && boundsOfSquare(square);
  const blocks: SquareValue[][] = [[[mesh, 2]], [[mesh, 5]], [[kilometreAt(139.9, 35.9), 6]]];

  it("join what several blocks tell of one mesh, and leave out what lies outside", () => {
    expect([...highestInBox(blocks, bounds ?? { west: 0, east: 0, south: 0, north: 0 })]).toEqual([[mesh, 5]]);
  });

  it("are none in a box that only meets the edge of a mesh", () => {
    const { east = 0, south = 0, north = 0 } = bounds ?? {};
    expect(highestInBox(blocks, { west: east, east: east + 0.01, south, north }).size).toBe(0);
  });
});
