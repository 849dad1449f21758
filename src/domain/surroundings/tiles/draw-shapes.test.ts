import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellAt } from "#domain/surroundings/layers/zone-cells.ts";
import { areasOfBoxes, type Ring, type TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { boundsOfTile, scaleOfTile, tileAt } from "#domain/surroundings/tile-format/tile-square.ts";
import type { LonLat } from "#kernel/geo.ts";
import { drawMeshes } from "./draw-meshes.ts";
import { drawZones, middleOfCell } from "./draw-zones.ts";
import { boundsOfSquare, kilometreAt, meshSquare } from "./mesh-square.ts";

const TOYOSU = { lon: 139.7935, lat: 35.6555 };
const CELL = 360 / 2 ** 17;

/** From where to where a ring reaches, in steps of the tile. */
function reach(ring: Ring | undefined) {
  const [xs, ys] = [(ring ?? []).map(([x]) => x), (ring ?? []).map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The areas that hold a place, each box of them counted. */
function areasAt(features: readonly TileFeature[], [x, y]: readonly [number, number]): TileFeature[] {
  return features.flatMap((feature) =>
    (feature.type === 3 ? feature.geometry : [])
      .map(reach)
      .filter(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
      .map(() => feature),
  );
}

describe("squares of meshes", () => {
  const tile = tileAt(TOYOSU, 12);
  const { west, east, south, north } = boundsOfTile(tile);
  const scale = scaleOfTile(tile);
  const place = fc
    .record({ x: fc.double({ min: 0.01, max: 0.99, noNaN: true }), y: fc.double({ min: 0.01, max: 0.99, noNaN: true }) })
    .map(({ x, y }): LonLat => ({ lon: west + x * (east - west), lat: south + y * (north - south) }));
  /** The middle of the square of 1 km around a place: no edge is near. */
  const middle = ({ lon, lat }: LonLat) => {
    const square = meshSquare(kilometreAt(lon, lat));
    const bounds = square ? boundsOfSquare(square) : { west: lon, east: lon, south: lat, north: lat };
    return [scale.x((bounds.west + bounds.east) / 2), scale.y((bounds.south + bounds.north) / 2)] as const;
  };

  it("and the places between them cover every place of the tile, each once", () => {
    fc.assert(
      fc.property(fc.uniqueArray(place, { maxLength: 12, selector: ({ lon, lat }) => kilometreAt(lon, lat) }), place, (known, asked) => {
        const features = drawMeshes(
          tile,
          known.map(({ lon, lat }) => ({ mesh: kilometreAt(lon, lat), tags: { v: kilometreAt(lon, lat) } })),
        );
        const isKnown = known.some(({ lon, lat }) => kilometreAt(lon, lat) === kilometreAt(asked.lon, asked.lat));
        const tags = areasAt(features, middle(asked)).map((feature) => feature.tags);
        expect(tags).toEqual([isKnown ? { v: kilometreAt(asked.lon, asked.lat) } : { s: "no_data" }]);
      }),
      { numRuns: 60 },
    );
  });

  it("are left open in squares of the size that is given where there is none", () => {
    const [coarse, fine] = [drawMeshes(tile, []), drawMeshes(tile, [], 320)];

    for (const [open] of [coarse, fine]) {
      const { left, right, top, bottom } = reach(open?.type === 3 ? open.geometry[0] : undefined);
      expect([left <= 0, top <= 0, right >= 4096, bottom >= 4096]).toEqual([true, true, true, true]);
      // A square of 1 km is 583 steps wide here, and 478 high: what is open ends with the last that the tile touches.
      expect([left > -600, top > -600, right < 4700, bottom < 4700]).toEqual([true, true, true, true]);
    }
    expect(areasAt(coarse, [2000, 2000])).toMatchObject([{ type: 3, tags: { s: "no_data" } }]);
  });
});

describe("cells of zones", () => {
  const tile = tileAt(TOYOSU, 14);
  const scale = scaleOfTile(tile);
  const cell = cellAt(TOYOSU);
  const { lon, lat } = middleOfCell(cell);

  it("hold their own middle, wherever they are", () => {
    const anywhere = fc.record({
      lon: fc.double({ min: -179, max: 179, noNaN: true }),
      lat: fc.double({ min: -80, max: 80, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, (place) => {
        const middle = middleOfCell(cellAt(place));
        expect(cellAt(middle)).toBe(cellAt(place));
        expect(Math.abs(middle.lon - place.lon)).toBeLessThanOrEqual(CELL / 2 + 1e-9);
        expect(Math.abs(middle.lat - place.lat)).toBeLessThanOrEqual(CELL / 2 + 1e-9);
      }),
    );
  });

  it("that are covered are drawn from edge to edge, neighbours as one", () => {
    const east = cellAt({ lon: lon + CELL, lat });
    const [covered, ...others] = drawZones(tile, [
      { cell, value: 3, shape: null },
      { cell: east, value: 3, shape: null },
    ]);

    expect(others).toEqual([]);
    expect(covered).toMatchObject({ type: 3, tags: { s: "ok", r: 3 } });
    expect(covered?.type === 3 && covered.geometry.map(reach)).toEqual([
      {
        ...{ left: scale.x(lon - CELL / 2), right: scale.x(lon + 1.5 * CELL) },
        ...{ top: scale.y(lat + CELL / 2), bottom: scale.y(lat - CELL / 2) },
      },
    ]);
  });

  it("that are cut are drawn where the cut is: the south-eastern quarter of one", () => {
    const quarter = [32_768, 32_768, 65_536, 32_768, 65_536, 65_536, 32_768, 65_536];
    const [drawn] = drawZones(tile, [{ cell, value: 1, shape: [[quarter]] }]);
    const { left, right, top, bottom } = reach(drawn?.type === 3 ? drawn.geometry[0] : undefined);

    expect([right, bottom]).toEqual([scale.x(lon + CELL / 2), scale.y(lat - CELL / 2)]);
    expect(Math.abs(left - scale.x(lon))).toBeLessThanOrEqual(1);
    expect(Math.abs(top - scale.y(lat))).toBeLessThanOrEqual(1);
  });

  it("are nothing where a shape has no area left, and none of no zones", () => {
    expect(drawZones(tile, [{ cell, value: 1, shape: [[[0, 0, 65_536, 0, 0, 0]]] }])).toEqual([]);
    expect(drawZones(tile, [])).toEqual([]);
  });
});

it("boxes of one value are one area, in the order in which values are met", () => {
  const box = (value: number, left: number) => ({ value, left, top: 0, right: left + 1, bottom: 2 });
  const lines = { x: (column: number) => column * 10, y: (row: number) => row * 100 };
  const areas = areasOfBoxes([box(7, 0), box(2, 1), box(7, 3)], lines, (r) => ({ r }));

  expect(areas.map(({ type, tags }) => [type, tags])).toEqual([
    [3, { r: 7 }],
    [3, { r: 2 }],
  ]);
  expect(areas[0]?.geometry[1]).toEqual([
    [30, 0],
    [40, 0],
    [40, 200],
    [30, 200],
    [30, 0],
  ]);
});
