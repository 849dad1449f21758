import { withoutChome } from "#kernel/chome.ts";
import { searchKey } from "#kernel/japanese-text.ts";

/** The reading of a 町丁目 without its number: `トヨス 5` -> `トヨス`. */
export function readingWithoutChome(kana: string): string {
  return kana.normalize("NFKC").replace(/\s*\d+(チョウメ)?$/, "");
}

/** What two spellings of one town have in common: `大字霞が関二丁目` and `霞ヶ関` -> `霞ケ関`. */
export function townKey(name: string): string {
  return withoutOaza(searchKey(withoutChome(name)));
}

/** 大字 and 字 say only that a place name follows. */
export function withoutOaza(key: string): string {
  return key.replace(/^(大字|字)(?=.)/, "");
}
