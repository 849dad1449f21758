import { VectorTile } from "@mapbox/vector-tile";
import { fromVectorTileJs, GeoJSONWrapper } from "@maplibre/vt-pbf";
import fc from "fast-check";
import { PbfReader } from "pbf";
import { expect, test } from "vitest";
import { tileBytes } from "./tile-bytes.ts";
import type { TileFeature } from "./tile-feature.ts";

const step = fc.integer({ min: -5000, max: 9000 });
const point = fc.tuple(step, step);
const value = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.double({ noNaN: true, min: -1e6, max: 1e6 }));
const tags = fc.dictionary(fc.constantFrom("s", "r", "v2024", "町"), value);
const ring = fc.array(point, { minLength: 3, maxLength: 40 }).map(([first = [0, 0], ...rest]) => [first, ...rest, first]);
const feature: fc.Arbitrary<TileFeature> = fc.oneof(
  fc.record({ type: fc.constant(1 as const), geometry: fc.array(point, { minLength: 1, maxLength: 5 }), tags }),
  fc.record({ type: fc.constant(3 as const), geometry: fc.array(ring, { minLength: 1, maxLength: 4 }), tags }),
  fc.record({ type: fc.constant(2 as const), geometry: fc.array(ring, { minLength: 1, maxLength: 4 }), tags }),
  fc.record({
    type: fc.constant(3 as const),
    geometry: fc.array(ring, { minLength: 1, maxLength: 2 }),
    tags,
    id: fc.integer({ min: 0, max: 2 ** 45 }),
  }),
);

/** The tile as MapLibre's own writer makes it. */
function reference(features: readonly TileFeature[]): Uint8Array {
  const layer = new GeoJSONWrapper([...features], { version: 2, extent: 4096 });
  layer.name = "it";
  return fromVectorTileJs({ layers: { it: layer } });
}

test("writes what MapLibre's own writer does, byte for byte", () => {
  fc.assert(
    fc.property(fc.array(feature, { maxLength: 30 }), (features) => {
      expect(Buffer.from(tileBytes({ it: features })).equals(Buffer.from(reference(features)))).toBe(true);
    }),
  );
});

test("is empty without layers, and holds each layer under its name", () => {
  const dot: TileFeature = { type: 1, geometry: [[1, 2]], tags: { name: "豊洲" } };
  const tile = new VectorTile(new PbfReader(tileBytes({ a: [dot], b: [dot, dot] })));

  expect(tileBytes({})).toHaveLength(0);
  expect([tile.layers.a?.length, tile.layers.b?.length]).toEqual([1, 2]);
  expect(tile.layers.a?.feature(0).properties).toEqual({ name: "豊洲" });
});

test("writes shapes of many thousand corners", () => {
  const long = Array.from({ length: 50_000 }, (_, i): [number, number] => [i % 4096, (i * 7) % 4096]);
  const features: TileFeature[] = [{ type: 3, geometry: [long], tags: {} }];

  expect(Buffer.from(tileBytes({ it: features })).equals(Buffer.from(reference(features)))).toBe(true);
});
