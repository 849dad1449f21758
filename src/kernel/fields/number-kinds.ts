import { ok, type Result, refused } from "#kernel/result.ts";
import { formatYen } from "#kernel/yen.ts";
import { BUILDING_BOUNDS } from "./building-bounds.ts";
import type { KindWords, NumberKind } from "./field-kind.ts";
import { readAreaM2, readFloor, readInteger, readMan, readMonthlyYen, readNumber, readPercent, type Unread } from "./read-number.ts";
import { readYear } from "./read-year.ts";

type NumberParts = {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  /** A number that lies within the bounds and is none all the same. */
  readonly except?: number;
  readonly unit: string;
  readonly reader: (text: string) => Result<number, Unread>;
  readonly words: KindWords;
};

export function numberKind({ min, max, isWhole = false, except, unit, reader, words }: NumberParts): NumberKind {
  return {
    rule: { type: "number", min, max, isWhole },
    words,
    unit,
    parse: (text) => {
      const read = reader(text);
      return read.ok ? ok(read.value) : refused("not-a-number");
    },
    faultOf: (value) => {
      if (!Number.isFinite(value) || (isWhole && !Number.isInteger(value))) return "not-a-number";
      if (value < min || value === except) return "too-small";
      return value > max ? "too-large" : null;
    },
  };
}

/** Each bound by itself: `8㎡以上`, `2,000㎡以下`. */
function each(min: number, max: number, show: (value: number) => string) {
  return { tooSmall: `${show(min)}以上`, tooLarge: `${show(max)}以下` };
}

/** Both bounds at once, where they are few: `0分から120分の間`. */
function both(min: number, max: number, show: (value: number) => string) {
  const words = `${show(min)}から${show(max)}の間`;
  return { tooSmall: words, tooLarge: words };
}

const squareMetres = (value: number) => `${value.toLocaleString("ja-JP")}㎡`;

function areaKind(min: number, max: number, example: string): NumberKind {
  return numberKind({
    min,
    max,
    unit: "㎡",
    reader: readAreaM2,
    words: { noun: "数字", ...each(min, max, squareMetres), examples: [example] },
  });
}

/** An area of a home or a plot. 坪 are read too. Below 8 m² nothing is sold as a home. */
export const AREA_M2 = areaKind(8, 2000, "70");

/** Sizes that a rent can be estimated for: there are next to no rents of larger flats to learn from. */
export const LET_AREA_M2 = areaKind(8, 300, "42.5");

/** Yen from a field in 万円. */
function yenKind(min: number, max: number, ...examples: [string, ...string[]]): NumberKind {
  const words = { noun: "数字", ...each(min, max, formatYen), examples };
  return numberKind({ min, max, isWhole: true, unit: "万円", reader: readMan, words });
}

const HUNDRED_OKU = 10_000_000_000;

/** What a home costs. */
export const PRICE_YEN = yenKind(100_000, HUNDRED_OKU, "8,980", "1億2,300");
/** What somebody has or pays in a year: pay, income, other repayments; none is possible. */
export const YEARLY_YEN = yenKind(0, HUNDRED_OKU, "600");
/** What buying costs beside the price; none is possible. */
export const COSTS_YEN = yenKind(0, HUNDRED_OKU, "500");
/** What is still owed on a home; none is possible. */
export const OWED_YEN = yenKind(0, 1_000_000_000, "2,000");
/** What is borrowed for a home. */
export const LOAN_YEN = yenKind(1_000_000, 1_000_000_000, "4,000");
/** The part of a loan that is paid back with the bonus; none is possible, and half of the loan is the most (`loan.ts`). */
export const BONUS_YEN = yenKind(0, 500_000_000, "500");

/** A rent of a month. Small bare numbers are meant in 万円: nobody rents a flat for under 1,000 yen. */
export const RENT_YEN = numberKind({
  min: 10_000,
  max: 10_000_000,
  isWhole: true,
  unit: "万円",
  reader: readMonthlyYen,
  words: { noun: "数字", ...each(10_000, 10_000_000, formatYen), examples: ["12.5", "125,000円"] },
});

/** Running costs of a home in yen; none is possible. */
export const RUNNING_YEN = numberKind({
  min: 0,
  max: 100_000_000,
  isWhole: true,
  unit: "円",
  reader: readIntegerYen,
  words: { noun: "数字", ...each(0, 100_000_000, formatYen), examples: ["12,000"] },
});

/** Whole yen from a field in yen: `230,000円` and `23万` -> 230_000. */
function readIntegerYen(text: string): Result<number, Unread> {
  if (/万|億/.test(text.normalize("NFKC"))) return readMan(text);
  const read = readNumber(text.replace(/円\s*$/, ""));
  return read.ok ? ok(Math.round(read.value)) : read;
}

const floorName = (floor: number) => (floor < 0 ? `地下${-floor}階` : `${floor}階`);

/** The floor of a home: −1 is 地下1階, and there is no floor 0. */
export const FLOOR = numberKind({
  min: -3,
  max: 70,
  isWhole: true,
  except: 0,
  unit: "階",
  reader: readFloor,
  words: { noun: "整数", ...both(-3, 70, floorName), aside: "0階はありません", examples: ["5", "地下1階"] },
});

function integerKind(min: number, max: number, { unit, show, example }: { unit: string; show: (n: number) => string; example: string }) {
  return numberKind({
    min,
    max,
    isWhole: true,
    unit,
    reader: readInteger,
    words: { noun: "整数", ...both(min, max, show), examples: [example] },
  });
}

/** Floors of a building above the ground. */
export const FLOORS = integerKind(...BUILDING_BOUNDS.floors, { unit: "階建", show: floorName, example: "14" });
/** Homes of a building. */
export const UNITS = integerKind(...BUILDING_BOUNDS.units, { unit: "戸", show: (n) => `${n.toLocaleString("ja-JP")}戸`, example: "48" });
/** What a home lays aside for repairs, for each m² of it and month. */
export const RESERVE_YEN_PER_M2 = integerKind(...BUILDING_BOUNDS.reserveFundYenPerM2, {
  unit: "円",
  show: (n) => `${n.toLocaleString("ja-JP")}円`,
  example: "250",
});
/** From a home to its station on foot. */
export const WALK_MINUTES = integerKind(0, 120, { unit: "分", show: (n) => `${n}分`, example: "7" });
/** January is 1. */
export const CALENDAR_MONTH = integerKind(1, 12, { unit: "月", show: (n) => `${n}月`, example: "7" });
/** A number of a fraction: `2` of 2分の1. */
export const SHARE_PART = integerKind(1, 1_000_000, { unit: "", show: (n) => n.toLocaleString("ja-JP"), example: "2" });
/** 筆: parcels of the land register. */
export const LOTS = integerKind(1, 200, { unit: "筆", show: (n) => `${n}筆`, example: "2" });
/** Of somebody who asks for a loan. */
export const AGE_YEARS = integerKind(18, 100, { unit: "歳", show: (n) => `${n}歳`, example: "38" });
/** Over which a loan is paid back. */
export const LOAN_YEARS = integerKind(1, 50, { unit: "年", show: (n) => `${n}年`, example: "35" });

function yearKind(min: number, max: number, ...examples: [string, ...string[]]): NumberKind {
  const words = { noun: "西暦か元号", tooSmall: `${min}年以降`, tooLarge: `${max}年まで`, examples };
  return numberKind({ min, max, isWhole: true, unit: "年", reader: readYear, words });
}

/** When a building was finished. Of one still being built the last year moves (`latestBuiltYear`) and is asked for where the day is known. */
export const BUILT_YEAR = yearKind(...BUILDING_BOUNDS.builtYear, "2008", "平成20年");
export const RENOVATED_YEAR = yearKind(1950, 2100, "2020", "令和2年");
/** Of a home that was sold before. */
export const SOLD_YEAR = yearKind(1950, 2100, "2024", "令和6年");

function percentKind(max: number, example: string): NumberKind {
  const words = { noun: "数字", ...both(0, max, (n) => `${n}%`), examples: [example] as const };
  return numberKind({ min: 0, max, unit: "%", reader: readPercent, words });
}

/** A share of something. */
export const PERCENT = percentKind(100, "5");
/** Interest of a year. */
export const LOAN_RATE_PERCENT = percentKind(20, "2.0");
