import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type NumberKind, readAs } from "./field-kind.ts";
import {
  AGE_YEARS,
  AREA_M2,
  BONUS_YEN,
  BUILT_YEAR,
  COSTS_YEN,
  FLOOR,
  FLOORS,
  LET_AREA_M2,
  LOAN_RATE_PERCENT,
  LOAN_YEARS,
  LOAN_YEN,
  PERCENT,
  PRICE_YEN,
  RENOVATED_YEAR,
  RENT_YEN,
  RUNNING_YEN,
  WALK_MINUTES,
  YEARLY_YEN,
} from "./number-kinds.ts";

const KINDS: Readonly<Record<string, NumberKind>> = {
  ...{ AGE_YEARS, AREA_M2, BONUS_YEN, BUILT_YEAR, COSTS_YEN, FLOOR, FLOORS, LET_AREA_M2, LOAN_RATE_PERCENT, LOAN_YEARS, LOAN_YEN },
  ...{ PERCENT, PRICE_YEN, RENOVATED_YEAR, RENT_YEN, RUNNING_YEN, WALK_MINUTES, YEARLY_YEN },
};

const NAN = "not-a-number";

/** What was typed, and what it means: a number, or why it cannot be taken. */
const TABLE: readonly (readonly [keyof typeof KINDS & string, readonly (readonly [string, number | string])[]])[] = [
  [
    "AREA_M2",
    [
      ["8", 8],
      ["７０．５㎡", 70.5],
      ["21坪", 69.42],
      ["2,000", 2000],
      ["7.99", "too-small"],
      ["0", "too-small"],
      ["2000.01", "too-large"],
      ["999坪", "too-large"],
      ["広い", NAN],
      ["1e3", NAN],
    ],
  ],
  [
    "LET_AREA_M2",
    [
      ["42.5", 42.5],
      ["13坪", 42.98],
      ["300平米", 300],
      ["301", "too-large"],
      ["7", "too-small"],
    ],
  ],
  [
    "PRICE_YEN",
    [
      ["8,980", 89_800_000],
      ["1億2,300", 123_000_000],
      ["100億", 10_000_000_000],
      ["10", 100_000],
      ["9", "too-small"],
      ["101億", "too-large"],
      ["99999999999999999999", "too-large"],
      ["たくさん", NAN],
    ],
  ],
  [
    "RENT_YEN",
    [
      ["12.5", 125_000],
      ["１２．５万円", 125_000],
      ["12万5,000", 125_000],
      ["125,000円", 125_000],
      ["1", 10_000],
      ["1000", "too-small"],
      ["1000万", 10_000_000],
      ["1001万", "too-large"],
      ["家賃", NAN],
    ],
  ],
  [
    "RUNNING_YEN",
    [
      ["0", 0],
      ["230,000円", 230_000],
      ["23万", 230_000],
      ["1.2万円", 12_000],
      ["-1", "too-small"],
      ["2億", "too-large"],
      ["高い", NAN],
    ],
  ],
  [
    "LOAN_YEN",
    [
      ["4,000", 40_000_000],
      ["100", 1_000_000],
      ["99", "too-small"],
      ["10億", 1_000_000_000],
      ["11億", "too-large"],
    ],
  ],
  [
    "BONUS_YEN",
    [
      ["0", 0],
      ["500", 5_000_000],
      ["6億", "too-large"],
    ],
  ],
  [
    "YEARLY_YEN",
    [
      ["0", 0],
      ["600", 6_000_000],
      ["101億", "too-large"],
      ["なし", NAN],
    ],
  ],
  ["COSTS_YEN", [["500", 5_000_000]]],
  [
    "FLOOR",
    [
      ["5", 5],
      ["１２階", 12],
      ["地下1階", -1],
      ["B3", -3],
      ["70", 70],
      ["0", "too-small"],
      ["地下4階", "too-small"],
      ["71", "too-large"],
      ["2.5", NAN],
      ["屋上", NAN],
    ],
  ],
  [
    "FLOORS",
    [
      ["14", 14],
      ["32階建", 32],
      ["0", "too-small"],
      ["71", "too-large"],
    ],
  ],
  [
    "WALK_MINUTES",
    [
      ["0", 0],
      ["徒歩７分", 7],
      ["120", 120],
      ["121", "too-large"],
      ["-1", "too-small"],
      ["7.5", NAN],
    ],
  ],
  [
    "BUILT_YEAR",
    [
      ["2008", 2008],
      ["平成20年", 2008],
      ["Ｈ２０", 2008],
      ["1900", 1900],
      ["1899", "too-small"],
      ["2101", "too-large"],
      ["昭和65年", NAN],
    ],
  ],
  [
    "RENOVATED_YEAR",
    [
      ["令和2年", 2020],
      ["1949", "too-small"],
    ],
  ],
  [
    "PERCENT",
    [
      ["5", 5],
      ["１００％", 100],
      ["101", "too-large"],
      ["-0.1", "too-small"],
    ],
  ],
  [
    "LOAN_RATE_PERCENT",
    [
      ["2.0", 2],
      ["0.375%", 0.375],
      ["20", 20],
      ["20.1", "too-large"],
    ],
  ],
  [
    "LOAN_YEARS",
    [
      ["35年", 35],
      ["0", "too-small"],
      ["51", "too-large"],
    ],
  ],
  [
    "AGE_YEARS",
    [
      ["38", 38],
      ["17", "too-small"],
      ["101", "too-large"],
    ],
  ],
];

describe("a number as people type it", () => {
  const rows = TABLE.flatMap(([name, cases]) => cases.map(([text, expected]) => ({ name, text, expected })));

  it.each(rows)("$name: $text is $expected", ({ name, text, expected }) => {
    const kind = KINDS[name];
    const read = kind && readAs(kind, text);

    expect(read?.ok ? read.value : read?.reason).toBe(expected);
  });

  it("is wanted where a text is blank", () => {
    for (const kind of Object.values(KINDS)) expect(readAs(kind, " 　 ")).toEqual({ ok: false, reason: "required" });
  });

  it("has a row in the table for every kind", () => {
    expect(TABLE.map(([name]) => name).sort()).toEqual(Object.keys(KINDS).sort());
  });

  it.each(Object.entries(KINDS))("%s never gives a value outside its own bounds, whatever was typed", (_, kind) => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const read = readAs(kind, text);
        if (read.ok) expect(kind.faultOf(read.value)).toBeNull();
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("is never %d", (value) => {
    for (const kind of Object.values(KINDS)) expect(kind.faultOf(value)).toBe(NAN);
  });
});
