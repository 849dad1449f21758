/** The reading of a 町丁目 without its number: `トヨス 5` -> `トヨス`. */
export function readingWithoutChome(kana: string): string {
  return kana.normalize("NFKC").replace(/(?:(?<!\s)\s+|(?<!\d))\d+(チョウメ)?$/, "");
}
