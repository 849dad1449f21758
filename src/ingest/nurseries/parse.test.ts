import { expect, test } from "vitest";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { NURSERY_LAYOUTS, nurseryRow } from "./parse.ts";

const parse = parsedCells(NURSERY_LAYOUTS, () => nurseryRow);
const row = {
  HID: "1001001",
  Type: "認可保育所",
  Name: "一番町保育園",
  Full: "80",
  Add1: "東京都千代田区",
  Add2: "一番町１０番地８",
  lat: "35.6864",
  lng: "139.7391",
};

test("a nursery is read with type, licence and capacity", () => {
  expect(parse(row)).toMatchObject({
    row: {
      key: "1001001",
      kind: "nursery",
      name: "一番町保育園",
      address: "東京都千代田区一番町10番地8",
      data: { type: "認可保育所", isLicensed: true, capacity: 80 },
    },
  });
});

test.each([
  ["認可保育所", true],
  ["認可外", false],
  ["認証保育所", false],
  ["小規模保育事業", true],
  ["幼保連携型認定こども園", true],
  ["学童", undefined],
])("of the type %s isLicensed is %j", (Type, isLicensed) => {
  const outcome = parse({ ...row, Type });
  expect(outcome.ok && outcome.row.data.isLicensed).toBe(isLicensed);
});

test("the municipalities' list is known by name and address where it has no number", () => {
  const listed = { 名称: "みどり保育園", 種別: "認可保育所", 収容定員: "", 所在地_連結表記: "港区芝1", 緯度: "35.6", 経度: "139.7" };
  expect(parse(listed)).toMatchObject({ row: { key: "みどり保育園|港区芝1", data: { type: "認可保育所", isLicensed: true } } });
});

test.each([
  ["name-missing", { Name: "" }],
  ["place-missing", { lat: "" }],
  ["place-invalid", { lat: "0" }],
  ["capacity-invalid", { Full: "約80" }],
])("a row is rejected as %s", (reason, change) => {
  expect(parse({ ...row, ...change })).toMatchObject({ ok: false, reason });
});
