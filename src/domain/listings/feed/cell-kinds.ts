import { readAreaM2, readFloor, readInteger, readNumber } from "#kernel/fields/read-number.ts";
import { readYear } from "#kernel/fields/read-year.ts";
import { FIRST_BUILT_YEAR } from "#kernel/home/built-year-of-sale.ts";
import { LAYOUT_PATTERN, plainLayout } from "#kernel/home/layout.ts";
import { plainText } from "#kernel/japanese-text.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { fromMan, type Yen } from "#kernel/yen.ts";
import type { RowFaultReason } from "./types.ts";

/** How a cell that is not empty is read. */
export type CellKind<T> = (text: string) => Result<T, RowFaultReason>;

/** Line ends and spaces inside stay; what has no sign of its own is taken out. */
export function text(most: number): CellKind<string> {
  return (cell) => {
    const plain = cell.replace(/[^\P{C}\n]/gu, "").trim();
    return plain.length > most ? refused("too-long") : ok(plain);
  };
}

/** What makes an address on the web, also for programs that make links of bare ones. */
const WEB_ADDRESS = /:\/\/|www\.|[a-z\d-]\.(com|net|org|jp|info|biz|xyz|shop)(?![a-z\d])/i;

/** A name or phrase: one line, and no address on the web. It stands in headings and in our mails, where a second line would pass for words of ours. */
export function line(most: number): CellKind<string> {
  const read = text(most);
  return (cell) => (WEB_ADDRESS.test(plainText(cell)) ? refused("web-address") : read(cell.replace(/\s+/g, " ")));
}

/** One of a closed list, in any of its words. */
export function choice<T extends string | boolean>(words: Readonly<Record<string, T>>): CellKind<T> {
  const known = new Map(Object.entries(words).map(([word, value]) => [wordKey(word), value]));
  return (cell) => {
    const value = known.get(wordKey(cell));
    return value === undefined ? refused("not-a-choice") : ok(value);
  };
}

/** Several of a closed list, each once, between `|`, `、`, `;` or line ends. */
export function choices<T extends string>(words: Readonly<Record<string, T>>): CellKind<readonly T[]> {
  const one = choice(words);
  return (cell) => {
    const read = parts(cell).map(one);
    const bad = read.find((part) => !part.ok);
    if (bad && !bad.ok) return bad;
    return ok([...new Set(read.flatMap((part) => (part.ok ? [part.value] : [])))]);
  };
}

/** Addresses on the web between spaces or `|`, each once. */
export function urls(most: number): CellKind<readonly string[]> {
  return (cell) => {
    const told = [...new Set(cell.split(/[\s|]+/))].filter((url) => url !== "");
    if (told.length > most) return refused("too-long");
    return told.every((url) => url.length <= 2000 && URL.canParse(url) && /^https?:/i.test(url)) ? ok(told) : refused("not-a-choice");
  };
}

const LONGEST_PAGE = 500;

/** The address of one page, as the browser writes it: https, its usual port, and no name of a user. */
export const page: CellKind<string> = (cell) => {
  const told = cell.trim();
  if (!URL.canParse(told)) return refused("not-a-page");
  const url = new URL(told);
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "" && url.hostname.includes(".");
  return isPlain && Math.max(told.length, url.href.length) <= LONGEST_PAGE ? ok(url.href) : refused("not-a-page");
};

type Bounds = { readonly min: number; readonly max: number };
type ReadNumber = (text: string) => Result<number, "empty" | "unreadable">;

function bounded(read: ReadNumber, { min, max }: Bounds, isWhole: boolean): CellKind<number> {
  return (cell) => {
    const number = read(cell);
    if (!number.ok || (isWhole && !Number.isInteger(number.value))) return refused("not-a-number");
    return number.value < min || number.value > max ? refused("out-of-range") : number;
  };
}

export const area = (bounds: Bounds): CellKind<number> => bounded(readAreaM2, bounds, false);
export const whole = (bounds: Bounds): CellKind<number> => bounded((cell) => readInteger(cell.replace(/(戸|分)\s*$/, "")), bounds, true);
export const degrees = (bounds: Bounds): CellKind<number> => bounded(readNumber, bounds, false);

/** `8階`, `地下1階`; there is no floor 0. */
export const floor: CellKind<number> = (cell) => {
  const read = bounded(readFloor, { min: -10, max: 100 }, true)(cell);
  return read.ok && read.value === 0 ? refused("out-of-range") : read;
};

/** Whole yen; `5,480万円` is read too. A bare number is yen and never 万円. */
export function yen(bounds: Bounds): CellKind<Yen> {
  const read: ReadNumber = (cell) => {
    const plain = plainText(cell).replace(/[\s,、円]/g, "");
    const [, oku = "", man = ""] = /^(?:(\d+(?:\.\d+)?)億)?(?:(\d+(?:\.\d+)?)万)?$/.exec(plain) ?? [];
    if (oku !== "" || man !== "") return ok(fromMan(Number(oku || 0) * 10_000 + Number(man || 0)));
    return readNumber(plain);
  };
  return bounded(read, bounds, true);
}

/** `2026-11-23`, `2026/11/23`, `2026年11月23日`, `20261123` -> `2026-11-23`; a day that no calendar has, or a year of no home, is refused. */
export const day: CellKind<string> = (cell) => {
  const plain = plainText(cell).replace(/\s.*$/, "");
  const [, year = "", month = "", date = ""] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return isYear(Number(year)) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? ok(iso) : refused("not-a-day");
};

/** `2013-03`, `2013年3月`, `平成25年3月`, `201303`, and a year alone. */
export const month: CellKind<{ readonly year: number; readonly month: number | null }> = (cell) => {
  const plain = plainText(cell).replace(/築$/, "");
  const [, told = plain, number = ""] = /^(.+?)[-/.年](\d{1,2})月?$/.exec(plain) ?? /^(\d{4})(\d{2})$/.exec(plain) ?? [];
  const year = readYear(told);
  if (!year.ok || !isYear(year.value)) return refused("not-a-month");
  if (number === "") return ok({ year: year.value, month: null });
  return Number(number) >= 1 && Number(number) <= 12 ? ok({ year: year.value, month: Number(number) }) : refused("not-a-month");
};

/** `3LDK`, `2SLDK`, `ワンルーム` as homes are stored: `3LDK`, `2LDK+S`, `1R`. */
export const layout: CellKind<string> = (cell) => {
  const plain = plainLayout(cell);
  return LAYOUT_PATTERN.test(plain) ? ok(plain) : refused("not-a-choice");
};

function isYear(year: number): boolean {
  return year >= FIRST_BUILT_YEAR && year <= 2100;
}

function wordKey(word: string): string {
  return plainText(word).toUpperCase().replace(/\s/g, "");
}

function parts(cell: string): string[] {
  return cell.split(/[|｜、;；\n]/).filter((part) => part.trim() !== "");
}
