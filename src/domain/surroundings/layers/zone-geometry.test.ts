import { expect, test } from "vitest";
import { zoneGeometry } from "./zone-geometry.ts";

const ring = [
  [139, 35],
  [140, 35],
  [140, 36],
  [139, 35],
];

test("areas and lines are kept as lists of them", () => {
  expect(zoneGeometry({ type: "Polygon", coordinates: [ring] })).toEqual({ type: "MultiPolygon", coordinates: [[ring]] });
  expect(zoneGeometry({ type: "MultiPolygon", coordinates: [[ring], [ring]] })?.coordinates).toHaveLength(2);
  expect(zoneGeometry({ type: "LineString", coordinates: ring })).toEqual({ type: "MultiLineString", coordinates: [ring] });
  expect(zoneGeometry({ type: "MultiLineString", coordinates: [ring] })).toEqual({ type: "MultiLineString", coordinates: [ring] });
});

test("a line may be one stretch, and a ring a triangle that comes back to its beginning", () => {
  expect(zoneGeometry({ type: "LineString", coordinates: ring.slice(0, 2) })?.coordinates).toEqual([ring.slice(0, 2)]);
  expect(zoneGeometry({ type: "Polygon", coordinates: [ring.slice(0, 3)] })).toBeNull();
});

test.each([
  ["one hole that is no ring", { type: "Polygon", coordinates: [ring, []] }],
  ["a line among lines that is none", { type: "MultiLineString", coordinates: [ring, ring.slice(0, 1)] }],
  ["a height without a latitude", { type: "LineString", coordinates: [[139], [140]] }],
  ["no geometry", null],
  ["a point", { type: "Point", coordinates: [139, 35] }],
  ["an empty area", { type: "Polygon", coordinates: [] }],
  ["a ring of two corners", { type: "Polygon", coordinates: [ring.slice(0, 2)] }],
  ["a line of one position", { type: "LineString", coordinates: ring.slice(0, 1) }],
  ["positions that are no numbers", { type: "LineString", coordinates: [["a", 1], ring[0]] }],
  ["no coordinates", { type: "MultiPolygon" }],
])("%s is no zone", (_name, geometry) => {
  expect(zoneGeometry(geometry)).toBeNull();
});
