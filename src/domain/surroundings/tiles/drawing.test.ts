import { VectorTile } from "@mapbox/vector-tile";
import fc from "fast-check";
import { japanmesh } from "japanmesh";
import { PbfReader } from "pbf";
import { describe, expect, it } from "vitest";
import { packed, pixelAt } from "#domain/surroundings/layers/grid-blocks.ts";
import { boxesOf } from "#domain/surroundings/tile-format/raster-areas.ts";
import type { TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { boundsOfTile, isTile, scaleOfTile, tileAt } from "#domain/surroundings/tile-format/tile-square.ts";
import { interleaved } from "#kernel/map/z-order.ts";
import { blocksOfTile, drawGrid, type GridBlock } from "./draw-grid.ts";
import { drawMeshes } from "./draw-meshes.ts";
import { drawZones } from "./draw-zones.ts";
import { encodeTile } from "./encode-tile.server.ts";
import { boundsOfSquare, codeRanges, kilometresIn, meshSquare, touches } from "./mesh-square.ts";

const inJapan = fc.record({ lon: fc.double({ min: 139, max: 139.99, noNaN: true }), lat: fc.double({ min: 35, max: 36.6, noNaN: true }) });
const TOYOSU = { lon: 139.7935, lat: 35.6555 };

/** The tile as a map reads it. */
function decoded(features: readonly TileFeature[]) {
  const layer = new VectorTile(new PbfReader(encodeTile({ it: features }))).layers.it;
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
    const feature = layer?.feature(index);
    return { id: feature?.id, type: feature?.type, tags: feature?.properties, rings: feature?.loadGeometry() ?? [] };
  });
}

describe("squares of the web map", () => {
  it("hold the places that lie in them", () => {
    fc.assert(
      fc.property(inJapan, fc.integer({ min: 0, max: 16 }), (place, z) => {
        const tile = tileAt(place, z);
        const { west, east, south, north } = boundsOfTile(tile);

        expect(isTile(tile)).toBe(true);
        expect(place.lon >= west && place.lon <= east && place.lat >= south - 1e-9 && place.lat <= north + 1e-9).toBe(true);
      }),
    );
  });

  it("measure 4096 steps from edge to edge", () => {
    const tile = tileAt(TOYOSU, 14);
    const { west, east, south, north } = boundsOfTile(tile);
    const scale = scaleOfTile(tile);

    expect([scale.x(west), scale.x(east), scale.y(north), scale.y(south)].map(Math.abs)).toEqual([0, 4096, 0, 4096]);
  });

  it.each([
    [{ z: 17, x: 0, y: 0 }, false],
    [{ z: 2, x: 4, y: 0 }, false],
    [{ z: 2, x: 3, y: 3 }, true],
    [{ z: -1, x: 0, y: 0 }, false],
    [{ z: 1.5, x: 0, y: 0 }, false],
  ])("are %o: %s", (tile, expected) => expect(isTile(tile)).toBe(expected));
});

describe("meshes", () => {
  it.each([1000, 500, 250])("of %i m lie where japanmesh puts them", (level) => {
    fc.assert(
      fc.property(inJapan, ({ lon, lat }) => {
        const code = japanmesh.toCode(lat, lon, level);
        const square = meshSquare(Number(code));
        const bounds = square && boundsOfSquare(square);
        const known = japanmesh.toLatLngBounds(code);

        expect(bounds?.west).toBeCloseTo(known.getSouthWest().lng, 9);
        expect(bounds?.south).toBeCloseTo(known.getSouthWest().lat, 9);
        expect(bounds?.east).toBeCloseTo(known.getNorthEast().lng, 9);
        expect(bounds?.north).toBeCloseTo(known.getNorthEast().lat, 9);
      }),
    );
  });

  it("of a window are all within its ranges of codes", () => {
    fc.assert(
      fc.property(inJapan, fc.integer({ min: 9, max: 15 }), (place, z) => {
        const ranges = codeRanges(boundsOfTile(tileAt(place, z)));
        const code = Number(japanmesh.toCode(place.lat, place.lon, 250));

        expect(ranges.some(({ from, to }) => code >= from && code <= to)).toBe(true);
      }),
    );
  });

  it("of 1 km in a window are those that touch it", () => {
    const bounds = { west: 139.71, south: 35.61, east: 139.74, north: 35.63 };
    const codes = kilometresIn(bounds);

    expect(codes).toHaveLength(12);
    expect(codes.every((code) => touches(boundsOfSquare(meshSquare(code) ?? { column: 0, row: 0, perDegree: 1 }), bounds))).toBe(true);
    expect(codes).toContain(Number(japanmesh.toCode(35.62, 139.72, 1000)));
  });

  it("that are none are refused", () =>
    expect([0, 123, 12345, 1234567, 53394611111].map(meshSquare)).toEqual([null, null, null, null, null]));
});

describe("boxes of a raster", () => {
  it("cover each cell with its value once, and no empty cell", () => {
    const cells = fc.uint8Array({ minLength: 60, maxLength: 60, max: 2 });
    fc.assert(
      fc.property(cells, (values) => {
        const painted = new Uint8Array(60);
        for (const { value, left, top, right, bottom } of boxesOf({ width: 10, height: 6, values })) {
          for (let row = top; row < bottom; row += 1) {
            for (let column = left; column < right; column += 1) painted[row * 10 + column] = (painted[row * 10 + column] ?? 0) + value;
          }
        }
        expect(painted).toEqual(values);
      }),
    );
  });

  it("are one for a plain field", () => expect(boxesOf({ width: 4, height: 3, values: new Uint8Array(12).fill(2) })).toHaveLength(1));
});

describe("a grid of depths", () => {
  const tile = tileAt(TOYOSU, 14);
  const { x, y, pixel } = pixelAt(TOYOSU);
  const block = (value: number, change: (pixels: Uint8Array) => void = () => undefined): GridBlock => {
    const pixels = new Uint8Array(65_536).fill(value);
    change(pixels);
    return { x, y, pixels: packed(pixels) };
  };
  const states = (features: readonly TileFeature[]) => decoded(features).map(({ tags }) => tags);

  it("is an area for each rank", () => {
    expect(states(drawGrid(tile, allBlocks(tile, 3)))).toEqual([{ s: "ok", r: 3 }]);
  });

  it("that was looked at and is dry is empty; one that was not is marked", () => {
    expect(states(drawGrid(tile, allBlocks(tile, 0)))).toEqual([]);
    expect(states(drawGrid(tile, allBlocks(tile, null)))).toEqual([]);
    expect(states(drawGrid(tile, []))).toEqual([{ s: "no_data" }]);
    expect(states(drawGrid(tile, allBlocks(tile, 15)))).toEqual([{ s: "no_data" }]);
  });

  it("covers the whole tile", () => {
    const xs =
      decoded(drawGrid(tile, []))[0]
        ?.rings.flat()
        .map(({ x }) => x) ?? [];

    expect(Math.min(...xs)).toBeLessThanOrEqual(0);
    expect(Math.max(...xs)).toBeGreaterThanOrEqual(4096);
  });

  it("shows the highest rank of several pixels from afar, and a dry pixel beside an unknown one as unknown", () => {
    const far = tileAt(TOYOSU, 12);
    const isolated = block(0, (pixels) => pixels.fill(5, pixel, pixel + 1));
    const unsure = block(0, (pixels) => pixels.fill(15, pixel, pixel + 1));

    expect(states(drawGrid(far, [isolated]))).toContainEqual({ s: "ok", r: 5 });
    expect(states(drawGrid(far, [unsure]))).toEqual([{ s: "no_data" }]);
  });

  it.each([
    [[0, 0, 0, 0], []],
    [[0, 15, 0, 0], [{ s: "no_data" }]],
    [[15, 0, 6, 1], [{ s: "ok", r: 6 }]],
    [[15, 15, 15, 1], [{ s: "ok", r: 1 }]],
    [[0, 1, 0, 5], [{ s: "ok", r: 5 }]],
  ])("shows %o, two pixels beside two, from afar as %o", ([a = 0, b = 0, c = 0, d = 0], expected) => {
    const far = tileAt(TOYOSU, 12);
    const { left, right, top, bottom } = blocksOfTile(far);
    const pixels = packed(Uint8Array.from({ length: 65_536 }, (_, i) => ((i >> 8) % 2 === 0 ? [a, b] : [c, d])[i % 2] ?? 0));
    const blocks: GridBlock[] = [];
    for (let bx = left; bx <= right; bx += 1) for (let by = top; by <= bottom; by += 1) blocks.push({ x: bx, y: by, pixels });

    expect(states(drawGrid(far, blocks))).toEqual(expected);
  });
});

describe("squares of meshes", () => {
  const tile = tileAt(TOYOSU, 13);
  const mesh = Number(japanmesh.toCode(TOYOSU.lat, TOYOSU.lon, 250));

  it("carry their code and figures, and what lies between them is marked as not looked at", () => {
    const drawn = decoded(drawMeshes(tile, [{ mesh, tags: { v: 9.5 } }]));

    expect(drawn.map(({ id, tags }) => [id, tags])).toEqual([
      [undefined, { s: "no_data" }],
      [mesh, { v: 9.5 }],
    ]);
  });

  it("leave out what lies outside the tile and what is no mesh", () => {
    expect(
      drawMeshes(tile, [
        { mesh: 5030330343, tags: { v: 1 } },
        { mesh: 7, tags: { v: 1 } },
      ]).map(({ tags }) => tags),
    ).toEqual([{ s: "no_data" }]);
  });
});

describe("zones", () => {
  const tile = tileAt(TOYOSU, 14);
  const CELLS = 2 ** 17;
  const cell = interleaved(Math.floor(((TOYOSU.lon + 180) * CELLS) / 360), Math.floor(((90 - TOYOSU.lat) * CELLS) / 360), 17);
  const half = [[[0, 0, 32_768, 0, 32_768, 65_536, 0, 65_536]]];
  const area = (ring: readonly { x: number; y: number }[]) =>
    ring.reduce((sum, { x, y }, i) => {
      const next = ring[(i + 1) % ring.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0);

  it("fill the cells that they cover and their parts of others, the higher value last", () => {
    const drawn = decoded(
      drawZones(tile, [
        { cell, value: 2, shape: null },
        { cell, value: 1, shape: half },
      ]),
    );
    const [part, covered] = drawn.map(({ rings }) => Math.abs(area(rings[0] ?? [])));

    expect(drawn.map(({ tags }) => tags?.r)).toEqual([1, 2]);
    expect((part ?? 0) / (covered ?? 1)).toBeCloseTo(0.5, 1);
  });

  it("lose corners nearer than a pixel from afar, but no zone that is smaller than one, and none at the finest zoom", () => {
    const round = [
      Array.from({ length: 60 }, (_, i) =>
        [32_768 + 20_000 * Math.cos(i / 9.55), 32_768 + 20_000 * Math.sin(i / 9.55)].map(Math.round),
      ).flat(),
    ];
    const corners = (z: number, shape: number[][]) =>
      decoded(drawZones(tileAt(TOYOSU, z), [{ cell, value: 1, shape: [shape] }]))[0]?.rings[0]?.length ?? 0;

    expect(corners(11, round)).toBeLessThan(25);
    expect(corners(14, round)).toBeGreaterThan(50);
    expect(corners(11, [[30_000, 30_000, 33_000, 30_000, 33_000, 33_000, 30_000, 33_000]])).toBeGreaterThan(3);
  });

  it("run clockwise outside and the other way round holes, however they were written", () => {
    const hole = [20_000, 20_000, 40_000, 20_000, 40_000, 40_000, 20_000, 40_000];
    const square = [0, 0, 0, 65_536, 65_536, 65_536, 65_536, 0];
    const [drawn] = decoded(drawZones(tile, [{ cell, value: 1, shape: [[square, hole]] }]));

    expect(drawn?.rings.map((ring) => Math.sign(area(ring)))).toEqual([1, -1]);
  });
});

function allBlocks(tile: { z: number; x: number; y: number }, value: number | null): GridBlock[] {
  const { left, right, top, bottom } = blocksOfTile(tile);
  const blocks: GridBlock[] = [];
  for (let x = left; x <= right; x += 1) {
    for (let y = top; y <= bottom; y += 1)
      blocks.push({ x, y, pixels: value === null ? null : packed(new Uint8Array(65_536).fill(value)) });
  }
  return blocks;
}
