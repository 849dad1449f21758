import { overlapping, type PlainLetters, writtenAt } from "./plain-letters.ts";

/** Digits as people say and spell them. The longest first, so that `きゅう` is not `きゅ` and a rest. */
const SPOKEN: readonly (readonly [string, RegExp])[] = [
  ["0", /ゼロ|ぜろ|れい|レイ|まる|マル|オー|おー|zero/y],
  ["1", /いち|イチ|one|(?<![a-z])i(?![a-z])/y],
  ["2", /にー|ニー|に|ニ|two|(?<![a-z])ii(?![a-z])/y],
  ["3", /さん|サン|three|(?<![a-z])iii(?![a-z])/y],
  ["4", /よん|ヨン|し|シ|four|(?<![a-z])iv(?![a-z])/y],
  ["5", /ごー|ゴー|ご|ゴ|five|(?<![a-z])v(?![a-z])/y],
  ["6", /ろく|ロク|six|(?<![a-z])vi(?![a-z])/y],
  ["7", /なな|ナナ|しち|シチ|seven|(?<![a-z])vii(?![a-z])/y],
  ["8", /はち|ハチ|eight|(?<![a-z])viii(?![a-z])/y],
  ["9", /きゅう|きゅー|キュウ|キュー|nine|(?<![a-z])ix(?![a-z])/y],
];
/** Between the digits of a number people put these. */
const FILLER = /[\s()[\]{}<>「」・_/\\~ー*|、。,.;'"`☆★♪→⇒-]|の|ハイフン|はいふん/y;
const MOST_FILLERS = 6;
/** 1,754,985,600 is an amount, 65.20 an area and 2026-01-05 a day: none of them goes on as a number of a telephone. */
const AMOUNT = /[1-9]\d{0,2}(?:,\d{3}){1,5}(?![\d,])|(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)|\d{1,4}\.\d{1,2}(?=[㎡m坪%万億]|平米)/y;

type Digit = {
  readonly digit: string;
  readonly from: number;
  readonly to: number;
  readonly isSpoken: boolean;
  /** The first, after what parts groups, or said where the one before was written. */
  readonly beginsGroup: boolean;
};

/** The number of a telephone, as it was written; null: there is none. `text`: with kanji digits as plain ones. */
export function phoneIn(letters: PlainLetters): string | null {
  return firstThatEnds(letters, MOBILE_WITHIN_ONE, 0);
}

/** A number over several messages; answers only one that ends after `from`, whatever numbers stand before. */
export function phoneAcross(letters: PlainLetters, from: number): string | null {
  return firstThatEnds(letters, MOBILE_OVER_SEVERAL, from);
}

type Found = { readonly index: number; readonly length: number };

/** 3 – 4 – 4 digits of a mobile line, whatever stands between. */
const MOBILE_WITHIN_ONE = /(?<![\d,.])0[5-9]0\D{0,12}\d{4}\D{0,12}\d{4}(?!\d)/g;
const MOBILE_OVER_SEVERAL = /(?<![\d,.])0[5-9]0\D{0,60}\d{4}\D{0,60}\d{4}(?!\d)/g;

/** All are looked at, not the first alone: a made-up number before would hide each that follows. */
function firstThatEnds(letters: PlainLetters, widely: RegExp, from: number): string | null {
  for (const { index, length } of numbersIn(letters.text, widely))
    if ((letters.at[index + length - 1] ?? 0) >= from) return writtenAt(letters, index, length);
  return null;
}

/** The same by whoever leaves its first zero to the reader: 九〇-1234-5678. */
const WITHOUT_ZERO = /(?<![\d,.])[5-9]0[\s()・_/.~の-]{1,3}\d{4}[\s()・_/.~の-]{1,3}\d{4}(?!\d)/g;

function* numbersIn(text: string, widely: RegExp): Generator<Found> {
  for (const pattern of [widely, WITHOUT_ZERO])
    for (const { index, 0: words } of overlapping(text, pattern)) yield { index, length: words.length };
  for (const run of runsOf(text)) yield* linesOf(run);
}

/** Digits that follow each other, with what people put between. */
function* runsOf(text: string): Generator<readonly Digit[]> {
  for (let i = 0; i < text.length; ) {
    const amount = lengthAt(AMOUNT, text, i);
    const run = amount > 0 ? [] : runAt(text, i);
    if (run.length > 0) yield run;
    i = run.at(-1)?.to ?? i + Math.max(1, amount);
  }
}

function runAt(text: string, start: number): readonly Digit[] {
  const run: Digit[] = [];
  let [i, fillers] = [start, 0];
  while (fillers <= MOST_FILLERS) {
    const digit = digitAt(text, i);
    const length = digit || run.length === 0 ? 0 : fillerAt(text, i, run);
    if (!digit && length === 0) break;
    if (digit) run.push({ ...digit, beginsGroup: beginsGroup(digit, run.at(-1), fillers) });
    fillers = digit ? 0 : fillers + 1;
    i = digit?.to ?? i + length;
  }
  return run;
}

function beginsGroup(digit: Omit<Digit, "beginsGroup">, last: Digit | undefined, fillers: number): boolean {
  return !last || fillers > 0 || digit.digit === "+" || last.isSpoken !== digit.isSpoken;
}

function digitAt(text: string, i: number): Omit<Digit, "beginsGroup"> | null {
  const letter = text.charAt(i);
  const written = { from: i, to: i + 1, isSpoken: false };
  if (letter >= "0" && letter <= "9") return { ...written, digit: letter };
  if (letter === "+" && /[1-9]/.test(text.charAt(i + 1))) return { ...written, digit: "+" };
  if (/[oil]/.test(letter) && isAmongDigits(text, i)) return { ...written, digit: letter === "o" ? "0" : "1" };
  for (const [digit, words] of SPOKEN) {
    const length = lengthAt(words, text, i);
    if (length > 0) return { digit, from: i, to: i + length, isSpoken: true };
  }
  return null;
}

/** `o` and `l` inside of a word are letters. */
function isAmongDigits(text: string, i: number): boolean {
  const isLetter = (one: string) => /[a-z]/.test(one) && !"oil".includes(one);
  const near = text.slice(Math.max(0, i - 2), i) + text.slice(i + 1, i + 3);
  return /\d/.test(near) && !isLetter(text.charAt(i - 1)) && !isLetter(text.charAt(i + 1));
}

/** A colon parts hours from minutes, but not three digits from four. */
function fillerAt(text: string, i: number, run: readonly Digit[]): number {
  if (text.charAt(i) === ":") return run.slice(-3).every(({ beginsGroup }, at) => at === 0 || !beginsGroup) && run.length >= 3 ? 1 : 0;
  return lengthAt(FILLER, text, i);
}

/** Digits from the beginning of a group that make up a whole line: 10 or 11 from 0, 11 to 13 from +81 or 81, more than seven after another +. */
function* linesOf(run: readonly Digit[]): Generator<Found> {
  for (const [start, first] of run.entries()) {
    if (!first.beginsGroup || !"0+8".includes(first.digit)) continue;
    for (const end of lineEnds(run.slice(start, start + 15))) {
      const last = run[start + end - 1];
      if (last) yield { index: first.from, length: last.to - first.from };
    }
  }
}

/** How many of the digits make up a line, the most first. */
function lineEnds(digits: readonly Digit[]): readonly number[] {
  const text = digits.map(({ digit }) => digit).join("");
  const whole = (...lengths: number[]) =>
    lengths.filter((length) => digits.length === length || (digits.length > length && digits[length]?.beginsGroup === true));
  if (/^\+81/.test(text)) return whole(13, 12, 11);
  if (text.startsWith("+")) return digits.length >= 9 ? [Math.min(digits.length, 15)] : [];
  if (/^81[5-9]0/.test(text)) return whole(12);
  return /^0[1-9]/.test(text) ? whole(11, 10) : [];
}

function lengthAt(pattern: RegExp, text: string, i: number): number {
  pattern.lastIndex = i;
  return pattern.exec(text)?.[0].length ?? 0;
}
