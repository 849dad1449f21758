/** A kanji for each digit, in order. */
const DIGITS = "〇一二三四五六七八九";

/** Pattern of a number from 1 on in kanji, as 丁目 and 条 are numbered: `十二`. */
export const KANJI_NUMBER = "[一二三四五六七八九十]+";

/** A whole number up to 99 in kanji, as 丁目 are numbered: 12 -> `十二`. */
export function kanjiNumber(n: number): string {
  const tens = Math.floor(n / 10);
  const ones = n % 10;
  const head = tens === 0 ? "" : `${tens === 1 ? "" : DIGITS[tens]}十`;
  return head + (ones === 0 && tens > 0 ? "" : (DIGITS[ones] ?? ""));
}

/** What `kanjiNumber` wrote: `十二` -> 12. Null: no such number. */
export function readKanjiNumber(kanji: string): number | null {
  const read = /^([二三四五六七八九]?十)?([〇一二三四五六七八九]?)$/u.exec(kanji);
  if (read === null || kanji === "" || /.〇/u.test(kanji)) return null;
  const [, tens, ones = ""] = read;
  const ten = tens === undefined ? 0 : tens === "十" ? 1 : DIGITS.indexOf(tens.charAt(0));
  return ten * 10 + Math.max(0, DIGITS.indexOf(ones || "〇"));
}

/** A text with each kanji digit as a plain one, digit by digit: `〇九〇` -> `090`. */
export function withPlainDigits(text: string): string {
  return text.replace(/[〇零一二三四五六七八九]/g, (digit) => String(Math.max(0, DIGITS.indexOf(digit))));
}
