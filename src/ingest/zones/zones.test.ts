import { describe, expect, it, test } from "vitest";
import { geoJson, readSource } from "#test/support/read-source.ts";
import { faults } from "./faults.server.ts";
import { floodZones } from "./flood-zones.server.ts";
import { landslide } from "./landslide.server.ts";
import { inlandFlood, stormSurge, tsunami } from "./water-zones.server.ts";

const corners = [
  [139.7, 35.6],
  [139.71, 35.6],
  [139.71, 35.61],
  [139.7, 35.6],
];
const polygon = { type: "Polygon", coordinates: [corners] };
const zone = (properties: object, geometry: object | null = polygon) => ({ properties, geometry });

describe("landslide", () => {
  const a33 = (over: object) => zone({ A33_001: 1, A33_002: 1, A33_003: "13", A33_005: "石神井台", A33_006: "練馬区", ...over });

  it.each([
    [1, "yellow", 1, true],
    [2, "red", 2, true],
    [3, "yellow", 1, false],
    [4, "red", 2, false],
  ])("A33 zone code %i is %s", async (code, kind, value, isDesignated) => {
    const { layout, rows, asOf } = await readSource(landslide, geoJson([a33({ A33_002: code })]), "A33-25_13.geojson");

    expect({ layout, asOf }).toEqual({ layout: "a33", asOf: "2025年度" });
    expect(rows[0]).toMatchObject({ kind, value, extent: "13", part: "a33/13", data: { phenomenon: "急傾斜地の崩壊", isDesignated } });
  });

  it("of the API's tiles tells nothing about places outside its zones", async () => {
    const { rows } = await readSource(landslide, geoJson([a33({ _id: "1" })]));
    expect(rows[0]).toMatchObject({ extent: null });
    expect(rows[0]?.part).toBeUndefined();
  });

  it("of Tokyo's bureau holds one phenomenon, and tells nothing about others", async () => {
    const tokyo = { genshoname: "土石流", kubun: "特別警戒区域", prefacture: "東京都", keiryuname: "土・オササ沢", shozaichi: "奥多摩町" };
    const { rows, credit } = await readSource(landslide, geoJson([zone(tokyo)]));

    expect(rows[0]).toMatchObject({ kind: "red", value: 2, extent: null, data: { phenomenon: "土石流", name: "土・オササ沢" } });
    expect(credit?.attribution).toContain("東京都");
  });

  it("rejects what it cannot place in a kind, a prefecture or on the map", async () => {
    const features = [
      a33({ A33_002: 5 }),
      a33({ A33_003: "48" }),
      zone({ A33_001: 1, A33_002: 1, A33_003: "13" }, null),
      a33({ A33_001: 9 }),
    ];
    expect((await readSource(landslide, geoJson(features))).rejected).toEqual([
      "rank-invalid",
      "area-invalid",
      "geometry-invalid",
      "rank-invalid",
    ]);
  });
});

describe("flood zones", () => {
  const a31a = (digit: number, rank: number) =>
    zone({
      [`A31a_${digit}01`]: "8303030555",
      [`A31a_${digit}02`]: "荒川",
      [`A31a_${digit}04`]: "関東地方整備局",
      [`A31a_${digit}05`]: rank,
    });

  it.each([
    [1, 6, "a31a flood_planned", "depth"],
    [3, 7, "a31a flood_duration", "depth"],
    [4, 3, "a31a flood_collapse", "flow"],
  ])("A31a scenario %i with rank %i", async (digit, rank, layout, kind) => {
    const read = await readSource(floodZones, geoJson([a31a(digit, rank)]), "A31a-41-23_13_10.geojson");

    expect(read.layout).toBe(layout);
    expect(read.rows[0]).toMatchObject({ kind, value: rank, extent: null, data: { river: "荒川", manager: "関東地方整備局" } });
  });

  it("of a first-order mesh tell of the whole mesh, but for collapse, of which a file has one cause", async () => {
    const duration = await readSource(floodZones, geoJson([zone({ A31b_301: 4 })]), "A31b-30-23_10_5339.geojson");
    const collapse = await readSource(floodZones, geoJson([zone({ A31b_401: 1 })]), "A31b-42-23_10_5339.geojson");

    expect(duration.rows[0]).toMatchObject({ value: 4, extent: "5339", part: "flood_duration/5339-depth" });
    expect(collapse.rows[0]).toMatchObject({ kind: "erosion", extent: null });
    expect(duration.asOf).toBe("2023年度");
  });

  it("reject a rank that the scenario does not have, and refuse the maximum scale", async () => {
    expect((await readSource(floodZones, geoJson([a31a(1, 7)]))).rejected).toEqual(["rank-invalid"]);
    await expect(readSource(floodZones, geoJson([a31a(2, 3)]))).rejects.toMatchObject({ reason: "unknown-layout" });
  });
});

test.each([
  ["storm surge", stormSurge, { A49_001: "東京都", A49_002: 13, A49_003: "3m以上5m未満" }, "13"],
  ["tsunami", tsunami, { A40_001: "北海道", A40_002: "1", A40_003: "2m以上5m未満" }, "01"],
  ["inland flood", inlandFlood, { A51_001: "東京都", A51_004: "13108", A51_005: "3m以上5m未満" }, "13108"],
] as const)("%s: the class of depth and the area that the file tells of", async (_name, source, properties, extent) => {
  const { rows } = await readSource(source, geoJson([zone(properties)]));
  expect(rows[0]).toMatchObject({ kind: "depth", value: 3, extent, data: { depth: expect.stringContaining("5m未満") } });
});

test.each([
  ["a depth that is no class", { A49_002: "13", A49_003: "深い" }, "rank-invalid"],
  ["no prefecture", { A49_002: "", A49_003: "0.3m未満" }, "area-invalid"],
])("%s is rejected", async (_name, properties, reason) => {
  expect((await readSource(stormSurge, geoJson([zone(properties)]))).rejected).toEqual([reason]);
});

test("a fault is a line with its name", async () => {
  const fault = zone(
    { catalog_name: "GEM Active Faults", name: "Tachikawa", slip_type: "Reverse" },
    { type: "LineString", coordinates: corners },
  );
  const { rows } = await readSource(faults, geoJson([fault]));

  expect(rows[0]).toMatchObject({
    kind: "active_fault",
    value: null,
    extent: null,
    data: { name: "Tachikawa", slip: "Reverse" },
    geometry: { type: "MultiLineString" },
  });
});

test("the same zone has the same key in the next file, another shape or kind another", async () => {
  const read = async (properties: object, geometry: object = polygon) => {
    const { rows } = await readSource(stormSurge, geoJson([zone({ A49_002: "13", ...properties }, geometry)]));
    return rows[0]?.key;
  };
  const first = await read({ A49_003: "0.3m未満" });

  expect(await read({ A49_003: "0.3m未満" })).toBe(first);
  expect(await read({ A49_003: "20m以上" })).not.toBe(first);
  expect(await read({ A49_003: "0.3m未満" }, { type: "Polygon", coordinates: [corners.toReversed()] })).not.toBe(first);
});

test("a map with other properties is refused with their names", async () => {
  await expect(readSource(landslide, geoJson([zone({ N03_007: "13101" })]))).rejects.toMatchObject({
    reason: "unknown-layout",
    message: expect.stringContaining("N03_007"),
  });
});

test.each([
  ["1", "01"],
  ["01", "01"],
  ["９", "09"],
  ["13", "13"],
  ["47", "47"],
  ["0", null],
  ["00", null],
  ["48", null],
  ["013", null],
  ["東京都", null],
])("the code of a prefecture %j is %j", async (code, extent) => {
  const { rows, rejected } = await readSource(tsunami, geoJson([zone({ A40_002: code, A40_003: "2m以上5m未満" })]));

  expect([rows.map((row) => row.extent), rejected]).toEqual(extent === null ? [[], ["area-invalid"]] : [[extent], []]);
});
