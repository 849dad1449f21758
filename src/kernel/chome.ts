import { searchKey } from "./japanese-text.ts";

const NUMBER = /[一二三四五六七八九十]+丁目$/;

/** Whether a 町丁目 is one of the numbered ones of a 町: `八広六丁目`, not `一番町`. */
export function isNumberedChome(chome: string): boolean {
  return NUMBER.test(chome);
}

/** 地区名 of a 町丁目 as sales use it: `豊洲五丁目` -> `豊洲`. */
export function withoutChome(chome: string): string {
  return chome.replace(NUMBER, "");
}

/** What two spellings of one town have in common: `大字霞が関二丁目` and `霞ヶ関` -> `霞ケ関`. */
export function townKey(name: string): string {
  return withoutOaza(searchKey(withoutChome(name)));
}

/** 大字 and 字 say only that a place name follows. */
export function withoutOaza(key: string): string {
  return key.replace(/^(大字|字)(?=.)/, "");
}
