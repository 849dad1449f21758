/** Whether a line has room for this. */
type Fits = (line: string) => boolean;

const NUMBER = "[\\d０-９〇一二三四五六七八九十]";
const DIGIT = "[\\d０-９]";
const DASH = "[-－‐−ー]";
const WORD = "[ァ-ヺー・A-Za-zＡ-Ｚａ-ｚ]";
const KANJI = "[\\p{Script=Han}\\p{Script=Hiragana}]";

/** Where a line may end, the best places first: at a blank, behind 丁目, 番地, 番 and 号 or before a number; within 5-999-1; between words; within none of them. */
const PLACES = [
  `(?<=\\s)(?=\\S)|(?<=${NUMBER}(?:丁目|番地|番|号))(?![\\s地町丁室館棟])|(?<!${DIGIT}|${DASH}|[A-Za-zＡ-Ｚａ-ｚ])(?=${DIGIT})|(?<!${NUMBER})(?=${NUMBER}+丁目)`,
  `(?<=${DIGIT}${DASH})(?=${DIGIT})`,
  `(?<=${WORD})(?=${KANJI})|(?<=${KANJI})(?=${WORD})`,
  `(?<!${DIGIT}|${DASH})(?!${WORD}|${DASH})`,
  // What is longer than a line is cut wherever it has to be.
  "(?=.)",
].map((places) => new RegExp(places, "gu"));

/** An address or a building as lines of a window: as few as there have to be, each ending at the best place that this allows. */
export function addressLines(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  let rest = text;
  for (let left = fewestLines(text, fits); left > 1; left -= 1) {
    const at = endOfLine(rest, left, fits);
    lines.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === "" ? lines : [...lines, rest];
}

/** Where the next line ends, so that what is left has room in the lines that are left. */
function endOfLine(text: string, left: number, fits: Fits): number {
  const ends = (at: number) => at > 0 && fits(text.slice(0, at).trimEnd()) && fewestLines(text.slice(at).trimStart(), fits) < left;
  for (const places of PLACES) {
    const at = [...text.matchAll(places)].findLast(({ index }) => ends(index))?.index;
    if (at !== undefined) return at;
  }
  return text.length;
}

/** How many lines a text takes that is cut wherever one is full. */
function fewestLines(text: string, fits: Fits): number {
  let [count, line] = [0, ""];
  for (const letter of text) {
    if (line !== "" && !fits(line + letter)) [count, line] = [count + 1, ""];
    line = `${line}${letter}`.trimStart();
  }
  return line === "" ? count : count + 1;
}
