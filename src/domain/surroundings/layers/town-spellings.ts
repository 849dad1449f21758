/** Letters that one publisher writes large and another small, in the other kana, or in the older form. */
const PAIRS = ["ヶケ", "ノの", "ツッ", "濤涛", "鶯鴬", "籠篭", "檜桧", "龍竜", "澤沢", "條条", "嶋島"] as const;

/**
 * How publishers may write a 町丁目 of table `town`, that spelling first: `霞ヶ関二丁目` is `霞ケ関二丁目` to the police, and a 大字 goes with and
 * without the word. Numbers of 丁目 are not among them: every loader writes these in kanji.
 */
export function townSpellings(chome: string): string[] {
  const plain = chome.replace(/^(大字|字)(?=.)/, "");
  const names = [chome, plain, `大字${plain}`];
  const swapped = PAIRS.flatMap(([one = "", other = ""]) =>
    names.flatMap((name) => [name.replaceAll(one, other), name.replaceAll(other, one)]),
  );
  return [...new Set([...names, ...swapped])];
}
