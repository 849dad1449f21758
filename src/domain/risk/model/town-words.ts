import { percent } from "#kernel/percent.ts";
import { depthRangeM, depthWords } from "./floor-exposure.ts";
import type { Fact } from "./types.ts";

/** Share of the town on which the value of a fact, or worse, holds (0–1); null: it was read at a point. */
export function townShare({ details: { share } }: Pick<Fact, "details">): number | null {
  return typeof share === "number" ? share : null;
}

/** `町の42%`, `町の全体`, `町の1%未満`. */
export function shareWords(share: number): string {
  if (share >= 0.995) return "町の全体";
  return share < 0.01 ? "町の1%未満" : `町の${percent(share, 0)}`;
}

/** The deepest rank of a town, where it is deeper than the one that names it, and on how much of the town; null: it is not, or a point was read. */
export function deepestOf({ details: { worst, worstShare } }: Pick<Fact, "details">, rank: number): Deepest | null {
  return typeof worst === "number" && typeof worstShare === "number" && worst > rank ? { rank: worst, share: worstShare } : null;
}

export type Deepest = { readonly rank: number; readonly share: number };

/**
 * A rank of depth in words; over a town with its share, what is not coloured, and the deepest part: `町の42%が3m以上、30%は色なし（最も深い所は5〜10m未満、町の3%）`,
 * of the shallowest rank `町の91%は色なし、7%が0.5m未満（…）`: what is told of a part never reads as if the rest were worse, or dry.
 */
export function depthWordsOf(fact: Pick<Fact, "details">, rank: number): string {
  const share = townShare(fact);
  if (share === null) return depthWords(rank);
  const [least] = depthRangeM(rank);
  const { areaShare, noneShare } = fact.details;
  const uncoloured = typeof noneShare === "number" && noneShare >= TOLD_SHARE && share < 0.995 ? percent(noneShare, 0) : null;
  const worst = deepestOf(fact, rank);
  const deepest = worst ? `（最も深い所は${depthWords(worst.rank)}、${shareWords(worst.share)}）` : "";
  if (least > 0) return `${shareWords(share)}が${least}m以上${uncoloured === null ? "" : `、${uncoloured}は色なし`}${deepest}`;
  // The shallowest rank is told without what is deeper: 「9%が0.5m未満」 of a town that has deeper parts would not be true.
  const shallow = worst && typeof areaShare === "number" ? areaShare : share;
  if (uncoloured === null) return `${shareWords(shallow)}が${depthWords(rank)}${deepest}`;
  return `町の${uncoloured}は色なし、${shareWords(shallow).replace("町の", "")}が${depthWords(rank)}${deepest}`;
}

/** Less of a town than this is not worth a word. */
const TOLD_SHARE = 0.01;

/** What a share of a town leaves out, as a sentence; null: nothing worth a word. */
export function riverWords({ details: { riverShare } }: Pick<Fact, "details">): string | null {
  if (typeof riverShare !== "number" || riverShare < TOLD_SHARE) return null;
  return `町の範囲のうち${percent(riverShare, 0)}は、深い浸水にはさまれた色のない帯です。川の水面や堤防と見分けられないため、割合に入れていません。`;
}

/** Other words of a fact; over a town with what its meshes span, or with the share that they hold for. */
export function wordsOf({ details, ...fact }: Fact, words: (value: number) => string): string {
  const share = townShare({ details });
  const here = words(fact.value ?? 0);
  const { least, most } = details;
  if (typeof least === "number" && typeof most === "number")
    return least === most ? here : `${here}（町の中で${short(least)}〜${short(most)}）`;
  return share === null || share >= 0.995 ? here : `${shareWords(share)}が${here}`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A distance from the centre of a whole 町丁目, as roughly as it is known: 0 → `町の中心から50m以内`, 330 → `町の中心から約350m`, 1240 → `町の中心から約1,200m`. */
export function fromTownCentre(metres: number): string {
  const step = metres < 500 ? 50 : 100;
  const rounded = Math.round(metres / step) * step;
  return rounded <= 50 ? "町の中心から50m以内" : `町の中心から約${rounded.toLocaleString("ja-JP")}m`;
}
