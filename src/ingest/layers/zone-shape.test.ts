import { expect, test } from "vitest";
import { requireArea, requireShape } from "./zone-shape.ts";

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const polygon = (...rings: number[][][]) => ({ type: "Polygon", coordinates: rings });
const line = (...positions: number[][]) => ({ type: "LineString", coordinates: positions });

test("an area in Japan and a line anywhere on earth are shapes of zones", () => {
  expect(requireShape(polygon(square(139.7, 35.6, 1))).type).toBe("MultiPolygon");
  expect(requireShape(line([-122.4, 37.7], [-118.2, 34.1])).type).toBe("MultiLineString");
});

test("a long coast is no large area, however wide its box", () => {
  const coast = Array.from({ length: 40 }, (_, i) => [130 + i * 0.25, 31 + i * 0.25]);
  const strip = [...coast, ...coast.map(([lon = 0, lat = 0]) => [lon + 0.01, lat]).reverse(), coast[0] ?? []];

  expect(requireArea(polygon(strip)).coordinates).toHaveLength(1);
});

test.each([
  ["geometry-invalid", null],
  ["geometry-invalid", { type: "Point", coordinates: [139.7, 35.6] }],
  ["geometry-elsewhere", polygon(square(-180, -90, 180))],
  ["geometry-elsewhere", polygon(square(35.6, 139.7, 0.1))],
  ["geometry-elsewhere", line([0, 0], [1e9, 1e9])],
  ["geometry-too-large", polygon(square(130, 31, 10))],
  // Its parts wind against one another: their areas take from each other.
  [
    "geometry-too-large",
    polygon([
      [125, 25],
      [150, 45],
      [150, 25],
      [125, 30],
      [125, 25],
    ]),
  ],
  ["geometry-too-large", line(...Array.from({ length: 10 }, (_, i) => [i % 2 ? 150 : -150, 35]))],
])("%s is what %j is rejected for", (reason, geometry) => {
  expect(() => requireShape(geometry)).toThrow(reason);
});

test("a line is no area", () => {
  expect(() => requireArea(line([139.7, 35.6], [139.8, 35.6]))).toThrow("geometry-invalid");
});
