import { withPlainDigits } from "#kernel/kanji-number.ts";
import { romanNumber, signDigits } from "./digits-of-scripts.ts";

/** A text as it is read, and where each of its letters stood in what was written. */
export type PlainLetters = { readonly text: string; readonly at: readonly number[]; readonly written: string };

/** Joiners, marks of direction, variants, frames of key caps: nobody sees them. The marks of が and ぱ are letters. */
const UNSEEN = /\p{Cf}|\p{Me}|(?![\u3099\u309A])\p{Mn}/u;
const VOICED = /[\u3099\u309A]/;
/** Letters of other scripts that look like Latin ones, and signs that stand for a letter. */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  [..."аaеeоoрpсcхxіiѕsуyнhкkмmтtвbΑaΒbΕeΙiΚkΜmΝnΟoοoΡpΤtαaεeιiνvИnиn"].reduce<[string, string][]>((pairs, letter, index, all) => {
    if (index % 2 === 0) pairs.push([letter, all[index + 1] ?? letter]);
    return pairs;
  }, []),
);
const DASH = /[‐‑‒–—―−ｰ﹣]/;

/** Full width, other scripts, hidden signs and kinds of dash put right, letter by letter, in small letters. Linear in the length. */
export function plainLetters(written: string): PlainLetters {
  const units: string[] = [];
  const at: number[] = [];
  let position = 0;
  for (const letter of written) {
    for (const unit of readLetter(letter) ?? "") {
      const voiced = VOICED.test(unit) ? withMark(units.at(-1), unit) : null;
      if (voiced !== null) units[units.length - 1] = voiced;
      else {
        units.push(unit);
        for (let i = 0; i < unit.length; i += 1) at.push(position);
      }
    }
    position += letter.length;
  }
  return { text: units.join(""), at, written };
}

function readLetter(letter: string): string | null {
  if (letter >= " " && letter <= "~") return letter.toLowerCase();
  if (UNSEEN.test(letter)) return null;
  if (DASH.test(letter)) return "-";
  return signDigits(letter) ?? [...withoutAccents(letter).toLowerCase()].map((one) => LOOKS_LIKE.get(one) ?? one).join("");
}

/** `Í` is `I`; が stays が. No letter is more than eight: a ligature of eighteen would make a short text a long one. */
function withoutAccents(letter: string): string {
  const parts = letter.normalize("NFKD").slice(0, 8);
  return parts.length === 1 ? parts : parts.replace(/(?![\u3099\u309A])\p{Mn}/gu, "").normalize("NFC");
}

/** ｶ and ﾞ are two letters of half width and one of full width; null: the two stay two. */
function withMark(last: string | undefined, mark: string): string | null {
  const one = ((last ?? "") + mark).normalize("NFC");
  return last !== undefined && one.length === 1 ? one : null;
}

/** The same without what people put between letters, so that `L I N E` is one word. */
export function withoutGaps({ text, at, written }: PlainLetters): PlainLetters {
  const kept = [...text].length === text.length ? text : text.replace(/[\uD800-\uDFFF]/g, " ");
  let squeezed = "";
  const places: number[] = [];
  for (let i = 0; i < kept.length; i += 1) {
    const letter = kept.charAt(i);
    if (GAP.test(letter)) continue;
    squeezed += letter;
    places.push(at[i] ?? 0);
  }
  return { text: squeezed, at: places, written };
}

/** The same without the blanks between single letters: `t a r o @ g m a i l` -> `taro@gmail`. */
export function withoutSpacing(letters: PlainLetters): PlainLetters {
  const { text, at, written } = letters;
  if (!SPACED.test(text)) return letters;
  let [read, last] = ["", 0];
  const places: number[] = [];
  for (const { index, 0: blanks } of text.matchAll(BETWEEN_SINGLES)) {
    read += text.slice(last, index);
    for (let i = last; i < index; i += 1) places.push(at[i] ?? 0);
    last = index + blanks.length;
  }
  for (let i = last; i < text.length; i += 1) places.push(at[i] ?? 0);
  return { text: read + text.slice(last), at: places, written };
}
const SPACED = /[a-z0-9@._+-]\s{1,2}[a-z0-9@._+-]\s/;
const BETWEEN_SINGLES = /(?<=(?<![a-z0-9@._+-])[a-z0-9@._+-])\s{1,2}(?=[a-z0-9@._+-](?![a-z0-9@._+-]))/g;
const GAP = /[\s・_.*+/|~=○◯●◎〇□■☆★♪♡♥-]/;

/** The same with kanji digits and Roman numerals as plain ones: `〇九〇` is `090`, `壱` and `Ⅰ` are `1`. */
export function withDigits(letters: PlainLetters): PlainLetters {
  const { text, at, written } = withRomans(letters);
  const digits = withPlainDigits(text)
    .replace(/(?<=[5-9])十(?=[\sの・-]{0,3}\d{4})/g, "0")
    .replace(/[壱壹弐貳参參肆伍陸漆捌玖]/g, (kanji) => FORMAL[kanji] ?? kanji);
  return { text: digits, at, written };
}

/** Roman numerals that are one letter: they were read as Latin letters. */
function withRomans(letters: PlainLetters): PlainLetters {
  const { text, at, written } = letters;
  if (!/[\u2160-\u216b\u2170-\u217b]/.test(written)) return letters;
  let read = "";
  const places: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const position = at[i] ?? 0;
    const number = romanNumber(written.charAt(position));
    // What `ⅷ` was read as is four letters from one place.
    if (number !== null && at[i - 1] === position) continue;
    const unit = number ?? text.charAt(i);
    read += unit;
    for (let n = 0; n < unit.length; n += 1) places.push(position);
  }
  return { text: read, at: places, written };
}

const FORMAL: Readonly<Record<string, string>> = {
  ...{ 壱: "1", 壹: "1", 弐: "2", 貳: "2", 参: "3", 參: "3" },
  ...{ 肆: "4", 伍: "5", 陸: "6", 漆: "7", 捌: "8", 玖: "9" },
};

/** What was written where `length` letters of what is read begin at `index`. */
export function writtenAt({ at, written }: PlainLetters, index: number, length: number): string {
  const from = at[index] ?? 0;
  const last = at[index + length - 1] ?? from;
  const [letter = ""] = written.slice(last, last + 2);
  return written.slice(from, last + letter.length).trim();
}

/** Every place where a pattern (with the flag `g`) is found, also such as begin within one before. */
export function* overlapping(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    pattern.lastIndex = match.index + 1;
    yield match;
  }
}
