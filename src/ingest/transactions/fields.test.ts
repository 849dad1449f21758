import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  area,
  built,
  cell,
  cityCode,
  frontage,
  integer,
  layout,
  number,
  quarter,
  structure,
  walkMinutes,
  webQuarter,
  word,
} from "./fields.ts";
import { DIRECTIONS, PURPOSES, REGIONS, RENOVATED, ZONING } from "./vocabulary.ts";

const rejection = (reason: string) => expect.objectContaining({ name: "RowRejected", reason });

test.each([
  ["２ＬＤＫ＋Ｓ", "2LDK+S"],
  ["  豊洲　", "豊洲"],
  ["2,000㎡以上", "2,000m2以上"],
  ["-", null],
  ["－", null],
  ["", null],
  ["　", null],
  [undefined, null],
])("the cell %j is read as %j", (text, plain) => {
  expect(cell(text)).toBe(plain);
});

describe("間取り", () => {
  test.each([
    ["３ＬＤＫ", "3LDK"],
    ["２ＬＤＫ＋Ｓ", "2LDK+S"],
    ["１Ｒ", "1R"],
    ["1LDK+K", "1LDK+K"],
    ["1LD+S", "1LD+S"],
    ["オープンフロア", "オープンフロア"],
    ["Open Floor", "オープンフロア"],
    ["スタジオ", "スタジオ"],
    ["Studio Apartment", "スタジオ"],
    ["Duplex", "メゾネット"],
    ["-", null],
    ["", null],
  ])("%j is stored as %j", (text, stored) => {
    expect(layout(cell(text))).toBe(stored);
  });

  test.each(["3部屋", "LDK", "toString"])("%j is rejected", (text) => {
    expect(() => layout(text)).toThrow(rejection("layout-unknown"));
  });
});

describe("最寄駅：距離", () => {
  test.each<[string, number | null]>([
    ...["?", "？", "～", "〜", "-", "－", "―"].map((dash) => [`30分${dash}60分`, 45] as [string, number]),
    ["1H～1H30", 75],
    ["1H?1H30", 75],
    ["1H30～2H", 105],
    ["2H～", 120],
    ["2H?", 120],
    ["2H", 120],
    ["０", 0],
    ["29", 29],
    ["", null],
  ])("%j is %j minutes", (text, minutes) => {
    expect(walkMinutes(cell(text))).toBe(minutes);
  });

  test.each(["徒歩5分", "5.5", "3H～", "-3"])("%j is rejected", (text) => {
    expect(() => walkMinutes(text)).toThrow(rejection("minutes-invalid"));
  });
});

describe("面積", () => {
  test.each([
    ["70", 70, false],
    ["70.0", 70, false],
    ["1,500", 1500, false],
    ["2000㎡以上", 2000, true],
    ["2,000㎡以上", 2000, true],
    ["２０００㎡以上", 2000, true],
    ["9999.0", 2000, true],
  ])("%j is %d square metres, a minimum: %j", (text, areaM2, isMinimum) => {
    expect(area(cell(text))).toEqual({ areaM2, isMinimum });
  });

  test.each(["0", "-5", "広い", "", "1e999", "以上"])("%j is rejected", (text) => {
    expect(() => area(cell(text))).toThrow(rejection("area-invalid"));
  });
});

test.each([
  ["50.0m以上", 50],
  ["50.0ｍ以上", 50],
  ["9999.9", 50],
  ["14.5", 14.5],
  ["", null],
])("a frontage of %j is %j metres", (text, metres) => {
  expect(frontage(cell(text))).toBe(metres);
});

describe("建築年", () => {
  test.each([
    ["2005年", 2005, false],
    ["２００５年", 2005, false],
    ["1984", 1984, false],
    ["昭和60年", 1985, false],
    ["平成元年", 1989, false],
    ["令和6年", 2024, false],
    ["戦前", null, true],
    ["", null, false],
    ["2027", 2027, false],
  ])("%j is the year %j, before the war: %j", (text, builtYear, builtBeforeWar) => {
    expect(built(cell(text), 2024)).toEqual({ builtYear, builtBeforeWar });
  });

  test.each(["2031年", "1700年", "昭和", "新築", "20055"])("%j is rejected for a sale of 2024", (text) => {
    expect(() => built(text, 2024)).toThrow(rejection("built-year-invalid"));
  });
});

const PRESENT = { year: 2026, quarter: 4 } as const;

describe("取引時期", () => {
  test("the present quarter is the last that may be told", () => {
    expect(quarter("2026", "4", PRESENT)).toEqual(PRESENT);
    expect(() => quarter("2027", "1", PRESENT)).toThrow(rejection("quarter-in-future"));
    expect(() => webQuarter("2099年第4四半期", PRESENT)).toThrow(rejection("quarter-in-future"));
  });

  test("both ways of writing give the same quarter", () => {
    expect(webQuarter(cell("２０２４年第２四半期"), PRESENT)).toEqual({ year: 2024, quarter: 2 });
    expect(quarter("2024", "2", PRESENT)).toEqual({ year: 2024, quarter: 2 });
  });

  test.each(["2024年第5四半期", "2024年", "", "2024年07月～2024年09月"])("%j is rejected", (text) => {
    expect(() => webQuarter(cell(text), PRESENT)).toThrow(rejection("quarter-invalid"));
  });

  test.each([
    ["2024", "0"],
    ["24", "1"],
    ["2024", null],
    [null, "1"],
  ])("the year %j with the quarter %j is rejected", (year, n) => {
    expect(() => quarter(year, n, PRESENT)).toThrow(rejection("quarter-invalid"));
  });
});

describe("建物の構造", () => {
  test.each([
    ["ＲＣ", "RC"],
    ["ＳＲＣ、ＲＣ", "SRC"],
    ["ＲＣ、鉄骨造", "RC"],
    ["鉄骨造、木造", "steel"],
    ["木造、軽量鉄骨造", "light-steel"],
    ["木造", "wood"],
    ["ブロック造", "block"],
    ["", null],
  ])("%j counts as %j, the strongest named", (text, stored) => {
    expect(structure(cell(text))).toBe(stored);
  });

  test("an unknown one among several is rejected", () => {
    expect(() => structure("RC、竹")).toThrow(rejection("structure-unknown"));
  });
});

test.each([
  [ZONING, "商業", "Commercial Zone", "商業地域"],
  [ZONING, "１中住専", "Category I Exclusively Medium-high Residential Zone", "第一種中高層住居専用地域"],
  [ZONING, "２低住専", "Category II Exclusively Low-story Residential Zone", "第二種低層住居専用地域"],
  [ZONING, "１種住居", "Category I Residential Zone", "第一種住居地域"],
  [ZONING, "準工業", "Quasi-industrial Zone", "準工業地域"],
  [ZONING, "工業専用", "Exclusively Industrial Zone", "工業専用地域"],
  [ZONING, "調整区域", "Urbanization Control Area", "市街化調整区域"],
  [PURPOSES, "住宅", "House", "住宅"],
  [PURPOSES, "店舗", "Shop", "店舗"],
  [REGIONS, "商業地", "Commercial Area", "商業地"],
  [DIRECTIONS, "南東", "Southeast", "南東"],
  [DIRECTIONS, "接面道路無", "No facing road", "接面道路無"],
])("the words of both sources meet in one (%#)", (words, japanese, english, stored) => {
  expect(word(cell(japanese), words, "zoning-unknown")).toBe(stored);
  expect(word(cell(english), words, "zoning-unknown")).toBe(stored);
});

test.each([
  ["未改装", false],
  ["改装済み", true],
  ["Not yet", false],
  ["Done", true],
  ["", null],
])("改装 %j is read as %j", (text, renovated) => {
  expect(word(cell(text), RENOVATED, "renovation-unknown")).toBe(renovated);
});

test("a word of no list is rejected for the reason given, names of object members too", () => {
  expect(() => word("宇宙", ZONING, "zoning-unknown")).toThrow(rejection("zoning-unknown"));
  expect(() => word("constructor", ZONING, "zoning-unknown")).toThrow(rejection("zoning-unknown"));
});

test("numbers take commas and refuse what is none, negative ones included", () => {
  expect(number("1,234.5")).toBe(1234.5);
  expect(integer("300")).toBe(300);
  expect(number(null)).toBeNull();
  for (const text of ["x", "-1", "Infinity"]) expect(() => number(text)).toThrow(rejection("number-invalid"));
  expect(() => integer("60.5")).toThrow(rejection("number-invalid"));
});

test("a city code is five digits, its leading zero kept", () => {
  expect(cityCode("08220")).toBe("08220");
  for (const text of ["8220", "131083", null]) expect(() => cityCode(text)).toThrow(rejection("city-code-invalid"));
});

test("no text makes a field parser fail in any way but a rejection", () => {
  const parsers = [
    layout,
    walkMinutes,
    area,
    frontage,
    structure,
    cityCode,
    (text: string | null) => built(text, 2024),
    (text: string | null) => webQuarter(text, PRESENT),
  ];
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...parsers), (text, parse) => {
      try {
        parse(cell(text));
      } catch (error) {
        expect(error).toMatchObject({ name: "RowRejected" });
      }
    }),
  );
});
