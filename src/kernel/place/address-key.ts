import { searchKey } from "#kernel/japanese-text.ts";
import { KANJI_NUMBER, readKanjiNumber } from "#kernel/kanji-number.ts";

const CHOME = new RegExp(`(${KANJI_NUMBER})丁目`, "g");

/**
 * An address as buildings are compared by: 町丁目番号 as plain numbers, what follows them (a building's name, a room) left out.
 * `江東区豊洲五丁目１番２号 青葉ハイツ` and `江東区豊洲5-1-2` both give `江東区豊洲5-1-2`.
 */
export function addressKey(address: string): string {
  const plain = searchKey(address)
    .replace(CHOME, (_, kanji: string) => `${readKanjiNumber(kanji) ?? kanji}-`)
    .replace(/(?<=\d)(番地?ノ?|号|ノ)(?=\d)/g, "-")
    .replace(/(?<=\d)(番地?|号)/g, "");
  return (/^.*?\d+(-\d+)*/.exec(plain)?.[0] ?? plain).replace(/(?<!-)-+$/, "");
}

/** A front that one writing may have and another lack: 東京都, 東京都江東区. */
const AREA = /[都道府県市区町村郡]$/;

/** Whether two keys of {@link addressKey} name the same place; the front of one may be missing on the other. Empty ones name none. */
export function isSameAddress(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (short === "" || !long.endsWith(short)) return false;
  const front = long.slice(0, long.length - short.length);
  return front === "" || AREA.test(front);
}

/** Whether an address goes down to a house number: only then does it name one building. */
export function hasHouseNumber(key: string): boolean {
  return /\d-\d+$/.test(key);
}
