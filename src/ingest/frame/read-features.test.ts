import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { readFeatures } from "./read-features.ts";

async function* inChunks(content: Uint8Array, size = 5): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.length; from += size) yield content.subarray(from, from + size);
}
const read = (content: string | Uint8Array) => readFeatures(inChunks(Buffer.from(content)));

const town = { type: "Feature", properties: { name: "豊洲" }, geometry: { type: "Point", coordinates: [139.79, 35.65] } };
const collection = (features: readonly unknown[]) => JSON.stringify({ type: "FeatureCollection", features });

describe("GeoJSON", () => {
  test.each([
    ["UTF-8", Buffer.from(collection([town]))],
    ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${collection([town])}`)],
    ["CP932", iconv.encode(collection([town]), "cp932")],
  ])("in %s is read feature by feature", async (_, content) => {
    expect(await read(content)).toMatchObject([{ properties: { name: "豊洲" }, geometry: town.geometry }]);
  });

  test("may have features without a shape; what is no feature at all is left out", async () => {
    const features = [
      { ...town, geometry: null },
      null,
      "x",
      { type: "Feature", properties: null, geometry: null },
      { ...town, geometry: 5 },
    ];

    expect(await read(collection(features))).toEqual([{ ...town, geometry: null }]);
  });

  test("may be empty", async () => {
    expect(await read(collection([]))).toEqual([]);
  });
});

describe("TopoJSON", () => {
  const topology = (objects: object) => ({
    type: "Topology",
    transform: { scale: [0.5, 0.25], translate: [139, 35] },
    arcs: [
      [
        [0, 0],
        [2, 0],
        [-2, 4],
        [0, -4],
      ],
    ],
    objects,
  });
  const area = { type: "Polygon", arcs: [[0]], properties: { name: "豊洲" } };

  test("is unfolded into the features of all its objects, in degrees", async () => {
    const text = JSON.stringify(topology({ wards: { type: "GeometryCollection", geometries: [area] }, one: area }));

    const features = await read(text);

    const ring = [
      [139, 35],
      [140, 35],
      [139, 36],
      [139, 35],
    ];
    const feature = { properties: { name: "豊洲" }, geometry: { type: "Polygon", coordinates: [ring] } };
    expect(features).toMatchObject([feature, feature]);
  });

  test("may name nothing", async () => {
    const [feature] = (await read(JSON.stringify(topology({ one: { type: "Polygon", arcs: [[0]] } })))) ?? [];

    expect(feature?.properties).toEqual({});
  });
});

test.each([
  ["an array", "[1,2]"],
  ["an object of something else", '{"hello":"world"}'],
  ["features that are no list", '{"type":"FeatureCollection","features":{}}'],
  ["a single feature", JSON.stringify(town)],
  ["a topology without arcs", '{"type":"Topology","objects":{}}'],
  ["null", "null"],
  ["a number", "5"],
])("%s is JSON, but no map", async (_, text) => {
  expect(await read(text)).toBeNull();
});

test.each([
  ["half a file", collection([town]).slice(0, -3), "malformed"],
  ["nothing", "", "malformed"],
  ["a table", "a,b\n1,2\n", "malformed"],
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), "binary"],
])("%s is refused", async (_, content, reason) => {
  await expect(read(content)).rejects.toMatchObject({ reason });
});
