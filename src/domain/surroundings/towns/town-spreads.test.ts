import { describe, expect, it } from "vitest";
import { packed, pixelAt } from "#domain/surroundings/layers/grid-blocks.ts";
import { meshesAt } from "#domain/surroundings/layers/mesh-codes.ts";
import { cellsOf } from "#domain/surroundings/layers/zone-cells.ts";
import { moved, squareAround } from "#test/support/layer-rows.ts";
import { areaInside, eachPixel, middleOfPixel } from "./town-area.ts";
import { blocksByKey, gridSpread, meshesOver, meshSpread, zoneSpread } from "./town-spreads.ts";

const CENTRE = { lon: 139.812, lat: 35.7055 };
const outline = squareAround(CENTRE, 0.003);
if (outline.type !== "MultiPolygon") throw new Error("a square is an area");
const area = areaInside(outline.coordinates);
const COUNT = area.pixels.length / 2;

describe("a grid over a town", () => {
  const { x, y } = pixelAt(CENTRE);
  const block = (value: number) => ({ x, y, pixels: packed(new Uint8Array(65_536).fill(value)) });

  it("is counted pixel by pixel", () => {
    const values = new Uint8Array(65_536).fill(3);
    const { pixel } = pixelAt(CENTRE);
    values[pixel] = 5;

    const spread = gridSpread(area, blocksByKey([{ x, y, pixels: packed(values) }]));
    expect(spread).toEqual({
      values: new Map([
        [3, COUNT - 1],
        [5, 1],
      ]),
      none: 0,
      unknown: 0,
    });
  });

  it("leaves a river out of the land of a town that lies under deep water, and no hill of a town that does not", () => {
    // A strip without colour from north to south through the middle, about 300 m wide.
    const { pixel } = pixelAt(CENTRE);
    const strip = (value: number) => new Uint8Array(65_536).map((_, i) => (Math.abs((i % 256) - (pixel % 256)) <= 10 ? 0 : value));
    const over = (value: number) => gridSpread(area, blocksByKey([{ x, y, pixels: packed(strip(value)) }]));

    const river = over(3);
    expect(river.none).toBe(0);
    expect((river.river ?? 0) / COUNT).toBeGreaterThan(0.4);
    expect([...river.values]).toEqual([[3, COUNT - (river.river ?? 0)]]);
    expect(over(2)).toMatchObject({ none: river.river });
    expect(over(2).river).toBeUndefined();
  });

  it.each([
    ["looked at and dry", blocksByKey([block(0)]), { none: COUNT, unknown: 0 }],
    ["told as not looked at", blocksByKey([block(15)]), { none: 0, unknown: COUNT }],
    ["not there", blocksByKey([]), { none: 0, unknown: COUNT }],
  ])("that is %s", (_what, blocks, rest) => {
    expect(gridSpread(area, blocks)).toEqual({ values: new Map(), ...rest });
  });
});

describe("zones over a town", () => {
  const parts = (value: number | null, eastM: number) =>
    cellsOf(squareAround(moved(CENTRE, eastM), 0.003)).map(({ cell, isCovered, shape }) => ({ cell, value, is_covered: isCovered, shape }));

  it("are told by the worst at each place, outside by whether it was looked", () => {
    // Half of the town lies in the second zone; 0.006° are 542 m.
    const zones = [...parts(2, 0), ...parts(4, 271)];
    const looked = zoneSpread(area, zones, true);

    expect((looked.values.get(4) ?? 0) / COUNT).toBeCloseTo(0.5, 1);
    expect((looked.values.get(2) ?? 0) + (looked.values.get(4) ?? 0)).toBe(COUNT);
    expect(zoneSpread(area, parts(1, 271), true).none / COUNT).toBeCloseTo(0.5, 1);
    expect(zoneSpread(area, parts(1, 271), false).unknown / COUNT).toBeCloseTo(0.5, 1);
  });

  it("of a kind without a rank count as the first", () => {
    expect([...zoneSpread(area, parts(null, 0), true).values.keys()]).toEqual([1]);
  });
});

describe("meshes over a town", () => {
  it("are those in which its pixels lie, each with its part of the land", () => {
    const meshes = meshesOver(area);
    const codes = new Set<string>();
    eachPixel(area, (column, row) => codes.add(meshesAt(middleOfPixel(column, row))[0] ?? ""));

    expect(new Set(meshes.map(({ codes: [finest] }) => finest))).toEqual(codes);
    expect(meshes.reduce((sum, { n }) => sum + n, 0)).toBe(COUNT);
  });

  it("tell the number of the finest that has it, and how much has none", () => {
    const meshes = meshesOver(area);
    const [first] = meshes;
    const kilometre = first?.codes[2] ?? "";
    const rest = meshes.filter(({ codes }) => codes[2] !== kilometre).reduce((sum, { n }) => sum + n, 0);
    const numbers = new Map([
      [kilometre, { i55: 20 }],
      [first?.codes[0] ?? "", { i55: 60, arv: 1.8 }],
    ]);

    expect(meshSpread(meshes, numbers, "i55")).toEqual({
      values: new Map([
        [60, first?.n],
        [20, COUNT - (first?.n ?? 0) - rest],
      ]),
      ...{ none: 0, unknown: rest },
    });
    expect(meshSpread(meshes, numbers, "arv").unknown).toBe(COUNT - (first?.n ?? 0));
  });
});
