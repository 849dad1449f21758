import { expect, test } from "vitest";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { CRIME_PREFECTURE_LAYOUTS, crimePrefectureRow } from "./parse.ts";

const parse = parsedCells(CRIME_PREFECTURE_LAYOUTS, () => crimePrefectureRow);
const row = { pref_code: "1", name: "北海道", year: "2022", count: "18,446" };

test("a prefecture's count is of its year", () => {
  expect(parse(row)).toEqual({ ok: true, line: 2, row: { areaCode: "01", period: "2022", data: { total: 18_446 } } });
});

test.each([
  ["prefecture-invalid", { pref_code: "13" }],
  ["prefecture-invalid", { pref_code: "48", name: "" }],
  ["year-invalid", { year: "令和4" }],
  ["count-invalid", { count: "" }],
])("a row is rejected as %s (%#)", (reason, change) => {
  expect(parse({ ...row, ...change })).toMatchObject({ ok: false, reason });
});
