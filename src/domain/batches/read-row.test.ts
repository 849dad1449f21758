import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { type RowCells, readObject, readRow } from "./read-row.ts";
import { columnsOf, ROW_COLUMNS } from "./row-layout.ts";

const YEAR = 2026;
const CELLS: RowCells = { reference: "A-1", kind: "condo", address: "東京都江東区豊洲5丁目", areaM2: "70.2" };

describe("a row", () => {
  it("is a home, as people type it", () => {
    const told = {
      ...CELLS,
      kind: "マンション",
      areaM2: "７０.２㎡",
      layout: "3ldk",
      builtYear: "2008年",
      stationName: "豊洲",
      walkMinutes: "7分",
    };
    expect(readRow(told, YEAR)).toMatchObject({
      ...{ reference: "A-1", ok: true },
      home: { kind: "condo", address: "東京都江東区豊洲5丁目", areaM2: 70.2, builtYear: 2008, walkMinutes: 7 },
    });
  });

  it("tells all that is wrong with it at once, in the words of the site", () => {
    const read = readRow({ reference: "B", kind: "城", areaM2: "たくさん" }, YEAR);
    expect(read).toMatchObject({ ok: false, reference: "B", faults: [{ field: "kind" }, { field: "address" }, { field: "areaM2" }] });
    for (const { message } of read.ok ? [] : read.faults) expect(message).toMatch(/[ぁ-ん]/);
  });

  it.each([
    ["a built year to come", { builtYear: "2099" }, "builtYear"],
    ["a walk from nowhere", { walkMinutes: "5" }, "stationName"],
    ["an area beyond any", { areaM2: "99999" }, "areaM2"],
  ])("is refused with %s", (_, changes, field) => {
    expect(readRow({ ...CELLS, ...changes }, YEAR)).toMatchObject({ ok: false, faults: [{ field }] });
  });

  it("keeps of a name what can be kept", () => {
    expect(readRow({ ...CELLS, reference: ` \u0000${"長".repeat(200)}` }, YEAR).reference).toBe("長".repeat(120));
  });

  it("is the same from an object of JSON, whose other fields are left out", () => {
    expect(readObject({ ...CELLS, areaM2: 70.2, asking: 1, __proto__: {} }, YEAR)).toEqual(readRow(CELLS, YEAR));
    expect(readObject({ ...CELLS, floor: null }, YEAR)).toMatchObject({ ok: true });
    expect(readObject({ ...CELLS, address: { a: 1 }, areaM2: [70] }, YEAR)).toMatchObject({ ok: false });
  });

  it("of anything at all is an answer and no error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...ROW_COLUMNS), fc.jsonValue())), (told) => {
        const read = readObject(told, YEAR);
        expect(read.ok || read.faults.length > 0).toBe(true);
        expect(read.reference.isWellFormed()).toBe(true);
      }),
      { numRuns: runs({ few: 100, usual: 1000 }) },
    );
  });
});

describe("the columns", () => {
  it.each([
    [
      ["kind", "address", "areaM2"],
      ["kind", "address", "areaM2"],
    ],
    [
      ["種別", "住所", "面積（㎡）", "管理番号"],
      ["kind", "address", "areaM2", "reference"],
    ],
    [
      ["areaM2", "備考", "KIND", " address "],
      ["areaM2", null, "kind", "address"],
    ],
    [["kind", "address"], null],
    [["kind", "address", "areaM2", "種別"], null],
  ])("%j are %j", (header, fields) => {
    expect(columnsOf(header)).toEqual(fields);
  });
});
