import { plainText, searchKey } from "#kernel/japanese-text.ts";
import { KANJI_NUMBER, kanjiNumber, readKanjiNumber } from "#kernel/kanji-number.ts";

/** Pattern of the number of a 丁目 as keys and the table of towns write it: `六丁目`. */
export const CHOME_NUMBER = `${KANJI_NUMBER}丁目`;

const NUMBER = new RegExp(`(${KANJI_NUMBER})丁目$`);
const BEFORE_NUMBER = new RegExp(`^.*?(?=\\d|${CHOME_NUMBER}|$)`, "u");

/** Whether a 町丁目 is one of the numbered ones of a 町: `八広六丁目`, not `一番町`. */
export function isNumberedChome(chome: string): boolean {
  return NUMBER.test(chome);
}

/** 地区名 of a 町丁目 as sales use it: `豊洲五丁目` -> `豊洲`. */
export function withoutChome(chome: string): string {
  return chome.replace(NUMBER, "");
}

/** The number of a 町丁目: `北新宿十二丁目` -> 12. Null: it is not one of the numbered ones. */
export function chomeNumber(chome: string): number | null {
  return readKanjiNumber(NUMBER.exec(chome)?.[1] ?? "");
}

/** A 町丁目 with its number in kanji, as the table of towns writes it: `豊洲5丁目` -> `豊洲五丁目`. */
export function withKanjiChome(chome: string): string {
  return chome.replace(/(?<!\d)(\d{1,2})(?=丁目$)/, (_, n: string) => kanjiNumber(Number(n)));
}

/** What stands in a key before its first number: `渋谷区恵比須1-2` -> `渋谷区恵比須`, `芝公園四丁目` -> `芝公園`. */
export function nameBeforeNumber(key: string): string {
  return BEFORE_NUMBER.exec(key)?.[0] ?? key;
}

/** Letters in an older form, and the newer one as which they are compared. */
const NEWER: Readonly<Record<string, string>> = { 濤: "涛", 鶯: "鴬", 籠: "篭", 檜: "桧", 龍: "竜", 澤: "沢", 條: "条", 嶋: "島" };
const OLDER = new RegExp(`[${Object.keys(NEWER).join("")}]`, "g");
/** That of 三ッ沢; in a reading or a word it is a sound of its own. */
const SMALL_TSU = /(?<=[一-龠々])ッ/g;
/** Pattern of what no key of a place holds. */
export const NOT_IN_KEYS = `${OLDER.source}|${SMALL_TSU.source}`;

/**
 * The form in which names of places are compared wherever they stand in a text: `searchKey` with the newer form of each letter, 三ッ沢 as 三ツ沢, without
 * 大字, which only says that a name follows. `江東区大字龍ヶ澤３丁目` -> `江東区竜ケ沢三丁目`.
 */
export function placeTextKey(text: string): string {
  return searchKey(plainText(text).replace(OLDER, (letter) => NEWER[letter] ?? letter))
    .replace(/(?<=.)大字|大字(?=.)/g, "")
    .replace(SMALL_TSU, "ツ");
}

/** What all spellings of one 町丁目 have in common: `霞が関２丁目` and `大字霞ヶ関二丁目` -> `霞ケ関二丁目`. Compared within a city. */
export function chomeKey(name: string): string {
  return nameKey(placeTextKey(name));
}

/** What all spellings of one 町 have in common, also of one of its 丁目: `大字霞が関二丁目` and `霞ヶ関` -> `霞ケ関`. Compared within a city. */
export function townKey(name: string): string {
  return nameKey(withoutChome(placeTextKey(name)));
}

function nameKey(key: string): string {
  return withoutOaza(key).replaceAll("ッ", "ツ");
}

/** 大字 and 字 say only that a place name follows. */
export function withoutOaza(name: string): string {
  return name.replace(/^(大字|字)+(?=.)/, "");
}
