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
    ["kind", "城", "種別は、マンション・一戸建て・土地のどれかで入力してください"],
    ["kind", "", "種別は、マンション・一戸建て・土地のどれかで入力してください"],
    ["direction", "上", "向きは、北・北東・…・北西のどれかで入力してください"],
    ["isCorner", "たぶん", "角部屋は、はい・いいえのどれかで入力してください"],
    ["structure", "constructor", "構造は、SRC造・RC造・鉄骨造・軽量鉄骨造・木造・ブロック造のどれかで入力してください"],
    ["structure", "紙", "構造は、SRC造・RC造・鉄骨造・軽量鉄骨造・木造・ブロック造のどれかで入力してください"],
    [
      "landShape",
      "星形",
      "土地の形状は、正方形・ほぼ正方形・長方形・ほぼ長方形・台形・ほぼ台形・ほぼ整形・不整形・袋地等のどれかで入力してください",
    ],
    ["roadDirection", "下", "前面道路の方位は、北・北東・東・南東・南・南西・西・北西・接面道路無のどれかで入力してください"],
  ])("says at %s %j which words it may hold", (field, cell, message) => {
    expect(readRow({ ...CELLS, [field]: cell }, YEAR)).toMatchObject({ ok: false, faults: [{ field, message }] });
  });

  it("takes each word that it names", () => {
    const refusedOf = (field: string) => readRow({ ...CELLS, [field]: "？" }, YEAR);
    const named = ["kind", "direction", "isCorner", "structure", "landShape", "roadDirection"].flatMap((field) => {
      const row = refusedOf(field);
      const [, words = ""] = /は、(.*)のどれか/.exec(row.ok ? "" : (row.faults[0]?.message ?? "")) ?? [];
      return words
        .split("・")
        .filter((word) => word !== "…")
        .map((word) => [field, word] as const);
    });

    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(([field, word]) => !readRow({ ...CELLS, kind: "一戸建て", [field]: word }, YEAR).ok)).toEqual([]);
  });

  it.each([
    ["a built year to come", { builtYear: "2099" }, "builtYear"],
    ["a walk from nowhere", { walkMinutes: "5" }, "stationName"],
    ["an area beyond any", { areaM2: "99999" }, "areaM2"],
  ])("is refused with %s", (_, changes, field) => {
    expect(readRow({ ...CELLS, ...changes }, YEAR)).toMatchObject({ ok: false, faults: [{ field }] });
  });

  it("tells a corner and a lot in the words of people, and of a home what is told of it alone", () => {
    const flat = { ...CELLS, floor: "9階", totalFloors: "14", direction: "東南向き", isCorner: "はい" };
    const lot = {
      landShape: "旗竿地",
      frontageM: "２．５ｍ",
      roadDirection: "西南",
      roadWidthM: "4m",
      coveragePercent: "60%",
      floorAreaRatioPercent: "200",
    };
    const house = { ...CELLS, kind: "一戸建て", structure: "木造", ...lot };

    expect(readRow(flat, YEAR)).toMatchObject({ ok: true, home: { floor: 9, totalFloors: 14, direction: "南東", isCorner: true } });
    expect(readRow({ ...CELLS, isCorner: "いいえ" }, YEAR)).toMatchObject({ home: { isCorner: false } });
    expect(readRow(house, YEAR)).toMatchObject({
      home: {
        ...{ kind: "house", structure: "wood", landShape: "袋地等", frontageM: 2.5, roadDirection: "南西", roadWidthM: 4 },
        ...{ coveragePercent: 60, floorAreaRatioPercent: 200 },
      },
    });
    const plain = readRow(CELLS, YEAR);
    expect(plain.ok && Object.keys(plain.home).toSorted()).toEqual(["address", "areaM2", "kind"]);
  });

  it.each([
    [{ isCorner: "True" }, { isCorner: true }],
    [{ isCorner: "あり" }, { isCorner: true }],
    [{ isCorner: "○" }, { isCorner: true }],
    [{ isCorner: "NO" }, { isCorner: false }],
    [{ direction: "南向" }, { direction: "南" }],
    [{ roadDirection: "南東側" }, { roadDirection: "南東" }],
    [{ landShape: "旗竿" }, { landShape: "袋地等" }],
  ])("reads %j as its writer means it", (told, meant) => {
    expect(readRow({ ...CELLS, ...told }, YEAR)).toMatchObject({ ok: true, home: meant });
  });

  it.each([
    [{ frontageM: "60" }, "frontageM", "間口は0.1mから50mの間で入力してください"],
    [{ floorAreaRatioPercent: "5" }, "floorAreaRatioPercent", "容積率は10%から1,300%の間で入力してください"],
    [{ roadDirection: "接道なし", roadWidthM: "4" }, "roadWidthM", "接している道路がない土地では、前面道路の幅員を空欄にしてください"],
    [{ roadDirection: "接道なし", frontageM: "8" }, "frontageM", "接している道路がない土地では、間口を空欄にしてください"],
    [{ floor: "15", totalFloors: "14" }, "floor", "階は建物の総階数（14階）までで入力してください"],
  ])("tells of %j by its column what cannot be: %s", (told, field, message) => {
    expect(readRow({ ...CELLS, ...told }, YEAR)).toMatchObject({ ok: false, faults: [{ field, message }] });
  });

  it("keeps of a name what can be kept", () => {
    expect(readRow({ ...CELLS, reference: ` \u0000${"長".repeat(200)}` }, YEAR).reference).toBe("長".repeat(120));
  });

  it("is the same from an object of JSON, whose other fields are left out", () => {
    expect(readObject({ ...CELLS, areaM2: 70.2, asking: 1, __proto__: {} }, YEAR)).toEqual(readRow(CELLS, YEAR));
    expect(readObject({ ...CELLS, floor: null }, YEAR)).toMatchObject({ ok: true });
    expect(readObject({ ...CELLS, isCorner: false, frontageM: 8.5 }, YEAR)).toMatchObject({ home: { isCorner: false, frontageM: 8.5 } });
    expect(readObject({ ...CELLS, layout: true }, YEAR)).toMatchObject({ ok: false });
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
    [
      ["種別", "住所", "面積(㎡)", "角部屋", "間口（ｍ）", "前面道路の幅員(m)", "容積率（％）"],
      ["kind", "address", "areaM2", "isCorner", "frontageM", "roadWidthM", "floorAreaRatioPercent"],
    ],
    [["kind", "address"], null],
    [["kind", "address", "areaM2", "種別"], null],
  ])("%j are %j", (header, fields) => {
    expect(columnsOf(header)).toEqual(fields);
  });
});
