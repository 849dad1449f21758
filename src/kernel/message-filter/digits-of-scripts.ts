const DIGIT = /\p{Nd}/u;

/** Signs that stand for a number without being made of digits: [the first of them, what it stands for, how many follow in order]. */
const SIGNS: readonly (readonly [number, number, number])[] = [
  [0x24ff, 0, 1], // ⓿
  [0x24eb, 11, 10], // ⓫ to ⓴
  [0x24f5, 1, 10], // ⓵ to ⓾
  [0x2680, 1, 6], // ⚀ to ⚅
  [0x2776, 1, 10], // ❶ to ❿
  [0x2780, 1, 10], // ➀ to ➉
  [0x278a, 1, 10], // ➊ to ➓
  [0x3021, 1, 9], // 〡 to 〩
  [0x1f10b, 0, 1],
  [0x1f10c, 0, 1],
  [0x1f51f, 10, 1], // 🔟
];

/** What a digit of any script, or a sign for a number, is in plain digits: `٣` and `❸` are `3`. Null: neither, or one that Unicode itself makes plain. */
export function signDigits(letter: string): string | null {
  const code = letter.codePointAt(0) ?? 0;
  if (DIGIT.test(letter)) return String(digitValue(code));
  const sign = SIGNS.find(([first, , many]) => code >= first && code < first + many);
  return sign ? String(sign[1] + code - sign[0]) : null;
}

/** Unicode keeps the digits of a script together, ten by ten from zero on, and some scripts right behind each other. */
function digitValue(code: number): number {
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** `Ⅷ` and `ⅷ` -> `8`, up to twelve. Null: no Roman numeral of one letter. */
export function romanNumber(letter: string): string | null {
  const code = letter.charCodeAt(0);
  const number = [0x2160, 0x2170].map((first) => code - first + 1).find((one) => one >= 1 && one <= 12);
  return number === undefined ? null : String(number);
}
