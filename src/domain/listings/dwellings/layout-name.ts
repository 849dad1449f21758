import { plainText } from "#kernel/japanese-text.ts";

/** A layout as homes are stored: rooms and letters, 納戸 apart: `3LDK`, `2LDK+S`. */
export const LAYOUT_PATTERN = /^[1-9]\d?(R|K|DK|LDK|LK)(\+S)?$/;

/** A layout as it is stored, from the ways in which it is written: `2ＳＬＤＫ`, `2LDK+N`, `２LDK＋S(納戸)` -> `2LDK+S`; `ワンルーム` -> `1R`. */
export function plainLayout(text: string): string {
  const plain = plainText(text)
    .toUpperCase()
    .replace(/\s|\(.*\)/g, "")
    .replace(/^ワンルーム$/, "1R");
  return plain
    .replace(/^(\d+)[SN]+(?=[LDKR])/, "$1+S/")
    .replace(/^(\d+)\+S\/(.+)$/, "$1$2+S")
    .replace(/\+\d*[SN]$/, "+S");
}

/** Whether two companies may mean one home by these: equal, or one counts a 納戸 as a room. */
export function isSameLayout(a: string, b: string): boolean {
  return a === b || roomsOf(a) === roomsOf(b);
}

/** `2LDK+S` and `3LDK` are both three rooms and LDK. */
function roomsOf(layout: string): string {
  const [, rooms = "", letters = "", store] = /^(\d+)([A-Z]+)(\+S)?$/.exec(layout) ?? [];
  return rooms === "" ? layout : `${Number(rooms) + (store === undefined ? 0 : 1)}${letters}`;
}
