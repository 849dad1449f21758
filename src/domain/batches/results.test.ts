import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { resultHead, resultLines } from "./results.ts";
import type { RowPrice, RowResult } from "./types.ts";

const PRICE: RowPrice = {
  ...{
    matchedAddress: "東京都江東区豊洲",
    priceYen: 70_000_000,
    lowYen: 60_000_000,
    highYen: 80_000_000,
    withinTenPercent: 0.58123,
    grade: "B",
  },
  ...{ pricedFor: "2026Q3", rentMonthlyYen: 210_000, modelVersion: "condo-1", isSample: true },
};
const estimated = (reference: string): RowResult => ({ reference, ok: true, price: PRICE });
const refused: RowResult = {
  reference: "=1+1",
  ok: false,
  fault: "input",
  fields: [{ field: "areaM2", message: "面積は8㎡以上で入力してください" }],
};

const table = (results: readonly RowResult[], version: "v2" | "v3" = "v3"): string[][] =>
  parse(resultHead(version, "csv") + resultLines(results, { version, format: "csv", firstRow: 501 }), { bom: true });

it("has the fields of its version", () => {
  expect(table([], "v2")[0]).not.toContain("grade");
  expect(table([], "v3")[0]?.slice(-4)).toEqual(["lowYen", "highYen", "withinTenPercent", "grade"]);
});

it("tells numbers as numbers, and no text is a formula", () => {
  const [header = [], first = [], second = []] = table([estimated("-1"), refused]);
  const cell = (row: string[], name: string) => row[header.indexOf(name)];
  expect([cell(first, "row"), cell(first, "reference"), cell(first, "priceYen"), cell(first, "grossYield")]).toEqual([
    ...["501", "'-1", "70000000", "0.036"],
  ]);
  expect([cell(second, "reference"), cell(second, "status"), cell(second, "fault"), cell(second, "priceYen")]).toEqual([
    ...["'=1+1", "refused", "input", ""],
  ]);
  expect(cell(second, "faultMessage")).toBe("areaM2: 面積は8㎡以上で入力してください");
});

it("is a line of JSON for each row", () => {
  const lines = resultLines([estimated("A"), refused], { version: "v3", format: "jsonl", firstRow: 1 })
    .trimEnd()
    .split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { row: 1, reference: "A", status: "estimated", priceYen: 70_000_000, withinTenPercent: 0.5812, isSample: true },
    { row: 2, reference: "=1+1", status: "refused", fault: "input", fields: [{ field: "areaM2" }] },
  ]);
});

it("whatever a client calls its homes, the table has one record a row and no cell that is run", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { maxLength: 5 }), (references) => {
      const [, ...rows] = table(references.map(estimated));
      expect(rows).toHaveLength(references.length);
      for (const row of rows) expect(row[1]).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
    { numRuns: runs({ few: 50, usual: 500 }) },
  );
});
