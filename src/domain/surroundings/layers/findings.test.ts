import { describe, expect, it } from "vitest";
import { findingOf, type Looked } from "./findings.ts";
import { pixelAt } from "./grid-blocks.ts";
import type { LayerId } from "./layers.ts";
import { cellsOf } from "./zone-cells.ts";

const place = { lon: 139.8, lat: 35.7 };
const load = { attribution: "出典", licence: "CC BY 4.0", as_of: "2023", is_sample: false };
const nothing: Looked = {
  place,
  pixel: pixelAt(place).pixel - (pixelAt(place).pixel % 2),
  where: { at: "city", cityCode: "13107" },
  grids: [],
  meshes: [],
  zones: [],
  extents: [],
  towns: [],
};
const state = (layer: LayerId, looked: Partial<Looked>) => findingOf(layer, { ...nothing, ...looked }).state;

describe("a grid", () => {
  const grid = (byte: number | null) => ({ grids: [{ dataset: "flood_max", byte, ...load }] });

  it.each([
    ["a block without values", grid(null), "none", null],
    ["a pixel of 0", grid(0x05), "none", null],
    ["a pixel of 3", grid(0x30), "ok", 3],
    ["a pixel that no file tells", grid(0xf0), "no_data", null],
    ["no block", {}, "no_data", null],
  ] as const)("%s", (_what, looked, expected, value) => {
    expect(findingOf("flood_max_rank", { ...nothing, ...looked })).toMatchObject({ state: expected, value });
  });

  it("names its source, edition and precision wherever it was looked at", () => {
    const provenance = { attribution: "出典", licence: "CC BY 4.0", asOf: "2023", precision: "17m四方", isSample: false };
    expect(findingOf("flood_max_rank", { ...nothing, ...grid(null) }).provenance).toEqual(provenance);
    expect(findingOf("flood_max_rank", nothing).provenance).toBeNull();
  });
});

describe("a mesh", () => {
  const mesh = (code: number, data: Record<string, unknown>) => ({ dataset: "ground", mesh: code, data, ...load });

  it("answers from the finest mesh that has the field, with its size", () => {
    const meshes = [mesh(5339463511, { avs: 200 }), mesh(53394635, { arv: 1.4, landform: "ローム台地" })];

    expect(findingOf("ground_arv", { ...nothing, meshes })).toMatchObject({
      state: "ok",
      value: 1.4,
      details: { landform: "ローム台地" },
      provenance: { precision: "1kmメッシュ" },
    });
    expect(findingOf("ground_avs", { ...nothing, meshes })).toMatchObject({ value: 200, provenance: { precision: "250mメッシュ" } });
  });

  it("without a row was not looked at", () => {
    expect(state("quake_i55", {})).toBe("no_data");
  });
});

describe("a zone", () => {
  const zone = (over: object) => ({
    dataset: "landslide",
    kind: "yellow",
    value: 1,
    data: {},
    is_covered: true,
    shape: null,
    ...load,
    ...over,
  });
  const corner = {
    type: "MultiPolygon",
    coordinates: [
      [
        [
          [139.79, 35.69],
          [139.7999, 35.69],
          [139.7999, 35.6999],
          [139.79, 35.69],
        ],
      ],
    ],
  } as const;
  const extents = [{ dataset: "landslide", ...load }];

  it("answers with the worst that holds the place", () => {
    const zones = [zone({}), zone({ kind: "red", value: 2, data: { phenomenon: "土石流", list: [1] } })];
    expect(findingOf("landslide", { ...nothing, zones })).toMatchObject({ value: 2, details: { kind: "red", phenomenon: "土石流" } });
  });

  it("of another dataset says nothing, and one without a value counts as the first", () => {
    expect(state("tsunami_rank", { zones: [zone({})] })).toBe("no_data");
    expect(findingOf("landslide", { ...nothing, zones: [zone({ value: null, kind: "yellow" })] })).toMatchObject({ state: "ok", value: 1 });
    const both = [zone({ value: null, kind: "a" }), zone({ value: 0.5, kind: "b" })];
    expect(findingOf("landslide", { ...nothing, zones: both }).details).toMatchObject({ kind: "b" });
  });

  it("that only touches the cell does not count", () => {
    const shape = cellsOf(corner)[0]?.shape ?? null;
    expect(state("landslide", { zones: [zone({ is_covered: false, shape })], extents })).toBe("none");
    expect(state("landslide", { zones: [zone({ is_covered: false, shape })] })).toBe("no_data");
  });

  it("is absent where the area was looked at, and unknown where not", () => {
    expect(state("landslide", { extents })).toBe("none");
    expect(state("landslide", {})).toBe("no_data");
    expect(state("tsunami_rank", { extents })).toBe("no_data");
  });
});

describe("a town's fact", () => {
  const town = { dataset: "kikendo", town: "押上一丁目", data: { total: 3, fire: 2 }, is_approximate: false, ...load };
  const towns = [town];

  it("comes with the town's name", () => {
    expect(findingOf("tokyo_kikendo_total", { ...nothing, towns })).toMatchObject({ value: 3, details: { town: "押上一丁目", fire: 2 } });
  });

  it.each([
    [false, "町丁目"],
    [true, "町丁目（おおよそ）"],
  ])("is as exact as the town is known: guessed %s", (is_approximate, precision) => {
    expect(findingOf("tokyo_kikendo_total", { ...nothing, towns: [{ ...town, is_approximate }] }).provenance?.precision).toBe(precision);
  });

  it.each([
    ["in Tokyo without data", { at: "city", cityCode: "13107" }, "no_data"],
    ["in Chiba", { at: "city", cityCode: "12203" }, "out_of_area"],
    ["abroad", { at: "abroad" }, "out_of_area"],
    ["nobody knows where", { at: "unknown" }, "no_data"],
  ] as const)("%s", (_where, where, expected) => {
    expect(state("tokyo_kikendo_total", { where })).toBe(expected);
  });
});

it("abroad no layer has anything to say", () => {
  const grids = [{ dataset: "flood_max", byte: null, ...load }];
  expect(state("flood_max_rank", { grids, where: { at: "abroad" } })).toBe("out_of_area");
  expect(state("flood_max_rank", { grids, where: { at: "unknown" } })).toBe("none");
});
