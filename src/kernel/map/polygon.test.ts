import { describe, expect, it } from "vitest";
import { isInPolygon, polygonFault } from "./polygon.ts";

const corners = (...told: readonly (readonly [number, number])[]) => told.map(([lon, lat]) => ({ lon: 139 + lon, lat: 35 + lat }));
/** An arrow that points down into itself. */
const BENT = corners([0, 0], [1, 0], [1, 1], [0.5, 0.2], [0, 1]);

describe("a drawn area", () => {
  it.each([
    ["a square", null, corners([0, 0], [1, 0], [1, 1], [0, 1])],
    ["a bent one", null, BENT],
    ["two corners", "too-few", corners([0, 0], [1, 0])],
    ["a bow", "crossing", corners([0, 0], [1, 1], [1, 0], [0, 1])],
    ["one that touches itself", "crossing", corners([0, 0], [1, 0], [1, 1], [0.5, 0], [0, 1])],
    ["a corner told twice", "crossing", corners([0, 0], [1, 0], [1, 0], [0, 1])],
    ["too many corners", "too-many", Array.from({ length: 61 }, (_, i) => ({ lon: 139 + Math.cos(i / 10), lat: 35 + Math.sin(i / 10) }))],
    ["one outside Japan", "outside", corners([0, 0], [90, 0], [1, 1])],
  ])("of %s is judged %s", (_, fault, drawn) => expect(polygonFault(drawn)).toBe(fault));

  it.each([
    [0.1, 0.5, true],
    [0.5, 0.1, true],
    [0.5, 0.5, false],
    [0.97, 0.9, true],
    [0.9, 0.9, false],
    [1.1, 0.5, false],
    [0.5, -0.1, false],
  ])("holds a point at %d, %d: %s", (lon, lat, isIn) => expect(isInPolygon({ lon: 139 + lon, lat: 35 + lat }, BENT)).toBe(isIn));
});
