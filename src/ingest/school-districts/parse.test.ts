import { expect, test } from "vitest";
import { districtLayout, joinedDistrict, parseDistrict } from "./parse.ts";

const ring = (lon: number) => [
  [lon, 35],
  [lon + 1, 35],
  [lon, 36],
  [lon, 35],
];
const feature = (properties: Record<string, unknown>, lon = 139) => ({
  properties,
  geometry: { type: "Polygon", coordinates: [ring(lon)] },
});
const a32 = { A32_001: "13103", A32_002: "港区", A32_003: "港陽中学校", A32_005: "2", A32_006: "1" };
const a27 = { A27_001: "08542", A27_002: "五霞町立", A27_003: "B108254200026", A27_004: "五霞西小学校", A27_005: "元栗橋1072" };
const a27Of2010 = { A27_001: "1", A27_002: "2", A27_003: "3", A27_005: "13101", A27_006: "千代田区", A27_007: "九段小学校" };

test.each([
  [a32, "ksj-a32"],
  [a27, "ksj-a27"],
  [{ N03_001: "東京都" }, null],
])("the layout of %j is %j", (properties, layout) => {
  expect(districtLayout([feature(properties)])).toBe(layout);
});

test("a file without features has no layout", () => {
  expect(districtLayout([])).toBeNull();
});

test("a middle-school district is a zone of its city, which the file has looked at", () => {
  expect(parseDistrict("ksj-a32", feature(a32), 1)).toEqual({
    ok: true,
    line: 1,
    row: {
      key: "港陽中学校",
      part: "13103/middle",
      kind: "middle",
      value: null,
      data: { name: "港陽中学校", cityCode: "13103" },
      geometry: { type: "MultiPolygon", coordinates: [[ring(139)]] },
      extent: "13103",
    },
  });
});

test.each([
  [a27, "五霞西小学校", "08542"],
  [a27Of2010, "九段小学校", "13101"],
])("the elementary-school district of %j is of %s", (properties, name, cityCode) => {
  expect(parseDistrict("ksj-a27", feature(properties), 1)).toMatchObject({ row: { kind: "elementary", data: { name, cityCode } } });
});

test("parts of one district are joined", () => {
  const [one, other] = [139, 141].map((lon) => parseDistrict("ksj-a32", feature(a32, lon), 1));
  if (!one?.ok || !other?.ok) throw new Error("the features are sound");

  expect(joinedDistrict(one.row, other.row).geometry.coordinates).toEqual([[ring(139)], [ring(141)]]);
});

test.each([
  ["code-invalid", feature({ ...a32, A32_001: "131", A32_005: "x" })],
  ["name-missing", feature({ ...a32, A32_003: null })],
  ["geometry-invalid", { properties: a32, geometry: null }],
  ["geometry-invalid", { properties: a32, geometry: { type: "Point", coordinates: [139, 35] } }],
] as const)("a feature is rejected as %s (%#)", (reason, one) => {
  expect(parseDistrict("ksj-a32", one, 4)).toMatchObject({ ok: false, line: 4, reason });
});
