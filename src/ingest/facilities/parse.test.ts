import { expect, test } from "vitest";
import { propertyParser } from "#ingest/frame/named-cells.ts";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { facilityKind } from "./kinds.ts";
import { FACILITY_FEATURES, FACILITY_LAYOUTS, facilityRow } from "./parse.ts";

const parse = parsedCells(FACILITY_LAYOUTS, () => facilityRow);
const parseFeature = propertyParser(FACILITY_FEATURES, facilityRow);
const row = { category: "convenience", name: "ローソン", lat: "43.759836", lng: "142.404109" };
const place = { lon: 139.7, lat: 35.6 };

test.each([
  ["convenience", "convenience"],
  ["shop=supermarket", "supermarket"],
  ["amenity=post_office", "post"],
  ["leisure=park", "park"],
  ["Bank", "bank"],
  ["pharmacy", "drugstore"],
  ["fast_food", "restaurant"],
  ["townhall", "town_office"],
  ["grave_yard", null],
  ["", null],
])("the category %j is the kind %j", (category, kind) => {
  expect(facilityKind(category)).toBe(kind);
});

test("a row without a number is known by kind, name and place", () => {
  expect(parse(row)).toEqual({
    ok: true,
    line: 2,
    row: {
      key: "convenience|ローソン|142.404109,43.759836",
      kind: "convenience",
      name: "ローソン",
      address: null,
      place: { lon: 142.404109, lat: 43.759836 },
      data: {},
    },
  });
});

test("a facility without a name stands under that of its kind", () => {
  expect(parse({ ...row, name: "" })).toMatchObject({ row: { name: "コンビニエンスストア" } });
});

test.each([
  [{ shop: "supermarket", name: "まるや" }, "supermarket", "まるや"],
  [{ amenity: "bank", "name:ja": "みなと銀行", name: "Minato Bank" }, "bank", "みなと銀行"],
  [{ leisure: "park" }, "park", "公園"],
  [{ building: "yes", shop: "vacant", amenity: "cafe", brand: "角の店" }, "cafe", "角の店"],
])("the tags %j are %s called %s", (tags, kind, name) => {
  expect(parseFeature({ "@id": "node/12", ...tags, ...place }, 1)).toMatchObject({ row: { key: "node/12", kind, name, place } });
});

test.each([
  ["kind-unknown", { category: "grave_yard" }],
  ["place-missing", { lat: "" }],
  ["place-invalid", { lng: "0" }],
])("a row is rejected as %s", (reason, change) => {
  expect(parse({ ...row, ...change })).toMatchObject({ ok: false, reason });
});
