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
  let text = "";
  const at: number[] = [];
  let position = 0;
  for (const letter of written) {
    const plain = readLetter(letter);
    if (plain !== null && VOICED.test(plain) && text !== "") text = joined(text, plain, at, position);
    else
      for (const unit of plain ?? "") {
        text += unit;
        for (let i = 0; i < unit.length; i += 1) at.push(position);
      }
    position += letter.length;
  }
  return { text, at, written };
}

function readLetter(letter: string): string | null {
  if (letter >= " " && letter <= "~") return letter.toLowerCase();
  if (UNSEEN.test(letter)) return null;
  if (DASH.test(letter)) return "-";
  return signDigits(letter) ?? [...letter.normalize("NFKC").toLowerCase()].map((one) => LOOKS_LIKE.get(one) ?? one).join("");
}

/** ｶ and ﾞ are two letters of half width and one of full width. */
function joined(text: string, mark: string, at: number[], position: number): string {
  const last = text.slice(-1);
  const one = (last + mark).normalize("NFC");
  if (one.length === 1) return text.slice(0, -1) + one;
  at.push(position);
  return text + mark;
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

const GAP = /[\s・_.*+/|~=○◯●◎〇□■☆★♪♡♥-]/;

/** The same with kanji digits and Roman numerals as plain ones: `〇九〇` is `090`, `壱` and `Ⅰ` are `1`. */
export function withDigits(letters: PlainLetters): PlainLetters {
  const { text, at, written } = withRomans(letters);
  const digits = withPlainDigits(text).replace(/[壱壹弐貳参參肆伍陸漆捌玖]/g, (kanji) => FORMAL[kanji] ?? kanji);
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
