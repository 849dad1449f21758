import { KANJI_NUMBER, kanjiNumber, readKanjiNumber } from "#kernel/kanji-number.ts";

/** What follows a town in an address, as `searchKey` writes it. */
export type HouseNumber = {
  /** A number that may be that of the 丁目, in kanji: `六`; null: none. */
  readonly chome: string | null;
  /** What is left after it, or all of it: `12-3`. */
  readonly afterChome: string;
  /** The whole number, for towns without 丁目: `6-12-3`. */
  readonly whole: string;
  /** What stands after all numbers: the name of a building. */
  readonly name: string;
};

const NUMBER = new RegExp(`^(?:\\d+|${KANJI_NUMBER}(?=丁目|[-ノ\\d]|$))(?:丁目)?[-ノ]?`, "u");
/** A number of a house; in kanji only where it can be no beginning of a name. */
const HOUSE_PART = `(?:\\d+|${KANJI_NUMBER}(?=番|号|[-ノ]|$))(?:番地?|号)?`;
/** `12-3`, `12番3号`, `12番地の3`, `1234番地`, `十二番三号`. */
const HOUSE = new RegExp(`^${HOUSE_PART}(?:[-ノ]?${HOUSE_PART})*`, "u");
const IN_KANJI = new RegExp(KANJI_NUMBER, "gu");
/** 丁目 are numbered up to 42 (札幌); a longer number is a 地番. */
const MOST_CHOME = 50;

/** Reads `6-12-3`, `六丁目12番3号`, `六-12-3`, `6丁目` and the name after them. The first number may be a 丁目 or already a 番地. */
export function readHouseNumber(rest: string): HouseNumber {
  const text = rest.replace(/^[-ー]+/, "");
  const first = NUMBER.exec(text)?.[0] ?? "";
  const chome = chomeNumber(first.replace(/(?:丁目)?[-ノ]?$/u, ""), text.slice(first.length));
  const before = chome === null ? "" : first;
  const written = HOUSE.exec(text.slice(before.length))?.[0] ?? "";
  const house = written.replace(IN_KANJI, (number) => String(readKanjiNumber(number) ?? number));
  return {
    chome,
    afterChome: house,
    whole: `${before}${house}`.replace(/[-ノ]$/u, ""),
    name: text.slice(before.length + written.length).replace(/^[-ー]+/, ""),
  };
}

/** `6番` and `6号` number a house, not a 丁目. */
function chomeNumber(number: string, after: string): string | null {
  if (number === "" || /^(番|号)/.test(after)) return null;
  if (!/^\d/.test(number)) return number;
  const value = Number(number);
  return value >= 1 && value < MOST_CHOME ? kanjiNumber(value) : null;
}

/** The 街区 that a house number begins with, and what is left: `12-3` -> 12 and `3`, `12番3号` -> 12 and `3号`; null: it begins with none. */
export function blockOf(rest: string): { readonly block: string; readonly rest: string | null } | null {
  const [, block, after = ""] = /^(\d+)(?:番地?)?[-の]?(.*)$/su.exec(rest) ?? [];
  return block === undefined ? null : { block, rest: after === "" ? null : after };
}
