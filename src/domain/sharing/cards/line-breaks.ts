import { loadDefaultJapaneseParser } from "budoux";

const parser = loadDefaultJapaneseParser();
/** Longer ones would be cut off by the edge. */
const LONGEST_TITLE = 50;
const LONGEST_LINE = 44;
/** Pictures in text, what joins and colours them, and what is no letter at all: the font has none of it. */
const NO_LETTERS = /[\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\uFE0F|\u20E3/gu;

/** Text as the picture can show it: one line, without what the font lacks, and cut at `most` letters with `…`. */
export function drawable(text: string, most: number = LONGEST_LINE): string {
  const letters = [
    ...text
      .replace(/\s+/g, " ")
      .replace(NO_LETTERS, (sign) => (/[\d#*©®]/.test(sign) ? sign : ""))
      .trim(),
  ];
  return letters.length <= most ? letters.join("") : `${letters.slice(0, most - 1).join("")}…`;
}

/** A title in the pieces between which a line may end: 文節, as people read. Joined they are the title. */
export function phrasesOf(title: string): readonly string[] {
  const text = drawable(title, LONGEST_TITLE);
  return text === "" ? [] : parser.parse(text).flatMap((phrase) => phrase.split(/(?<= )/));
}
