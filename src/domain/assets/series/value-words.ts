import { formatYen } from "#kernel/yen.ts";
import type { ValuationPoint, ValueChange } from "./types.ts";
import { TOLD_FROM_SHARE } from "./value-change.ts";

/** `7,020万円（80%の幅 6,330万円〜7,860万円）`. */
export function valueText({ q10, q50, q90 }: Pick<ValuationPoint, "q10" | "q50" | "q90">): string {
  return `${formatYen(q50)}（80%の幅 ${formatYen(q10)}〜${formatYen(q90)}）`;
}

const percent = (share: number) => `${(Math.abs(share) * 100).toFixed(1)}%`;
/** Less than this is no difference in words with one decimal. */
const NO_SHARE = 0.0005;

/** What moved a value since the one last told, in words: a rise or fall of the market only what is one; another model is told as such. */
export function changeText({ market, model }: ValueChange): string {
  const moved =
    Math.abs(market) < NO_SHARE
      ? null
      : `前にお知らせしたときから、市場の動きで${percent(market)}${market > 0 ? "上がり" : "下がり"}ました。`;
  return [moved, modelText(model)].filter((text) => text !== null).join("");
}

function modelText(model: number): string | null {
  if (Math.abs(model) < NO_SHARE) return null;
  const way = model > 0 ? "高く" : "低く";
  if (Math.abs(model) >= TOLD_FROM_SHARE)
    return `推定の方法を更新したため、${percent(model)}${way}出ています。この分は市場の動きではありません。`;
  return `ほかに、推定の方法の更新で${percent(model)}${way}出ていますが、市場の動きには含めていません。`;
}
