import { describe, expect, test } from "vitest";
import { type Cells, cellParser, layoutAmong, propertyParser, type TableLayout } from "./named-cells.ts";
import { requireText } from "./row-fields.ts";

type Field = "id" | "name" | "note";

const LAYOUTS: readonly TableLayout<Field>[] = [
  { name: "long", columns: { id: "共通ID|NO", name: "名称(正)", note: "備考" } },
  { name: "short", columns: { id: "id", name: "name", note: "note?" } },
];
const layoutOf = layoutAmong(LAYOUTS);
const read = (cell: Cells<Field>) => [cell("id"), requireText(cell("name"), "name-missing"), cell("note")];

describe("the layout of a table", () => {
  test.each([
    [["共通ID", "名称(正)", "備考", "more"], "long"],
    [["備考", "名称（正）", " NO "], "long"],
    [["id", "name"], "short"],
    [["id", "備考"], null],
    [[], null],
  ])("the header %j is %j", (header, name) => {
    expect(layoutOf(header)?.name ?? null).toBe(name);
  });
});

describe("a record", () => {
  const parser = (header: string[]) => cellParser(layoutOf(header) ?? { name: "", columns: {} }, header, read);

  test("is read by field, in NFKC and trimmed", () => {
    expect(parser(["名称（正）", "備考", "NO"])({ line: 7, cells: ["　ＡＢ小学校 ", "", "１"] })).toEqual({
      ok: true,
      line: 7,
      row: ["1", "AB小学校", ""],
    });
  });

  test("of two spellings the first counts, and a missing column reads as empty", () => {
    expect(parser(["NO", "共通ID", "名称(正)", "備考"])({ line: 2, cells: ["7", "E1", "a", ""] })).toMatchObject({ row: ["E1", "a", ""] });
    expect(parser(["id", "name"])({ line: 2, cells: ["1", "a"] })).toMatchObject({ row: ["1", "a", ""] });
  });

  test.each([
    ["column-count", ["1"]],
    ["undecodable-text", ["1", "\uFFFD"]],
    ["undecodable-text", ["1", "a\0b"]],
    ["undecodable-text", ["1", "\ud800"]],
    ["name-missing", ["1", " "]],
  ])("is rejected as %s", (reason, cells) => {
    expect(parser(["id", "name"])({ line: 3, cells })).toMatchObject({ ok: false, line: 3, reason });
  });
});

test("a feature's properties are read the same way; what is no text or number reads as empty", () => {
  const parse = propertyParser(LAYOUTS[1] ?? { name: "", columns: {} }, read);

  expect(parse({ id: 3, name: "公園", note: { a: 1 } }, 5)).toEqual({ ok: true, line: 5, row: ["3", "公園", ""] });
  expect(parse({ id: 3, name: null }, 6)).toMatchObject({ ok: false, line: 6, reason: "name-missing", cells: ["3", ""] });
  expect(parse({ id: 3, name: "公\0園" }, 7)).toMatchObject({ ok: false, line: 7, reason: "undecodable-text" });
});
