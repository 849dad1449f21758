import type { TextKind } from "#kernel/fields/field-kind.ts";
import { plainText } from "#kernel/japanese-text.ts";
import { ok } from "#kernel/result.ts";

const FORM = /^\d{13}$/;

/**
 * 法人番号 as people write it, as 13 digits: `T7-0000-1205-0002` -> `7000012050002`. What is none is left as it was typed. The T is how 適格請求書 write it.
 */
function readCorporateNumber(text: string): string {
  const plain = plainText(text);
  const digits = plain.replace(/^[Tt]/, "").replace(/[\s\-‐－ー・]/g, "");
  return /^\d+$/.test(digits) ? digits : plain;
}

/**
 * 検査用数字 of the 12 digits behind it (法人番号の指定等に関する省令 2条): 9 less the rest by 9 of the sum of the digits, the second, fourth … from the right twice. 1 to 9.
 */
export function corporateCheckDigit(base: string): number {
  const sum = Array.from(base, Number)
    .reverse()
    .reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
}

/** Whether 13 digits can be a 法人番号. Whether a company has it, this does not know. */
export function isCorporateNumber(text: string): boolean {
  return FORM.test(text) && corporateCheckDigit(text.slice(1)) === Number(text[0]);
}

export const CORPORATE_NUMBER: TextKind = {
  rule: { type: "text", least: 0, most: 40 },
  words: { noun: "国税庁の法人番号公表サイトにある13桁の番号", examples: ["7000012050002"] },
  unit: "",
  parse: (text) => ok(readCorporateNumber(text)),
  faultOf: (number) => (isCorporateNumber(number) ? null : "format"),
};
