import { expect, test } from "vitest";
import type { Feature } from "#ingest/frame/read-features.ts";
import { boundaryLayout, fiveDigits, parseFeature } from "./parse.ts";

const square = [
  [
    [139, 35],
    [140, 35],
    [140, 36],
    [139, 35],
  ],
];
const area = (properties: Feature["properties"], geometry: Feature["geometry"] = { type: "Polygon", coordinates: square }) => ({
  properties,
  geometry,
});
const n03 = (over: string | null, name: string, code: string | null) =>
  area({ N03_001: "茨城県", N03_002: null, N03_003: over, N03_004: name, N03_007: code });

test.each([
  ["n03", n03(null, "水戸市", "08201")],
  ["n03-prefectures", area({ N03_001: "茨城県" })],
  ["wards", area({ ward_en: "Koto", ward_ja: "江東区", code: 131083 })],
  [null, area({ name: "somewhere" })],
])("the layout %j is told by the properties", (layout, feature) => {
  expect(boundaryLayout([feature])).toBe(layout);
});

test("no features at all are of no layout", () => {
  expect(boundaryLayout([])).toBeNull();
});

test.each([
  [null, "水戸市", "08201", "水戸市"],
  ["稲敷郡", "阿見町", "08443", "稲敷郡阿見町"],
  ["札幌市", "中央区", "01101", "札幌市中央区"],
  ["大島支庁", "大島町", "13361", "大島町"],
])("the municipality %s %s is named as the ministry's sales name it", (over, name, code, full) => {
  expect(parseFeature("n03", n03(over, name, code), 1)).toMatchObject({ ok: true, row: { code, name: full } });
});

test("a prefecture gets its two digits", () => {
  expect(parseFeature("n03-prefectures", area({ N03_001: "東京都" }), 1)).toMatchObject({ row: { code: "13", prefecture: "東京都" } });
});

test("a ward's six digits lose the check digit", () => {
  const outcome = parseFeature("wards", area({ ward_ja: "江東区", code: 131083 }), 1);

  expect(outcome).toMatchObject({ row: { code: "13108", prefecture: "東京都", name: "江東区", geometry: { type: "MultiPolygon" } } });
});

test.each([
  ["131016", "13101"],
  ["131130", "13113"],
  ["011002", "01100"],
  ["13101", "13101"],
])("the code %s is municipality %s", (six, five) => {
  expect(fiveDigits(six)).toBe(five);
});

test.each([
  ["code-missing", "n03", n03(null, "所属未定地", null)],
  ["code-invalid", "wards", area({ ward_ja: "江東区", code: 131084 })],
  ["code-invalid", "n03", n03(null, "どこか", "99201")],
  ["code-invalid", "n03-prefectures", area({ N03_001: "江戸" })],
  ["geometry-invalid", "n03", { ...n03(null, "水戸市", "08201"), geometry: null }],
  ["geometry-invalid", "n03", { ...n03(null, "水戸市", "08201"), geometry: { type: "Point", coordinates: [139, 35] } }],
] as const)("a feature is rejected as %s (%#)", (reason, layout, feature) => {
  expect(parseFeature(layout, feature, 4)).toMatchObject({ ok: false, line: 4, reason });
});
