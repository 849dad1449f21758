import type { Structure } from "#domain/properties/types.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import { isBuiltYearOfSale } from "#kernel/home/built-year-of-sale.ts";
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";
import type { SaleRejection } from "./parsed-sale.ts";
import { LAYOUT_NAMES, STRUCTURES } from "./vocabulary.ts";

/** The cap of the source: larger land and floors are published as 「2000㎡以上」. */
const AREA_CAP_M2 = 2000;
/** What the XIT001 extract writes where the web CSV writes 「2000㎡以上」 and 「50.0m以上」. */
const AREA_CAPPED = 9999;
const FRONTAGE_CAPPED = 9999.9;
const FRONTAGE_CAP_M = 50;
/** Beyond these lie slips and what no column of the database takes; every published row that we know keeps to them. */
const AREA_M2 = { least: 0.1, most: 10_000_000 };
const MOST_YEN = 1_000_000_000_000;
const MOST_METRES = 1000;
/** The law's largest 容積率, in 特例容積率適用地区. Published rows have a 容積率 where the 建ぺい率 should stand, so both keep to it. */
const MOST_PERCENT = 2000;
/** The longest published word has 52 letters. */
const MOST_LETTERS = 200;

export function reject(reason: SaleRejection, found: string): never {
  throw new RowRejected(reason, found);
}

/** A cell in its plain form: NFKC, trimmed; empty and `-` are null. `２ＬＤＫ＋Ｓ` -> `2LDK+S`. One of more than 200 letters is rejected. */
export function cell(text: string | undefined): string | null {
  const plain = plainCell(text ?? "");
  if (plain.length > MOST_LETTERS) return reject("text-too-long", plain);
  return plain === "" || plain === "-" ? null : plain;
}

function plainCell(text: string): string {
  return /^[\x21-\x7e]*$/.test(text) ? text : text.normalize("NFKC").trim();
}

/** The stored form of a word from a closed list; null stays null. */
export function word<T>(text: string | null, words: Readonly<Record<string, T>>, reason: SaleRejection): T | null {
  if (text === null) return null;
  return Object.hasOwn(words, text) ? (words[text] as T) : reject(reason, text);
}

export function number(text: string | null, reason: SaleRejection = "number-invalid"): number | null {
  if (text === null) return null;
  const value = Number(text.replaceAll(",", ""));
  return Number.isFinite(value) && value >= 0 ? value : reject(reason, text);
}

export function integer(text: string | null): number | null {
  const value = number(text);
  return value === null || Number.isInteger(value) ? value : reject("number-invalid", text ?? "");
}

function positive(text: string | null, reason: SaleRejection): number {
  const value = number(text, reason);
  return value !== null && value > 0 ? value : reject(reason, text ?? "");
}

/** 取引価格 in whole yen. */
export function price(text: string | null): number {
  const yen = positive(text, "price-invalid");
  return Number.isInteger(yen) && yen <= MOST_YEN ? yen : reject("price-invalid", text ?? "");
}

/** A percentage of the city plan, 建ぺい率 or 容積率. */
export function planPercent(text: string | null): number | null {
  return notOver(integer(text), MOST_PERCENT, text);
}

export function metres(text: string | null): number | null {
  return notOver(number(text), MOST_METRES, text);
}

function notOver(value: number | null, most: number, text: string | null): number | null {
  return value === null || value <= most ? value : reject("number-out-of-range", text ?? "");
}

export type Area = { readonly areaM2: number; readonly isMinimum: boolean };

/** Square metres. `2,000m2以上` -> 2000 and a minimum, as is the extract's 9999. */
export function area(text: string | null): Area {
  const capped = /^([\d,]+)(?:m2|㎡)?以上$/.exec(text ?? "");
  if (capped) return { areaM2: squareMetres(capped[1] ?? null), isMinimum: true };
  const areaM2 = squareMetres(text);
  return areaM2 === AREA_CAPPED ? { areaM2: AREA_CAP_M2, isMinimum: true } : { areaM2, isMinimum: false };
}

function squareMetres(text: string | null): number {
  const areaM2 = positive(text, "area-invalid");
  return areaM2 >= AREA_M2.least && areaM2 <= AREA_M2.most ? areaM2 : reject("area-invalid", text ?? "");
}

/** 間口 in metres; the capped 「50.0m以上」 and the extract's 9999.9 are 50. */
export function frontage(text: string | null): number | null {
  const value = number(text?.replace(/m?以上$/, "") ?? null);
  return value === FRONTAGE_CAPPED ? FRONTAGE_CAP_M : notOver(value, MOST_METRES, text);
}

export type Built = { readonly builtYear: number | null; readonly builtBeforeWar: boolean };

const ERA_START: Readonly<Record<string, number>> = { 明治: 1868, 大正: 1912, 昭和: 1926, 平成: 1989, 令和: 2019 };

/** 建築年: `2005年`, `1984`, `昭和60年`, `平成元年`; `戦前` has no year. Not more than five years after the sale. */
export function built(text: string | null, saleYear: number): Built {
  if (text === null) return { builtYear: null, builtBeforeWar: false };
  if (text === "戦前") return { builtYear: null, builtBeforeWar: true };
  const western = /^(\d{4})年?$/.exec(text);
  const era = /^(明治|大正|昭和|平成|令和)(元|\d{1,2})年$/.exec(text);
  const year = western ? Number(western[1]) : era ? eraYear(era[1] ?? "", era[2] ?? "") : 0;
  return isBuiltYearOfSale(year, saleYear) ? { builtYear: year, builtBeforeWar: false } : reject("built-year-invalid", text);
}

function eraYear(era: string, n: string): number {
  return (ERA_START[era] ?? 0) + (n === "元" ? 1 : Number(n)) - 1;
}

/** 取引時期: `2024年第2四半期`, not after the present quarter. */
export function webQuarter(text: string | null, present: Quarter): Quarter {
  const match = /^(\d{4})年第([1-4])四半期$/.exec(text ?? "");
  return match ? quarter(match[1] ?? "", match[2] ?? "", present) : reject("quarter-invalid", text ?? "");
}

export function quarter(year: string | null, number: string | null, present: Quarter): Quarter {
  const n = number ?? "";
  if (!/^(19|20)\d\d$/.test(year ?? "") || !/^[1-4]$/.test(n)) return reject("quarter-invalid", `${year ?? ""} ${n}`);
  const told = { year: Number(year), quarter: Number(n) as Quarter["quarter"] };
  return quarterIndex(told) <= quarterIndex(present) ? told : reject("quarter-in-future", `${year} ${n}`);
}

/** Middles of the bands in minutes; the open one is its lower end. The dash comes as ～, 〜, - or, from a lossy conversion, as `?`. */
const BANDS: readonly (readonly [pattern: RegExp, minutes: number])[] = [
  [/^30分.60分$/u, 45],
  [/^1H.1H30$/u, 75],
  [/^1H30.2H$/u, 105],
  [/^2H.?$/u, 120],
];

/** 最寄駅：距離 in minutes on foot: `5` -> 5, `30分～60分` -> 45. */
export function walkMinutes(text: string | null): number | null {
  if (text === null) return null;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  return BANDS.find(([pattern]) => pattern.test(text))?.[1] ?? reject("minutes-invalid", text);
}

/** 間取り: rooms and letters as they stand (`3LDK`, `2LDK+S`), the named ones in Japanese. */
export function layout(text: string | null): string | null {
  if (text === null) return null;
  if (/^\d{1,2}[LDKRS]{1,3}(\+[SK])?$/.test(text)) return text;
  return word(text, LAYOUT_NAMES, "layout-unknown");
}

/** 建物の構造; of several (`SRC、RC`) the strongest. */
export function structure(text: string | null): Structure | null {
  if (text === null) return null;
  const named = text.split("、");
  const unknown = named.find((name) => !STRUCTURES.some(([known]) => known === name));
  if (unknown !== undefined) return reject("structure-unknown", text);
  return STRUCTURES.find(([known]) => named.includes(known))?.[1] ?? null;
}

export function cityCode(text: string | null): string {
  return /^\d{5}$/.test(text ?? "") ? (text ?? "") : reject("city-code-invalid", text ?? "");
}

export function required(text: string | null, reason: SaleRejection): string {
  return text ?? reject(reason, "");
}
