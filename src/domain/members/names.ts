import { plainText, toKatakana } from "#kernel/japanese-text.ts";

const LONGEST_NAME = 40;

/** A family may write itself with a variant (U+FA19 for 神) that every Unicode normal form would replace; 髙 and 﨑 have none to fear. */
const OTHERS = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;
const NAME = /^[\p{L}\p{M}・ '.-]+$/u;
const KANA = /^[ァ-ヺー・ ]+$/u;

export type TextFault = "format" | "too-long";
/** A text put right, null for an empty one, or what is wrong with it. */
export type ReadText = { readonly value: string | null } | { readonly fault: TextFault };

/** 姓 or 名: full and half width to their usual forms, variants of kanji as they are, 40 characters at most. */
export function readName(text: string | null): ReadText {
  const name = (text ?? "")
    .replace(OTHERS, (run) => run.normalize("NFKC"))
    .replace(/\s+/g, " ")
    .trim();
  return checked(name, NAME);
}

/** セイ or メイ: katakana of full width from hiragana and half width, any dash as `ー`, 40 characters at most. */
export function readKana(text: string | null): ReadText {
  return checked(toKatakana(plainText(text ?? "")).replace(/-/g, "ー"), KANA);
}

/** A postal code as seven digits, from `〒１３５－００６１` and the like. */
export function readPostalCode(text: string | null): ReadText {
  const digits = plainText(text ?? "").replace(/^〒\s*/, "");
  if (digits === "") return { value: null };
  return /^\d{3}[ -]?\d{4}$/.test(digits) ? { value: digits.replace(/\D/g, "") } : { fault: "format" };
}

/** A line of an address, `longest` characters at most: full width digits and dashes as half width ones, one space for several. */
export function readAddressLine(text: string | null, longest: number): ReadText {
  return checked(plainText(text ?? ""), /^[^\p{Cc}\p{Cs}]+$/u, longest);
}

function checked(text: string, allowed: RegExp, longest = LONGEST_NAME): ReadText {
  if (text === "") return { value: null };
  if (!allowed.test(text)) return { fault: "format" };
  return [...text].length > longest ? { fault: "too-long" } : { value: text };
}
