import type { OfferThread } from "#api/client/client.ts";
import type { Yen } from "#kernel/yen.ts";

type Hint = Pick<OfferThread["hint"], "pointYen" | "lowYen" | "highYen">;

/** Where a price stands beside the estimate, in one sentence: `推定より1.6%高い価格です。似た部屋10件のうち8件が入る幅の、まん中あたりにあります。` */
export function fairWords(priceYen: Yen, { pointYen, lowYen, highYen }: Hint): string {
  const share = Math.round((priceYen / pointYen - 1) * 1_000) / 10;
  const beside = share === 0 ? "推定と同じ" : `推定より${Math.abs(share).toFixed(1)}%${share > 0 ? "高い" : "低い"}`;
  return `${beside}価格です。似た部屋10件のうち8件が入る幅${placeWords(priceYen, lowYen, highYen)}。`;
}

function placeWords(priceYen: Yen, low: Yen, high: Yen): string {
  if (priceYen < low) return "を下回ります";
  if (priceYen > high) return "を上回ります";
  const at = (priceYen - low) / Math.max(1, high - low);
  return `の、${at < 1 / 3 ? "下のほう" : at > 2 / 3 ? "上のほう" : "まん中あたり"}にあります`;
}
