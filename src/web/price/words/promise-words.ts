import type { EstimateResponse } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import { KIND_NAMES } from "#web/price/form/choices.ts";
import type { Priced } from "./result-words.ts";

type Kind = EstimateResponse["subject"]["kind"];

/** What the band promises, in the figures measured for this ward, kind and horizon; without them only what it is meant to hold. */
export function bandPromise(measured: Priced["measured"], kind: Kind): string {
  if (measured === null) return "この幅は、10件のうち8件の成約が入ることを目安に計算しています。";
  const { cityName, quartersAhead, n, coverage80 } = measured;
  const what = `${cityName === null ? "" : `${cityName}の`}${KIND_NAMES[kind]}`;
  const how = quartersAhead > 0 ? `で、${quartersAhead}四半期先を推定した検証では` : "の検証では";
  return `${what}の成約${n.toLocaleString("ja-JP")}件${how}、10件のうち${inTen(coverage80)}（${percent(coverage80)}）が、この幅で売れています。`;
}

/** Of ten, in whole sales: 0.786 -> `約8件`. */
function inTen(share: number): string {
  return `約${Math.round(share * 10)}件`;
}

/** At which quarter the price stands, and how far that lies beyond the sales that are known. Null for estimates of before. */
export function headlineText({ headline }: Pick<Priced, "headline">): string | null {
  if (headline === null) return null;
  const at = `${quarterText(headline.quarter)}の水準`;
  return headline.quartersAhead === 0
    ? `${at}（成約のある最も新しい四半期）`
    : `${at}（成約は${quarterText(headline.knownUntil)}まで。${headline.quartersAhead}四半期先の見込みを含みます）`;
}

type Why = NonNullable<NonNullable<Priced["agreement"]>["why"]>;

const WHY: Readonly<Record<Why, string>> = {
  building: "建物群の水準",
  town: "町",
  station: "駅からの近さ",
  age: "築年",
  size: "広さ・間取り",
  zoning: "用途地域",
  renovation: "リフォームの有無",
  unexplained: "",
};

/** What the sales beside an estimate say against it, or why they say nothing, and what became of its grade; null where they agree. */
export function disagreementText({ agreement, point, grade }: Pick<Priced, "agreement" | "point" | "grade">): string | null {
  if (agreement === null) return null;
  const { low, high, count } = agreement;
  const middle = `${formatYen(low)}〜${formatYen(high)}`;
  switch (agreement.standing) {
    case "inside":
      return null;
    case "outside":
      return `推定は、いまの水準に直した似た成約の中ほど8割（${middle}）より${point > high ? "上" : "下"}にあります。${whyText(agreement)}、${lowered(grade)}。`;
    case "few":
      return `条件の近い成約が${count}件と少なく、推定を十分に確かめられないため、${lowered(grade)}。`;
    case "scattered":
      return `似た成約どうしの価格が大きく離れています（いまの水準に直した中ほど8割で${middle}）。水準をしぼりにくいため、${lowered(grade)}。推定の幅を広めに見てください。`;
  }
}

function whyText({ why }: NonNullable<Priced["agreement"]>): string {
  return why === null || why === "unexplained" ? "入力された条件の違いでは説明できないため" : `似た成約とは${WHY[why]}の違いが大きいため`;
}

/** A D may have been one before: below it there is no step. */
function lowered(grade: Priced["grade"]): string {
  return grade === "D" ? "確かさを最も低いDとしています" : "確かさを1段下げて示しています";
}

/** `中央値 6,985万円と推定 7,020万円の差は0.5%です。`, and how many of the sales lie in the band. */
export function agreementText({
  agreement,
  comparables,
  point,
  low,
  high,
}: Pick<Priced, "agreement" | "comparables" | "point" | "low" | "high">): string {
  if (agreement === null) return "";
  const prices = comparables.flatMap(({ broughtForward }) => (broughtForward ? [broughtForward.price] : []));
  const inside = prices.filter((price) => price >= low && price <= high).length;
  const gap = percent(Math.abs(agreement.gap));
  const difference = `中央値 ${formatYen(agreement.median)}と推定 ${formatYen(point)}の差は${gap}です。`;
  return `${difference}${prices.length}件のうち${inside}件が、推定の80%の幅の中です。`;
}
