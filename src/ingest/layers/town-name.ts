import { plainText } from "#kernel/japanese-text.ts";
import { withKanjiChome } from "#kernel/place/chome.ts";

/** A 町丁目 as table `town` spells it: `飯田橋１丁目` -> `飯田橋一丁目`. */
export function townName(text: string): string {
  return withKanjiChome(plainText(text).replace(/\s/g, ""));
}
