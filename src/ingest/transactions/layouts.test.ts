import { expect, test } from "vitest";
import { aCondoRow, aHouseRow, anApiRow } from "#test/support/transaction-files.ts";
import { saleLayout } from "./layouts.ts";

const condo = Object.keys(aCondoRow());
const house = Object.keys(aHouseRow());
const all = [...new Set([...condo, ...house])];

test.each([
  ["mlit-web-21", condo],
  ["mlit-web-26", house],
  ["mlit-web-all", all],
  ["mlit-web-all", [...all, "坪単価", "取引価格（㎡単価）"]],
  ["xit001-extract", Object.keys(anApiRow())],
  ["mlit-web-21", condo.toReversed()],
  ["mlit-web-21", condo.map((name) => name.normalize("NFKC"))],
])("the layout %s is told by its columns, in any order and width", (layout, header) => {
  expect(saleLayout(header)).toBe(layout);
});

test.each([
  ["one column less", condo.slice(1)],
  ["one column more", [...condo, "備考"]],
  ["other columns", ["Type", "Area"]],
  ["none", []],
])("a header with %s is of no known layout", (_, header) => {
  expect(saleLayout(header)).toBeNull();
});
