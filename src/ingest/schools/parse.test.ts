import { expect, test } from "vitest";
import { propertyParser } from "#ingest/frame/named-cells.ts";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { SCHOOL_FEATURES, SCHOOL_LAYOUTS, schoolKind, schoolOf } from "./parse.ts";

const parse = parsedCells(SCHOOL_LAYOUTS, schoolOf);
const parseFeature = propertyParser(SCHOOL_FEATURES, schoolOf(SCHOOL_FEATURES));
const row = { name: "白百合学園小学校", address: "千代田区九段北2-4-1", lat: "35.695565", lng: "139.746088" };
const p29 = {
  P29_001: "13101",
  P29_002: "B113210000012",
  P29_003: 16001,
  P29_004: "九段小学校",
  P29_005: "三番町16",
  P29_006: 3,
  P29_007: 1,
};
const place = { lon: 139.74, lat: 35.69 };

test.each([
  ["九段小学校", "elementary"],
  ["お茶の水女子大学附属小学校", "elementary"],
  ["学習院初等科", "elementary"],
  ["品川区立伊藤学園義務教育学校", "elementary"],
  ["千代田区立麹町中学校", "middle"],
  ["聖心女子学院中等科", "middle"],
  ["立川国際中等教育学校", "middle"],
  ["東京都立日比谷高等学校", "high"],
  ["東京大学教育学部附属中等教育学校", "middle"],
  ["日本大学認定こども園", "kindergarten"],
  ["雙葉小学校附属幼稚園", "kindergarten"],
  ["筑波大学附属大塚特別支援学校", "special"],
  ["大塚ろう学校", "special"],
  ["跡見学園女子大学", "university"],
  ["大原大学院大学", "university"],
  ["読売自動車大学校", "vocational"],
  ["日本工学院専門学校", "vocational"],
  ["国際共立学園高等専修学校", "vocational"],
  ["西町インターナショナルスクール", "other_school"],
])("by its name %s is %s", (name, kind) => {
  expect(schoolKind(name, "")).toBe(kind);
});

test("the class of the file outweighs the name", () => {
  expect(schoolKind("八潮学園", "16001")).toBe("elementary");
  expect(schoolKind("八潮学園", "16099")).toBe("other_school");
});

test("a table's school is known by name and address", () => {
  expect(parse(row)).toEqual({
    ok: true,
    line: 2,
    row: {
      key: "白百合学園小学校|千代田区九段北2-4-1",
      kind: "elementary",
      name: "白百合学園小学校",
      address: "千代田区九段北2-4-1",
      place: { lon: 139.746088, lat: 35.695565 },
      data: {},
    },
  });
});

test("a school of P29 is known by its code", () => {
  expect(parseFeature({ ...p29, ...place }, 1)).toMatchObject({
    row: { key: "B113210000012", kind: "elementary", name: "九段小学校", address: "三番町16", place },
  });
});

test("the edition of 2013 has everything a property further on", () => {
  const older = {
    P29_001: "13101",
    P29_002: "16",
    P29_003: "16007",
    P29_004: "16002",
    P29_005: "麹町中学校",
    P29_006: "平河町2-5-1",
    P29_007: 3,
  };
  expect(parseFeature({ ...older, P29_003: "小中高", ...place }, 1)).toMatchObject({
    row: { key: "麹町中学校|平河町2-5-1", kind: "middle", name: "麹町中学校", address: "平河町2-5-1", place },
  });
});

test.each([
  ["name-missing", { name: "" }],
  ["place-missing", { lng: "" }],
  ["place-invalid", { lat: "1", lng: "1" }],
])("a row is rejected as %s", (reason, change) => {
  expect(parse({ ...row, ...change })).toMatchObject({ ok: false, reason });
});

test("a school that is closed for the time being is rejected", () => {
  expect(parseFeature({ ...p29, P29_007: 2, ...place }, 1)).toMatchObject({ ok: false, reason: "closed", found: "九段小学校" });
});
