/** Letters that one publisher writes large and another small, or in the other kana. */
const PAIRS = [
  ["ヶ", "ケ"],
  ["ノ", "の"],
  ["ツ", "ッ"],
] as const;

/**
 * How publishers may write a 町丁目 of table `town`, that spelling first: `霞ヶ関二丁目` is `霞ケ関二丁目` to the police, and a 大字 goes with and
 * without the word. Numbers of 丁目 are not among them: every loader writes these in kanji.
 */
export function townSpellings(chome: string): string[] {
  const plain = chome.replace(/^(大字|字)(?=.)/, "");
  const names = [chome, plain, `大字${plain}`];
  const swapped = PAIRS.flatMap(([one, other]) => names.flatMap((name) => [name.replaceAll(one, other), name.replaceAll(other, one)]));
  return [...new Set([...names, ...swapped])];
}

const NUMBER = /[一二三四五六七八九十]+丁目$/;

/** Whether a 町丁目 is one of the numbered ones of a 町: `八広六丁目`, not `一番町`. */
export function isNumbered(chome: string): boolean {
  return NUMBER.test(chome);
}

/** The 町 of a 町丁目: `八広六丁目` -> `八広`. */
export function withoutNumber(chome: string): string {
  return chome.replace(NUMBER, "");
}
