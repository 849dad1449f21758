import { describe, expect, it, test } from "vitest";
import { geoJson, readSource } from "#test/support/read-source.ts";
import { townPolygons } from "./source.server.ts";

const ring = [
  [139.83, 35.72],
  [139.84, 35.72],
  [139.84, 35.73],
  [139.83, 35.72],
];
const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const area = (coordinates: unknown = [ring]) => ({ type: "Polygon", coordinates });
/** As e-Stat publishes them since 2015. */
const TOWN = {
  ...{ KEY_CODE: "13107030006", PREF: "13", CITY: "107", S_AREA: "030006", PREF_NAME: "東京都", CITY_NAME: "墨田区", S_NAME: "八広６丁目" },
  ...{ KIGO_E: null, HCODE: 8101, AREA: 190_000.5, PERIMETER: 2100.1, JINKO: 5203, SETAI: 2701, X_CODE: 139.83, Y_CODE: 35.72 },
};
const read = (...features: { readonly properties: object; readonly geometry: object | null }[]) =>
  readSource(townPolygons, geoJson(features), "r2ka13_2020.geojson");

test("an outline is known by its city and its 町丁目, as the table of towns spells it", async () => {
  const { layout, rows, rejected, asOf } = await read({ properties: TOWN, geometry: area() });

  expect([layout, asOf, rejected]).toEqual(["estat-2015", "2020", []]);
  expect(rows).toEqual([{ cityCode: "13107", chome: "八広六丁目", geometry: { type: "MultiPolygon", coordinates: [[ring]] } }]);
});

test("the older editions name the town MOJI", async () => {
  const { layout, rows } = await read({
    properties: { KEY_CODE: "13107030006", GST_NAME: "墨田区", MOJI: "八広６丁目", HCODE: 8101 },
    geometry: area(),
  });

  expect([layout, rows[0]?.chome]).toEqual(["estat-2005", "八広六丁目"]);
});

test("parts of one town are joined, those of a namesake in another city are not", async () => {
  const { rows } = await read(
    { properties: TOWN, geometry: area() },
    { properties: { ...TOWN, KEY_CODE: "13108030006" }, geometry: area() },
    { properties: { ...TOWN, KIGO_E: "E1" }, geometry: area() },
  );

  expect(rows.map(({ cityCode, geometry }) => [cityCode, geometry.coordinates.length])).toEqual([
    ["13107", 2],
    ["13108", 1],
  ]);
});

describe("is rejected", () => {
  it.each([
    ["water-surface", { HCODE: 8154, S_NAME: "" }, area()],
    ["name-missing", { S_NAME: null }, area()],
    ["code-invalid", { KEY_CODE: "墨田区" }, area()],
    ["geometry-invalid", {}, null],
    ["geometry-invalid", {}, { type: "Point", coordinates: [139.83, 35.72] }],
    ["geometry-elsewhere", {}, area([box(-180, -90, 180, 90)])],
    ["geometry-elsewhere", {}, area([box(35.72, 139.83, 35.73, 139.84)])],
    ["geometry-too-large", {}, area([box(123, 24, 146, 45)])],
    ["undecodable-text", { S_NAME: "八広\0" }, area()],
  ])("as %s: %j", async (reason, changes, geometry) => {
    const { rejected, rows } = await read({ properties: TOWN, geometry: area() }, { properties: { ...TOWN, ...changes }, geometry });

    expect([rejected, rows.length]).toEqual([[reason], 1]);
  });
});

test.each([
  ["other outlines", geoJson([{ properties: { N03_007: "13107" }, geometry: area() }])],
  ["JSON that is no map", "[]"],
])("%s are refused", async (_what, text) => {
  await expect(readSource(townPolygons, text)).rejects.toMatchObject({ reason: "unknown-layout" });
});
