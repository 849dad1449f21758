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

/** A rank of depth in words; over a town with its share and the deepest part: `町の42%が3m以上（最も深い所は5〜10m未満、町の3%）`. */
export function depthWordsOf(fact: Pick<Fact, "details">, rank: number): string {
  const share = townShare(fact);
  if (share === null) return depthWords(rank);
  const [least] = depthRangeM(rank);
  const { worst, worstShare } = fact.details;
  const deepest =
    typeof worst === "number" && typeof worstShare === "number" && worst > rank
      ? `（最も深い所は${depthWords(worst)}、${shareWords(worstShare)}）`
      : "";
  return `${shareWords(share)}が${least === 0 ? depthWords(rank) : `${least}m以上`}${deepest}`;
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
