import { plainText } from "#kernel/japanese-text.ts";

/** A layout as homes are stored: rooms and letters, 納戸 apart: `3LDK`, `2LDK+S`. */
export const LAYOUT_PATTERN = /^[1-9]\d?(R|K|DK|LDK|LK)(\+S)?$/;

/** A layout as it is stored, from the ways in which it is written: `2ＳＬＤＫ`, `2LDK+N`, `２LDK＋S(納戸)` -> `2LDK+S`; `ワンルーム` -> `1R`. */
export function plainLayout(text: string): string {
  const plain = plainText(text)
    .toUpperCase()
    .replace(/\s|\([^()]*\)/g, "")
    .replace(/^ワンルーム$/, "1R");
  return plain
    .replace(/^(\d+)[SN]+(?=[LDKR])/, "$1+S/")
    .replace(/^(\d+)\+S\/(.+)$/, "$1$2+S")
    .replace(/\+\d*[SN]$/, "+S");
}
