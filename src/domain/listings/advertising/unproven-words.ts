import { plainText } from "#kernel/japanese-text.ts";

/**
 * Words that 表示規約 第18条 and 景品表示法 forbid without evidence beside them: of cheapness, of being the best, of being flawless, of being picked out, and of
 * selling well. A company's text that uses one is not shown; in our own texts they do not stand at all.
 */
const UNPROVEN =
  /[超激お]?割安|格安|激安|お?買い?得|掘り?出し?物?|破格|特安|投げ?売り|底値|最高(?!裁|気温|地|水位|点|度|限度|高さ)|最高級|極上|超級|特級|日本一|業界一|地域一|当社だけ|他に類を見ない|抜群|完璧|完ぺき|パーフェクト|絶対(?!高さ)|万全|厳選|特選|完売間近|即完売/g;

/** The words of a text that need evidence, each once: `駅近の格安物件、早い者勝ち` -> `格安`. */
export function unprovenWords(text: string): string[] {
  return [...new Set(plainText(text).match(UNPROVEN) ?? [])];
}
