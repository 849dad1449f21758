import { describe, expect, test } from "vitest";
import { propertyParser } from "#ingest/frame/named-cells.ts";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { MEDICAL_FEATURES, MEDICAL_LAYOUTS, medicalKind, medicalRow } from "./parse.ts";

const parse = parsedCells(MEDICAL_LAYOUTS, () => medicalRow);
const row = {
  code: "131136092",
  name: "医療法人社団 雪谷三和クリニック",
  postal: "1450065",
  prefecture: "東京都",
  address: "大田区東雪谷１丁目",
  city_code: "13111",
  lat: "35.6",
  lng: "139.7",
  geocode_level: "chome",
};

test("an institution is read with its code, whose first digits are its part", () => {
  expect(parse(row)).toMatchObject({
    row: {
      key: "131136092",
      part: "13",
      kind: "clinic",
      name: "医療法人社団 雪谷三和クリニック",
      address: "東京都大田区東雪谷1丁目",
      data: { precision: "chome" },
    },
  });
});

describe("the kind", () => {
  test.each([
    ["医療法人 愛全病院", "", "", "hospital"],
    ["国立成育医療センター", "", "", "hospital"],
    ["みどりホスピタル", "", "", "hospital"],
    ["東京歯科大学水道橋病院", "", "", "hospital"],
    ["市民病院附属クリニック", "", "", "clinic"],
    ["山中湖村立平野診療所", "", "", "clinic"],
    ["宮嶋整形外科", "", "", "clinic"],
    ["なかい歯科", "", "", "dentist"],
    ["さくら小児歯科", "", "", "dentist"],
    ["青葉デンタルクリニック", "", "", "dentist"],
    ["やまだ小児科", "", "", "paediatric"],
    ["杉浦内科・小児科", "", "", "paediatric"],
    ["みらいこどもクリニック", "", "", "paediatric"],
    ["県立こども病院", "", "", "hospital"],
    ["青木医院", "", "内科 小児科", "paediatric"],
    ["青木医院", "2", "内科", "clinic"],
    ["青木医院", "2", "小児外科", "clinic"],
    ["中央クリニック", "1", "内科", "hospital"],
    ["青木医院", "3", "歯科", "dentist"],
    ["港診療所", "診療所", "", "clinic"],
    ["港診療所", "歯科診療所", "", "dentist"],
  ])("of %s (%j, %j) is %s", (name, given, departments, kind) => {
    expect(medicalKind({ name, given, departments })).toBe(kind);
  });
});

test("a hospital that sees children says so beside its kind", () => {
  expect(parse({ ...row, name: "県立こども病院" })).toMatchObject({ row: { kind: "hospital", data: { paediatrics: true } } });
});

test("国土数値情報 P04 and the municipalities' list tell class and departments", () => {
  const feature = { P04_001: 2, P04_002: "さくら医院", P04_003: "東京都港区芝1", P04_004: "内科　小児科", lon: 139.7, lat: 35.6 };
  expect(propertyParser(MEDICAL_FEATURES, medicalRow)(feature, 1)).toMatchObject({
    row: { key: "さくら医院|東京都港区芝1", kind: "paediatric", data: { departments: "内科 小児科" } },
  });
  const listed = {
    ID: "12",
    名称: "市立病院",
    所在地_連結表記: "港区芝2",
    医療機関の種類: "病院",
    診療科目: "内科",
    緯度: "35.6",
    経度: "139.7",
  };
  expect(parse(listed)).toMatchObject({ row: { key: "12", kind: "hospital" } });
});

test.each([
  ["place-missing", { lat: "", lng: "" }],
  ["place-invalid", { lat: "139.7", lng: "35.6" }],
  ["name-missing", { name: "" }],
  ["not-for-people", { name: "アオイ動物病院" }],
])("a row is rejected as %s", (reason, change) => {
  expect(parse({ ...row, ...change })).toMatchObject({ ok: false, reason });
});
