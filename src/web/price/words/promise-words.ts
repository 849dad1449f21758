import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import type { Priced } from "./result-words.ts";

type BesideSales = Pick<Priced, "agreement" | "comparables" | "point" | "low" | "high">;

/** `中央値 6,985万円と推定 7,020万円の差は0.5%です。`, how many of the sales lie in the band, and where these are few, what the promise of the band is of. */
export function agreementText({ agreement, comparables, point, low, high }: BesideSales): string {
  if (agreement === null) return "";
  const prices = comparables.flatMap(({ broughtForward }) => (broughtForward ? [broughtForward.price] : []));
  const [below, above] = [prices.filter((price) => price < low).length, prices.filter((price) => price > high).length];
  const inside = prices.length - below - above;
  const gap = percent(Math.abs(agreement.gap));
  const { median, standing, pointOfUsualUnit } = agreement;
  const compared =
    pointOfUsualUnit === undefined ? `推定 ${formatYen(point)}` : `、階・向きの分を除いた推定 ${formatYen(pointOfUsualUnit)}`;
  const difference = `中央値 ${formatYen(median)}と${compared}の差は${gap}です。`;
  const beyond = isFarFewer(inside, prices.length) && standing === "inside" ? whyBeyond(below, above) : "";
  return `${difference}${prices.length}件のうち${inside}件が、推定の80%の幅の中です。${beyond}`;
}

/** Of so many the promise of eight in ten is held against the list by every reader. */
const LEAST_LISTED = 10;
const LEAST_SHARE = 0.6;

function isFarFewer(inside: number, listed: number): boolean {
  return listed >= LEAST_LISTED && inside < listed * LEAST_SHARE;
}

/**
 * The promise was tested on the bands of other homes, each of its own; the sales listed were not made like this home, whose floor, direction and corner may have moved
 * its band away from them.
 */
function whyBeyond(below: number, above: number): string {
  const where = [...(above > 0 ? [`幅より上が${above}件`] : []), ...(below > 0 ? [`${above > 0 ? "" : "幅より"}下が${below}件`] : [])].join(
    "、",
  );
  return `${where}です。推定価格の欄の割合は、売れた住まいごとの幅を確かめたもので、ここに並ぶ成約の割合ではありません。並べた成約は築年・広さ・場所や階の違いを直していないため、この幅の外にも多くあります。`;
}

type Sales = Pick<Priced, "comparables" | "headline"> & { readonly agreement: NonNullable<Priced["agreement"]> };

/** What was done to the price of a sale to bring it to the quarter of the estimate, the step from surveys to contracts in figures. */
export function broughtForwardText({ agreement, comparables, headline }: Sales): string {
  const until = headline === null ? "推定の四半期" : quarterText(headline.quarter);
  const moved = `「いまの水準に直した価格」は、売れた価格に、その四半期から${until}までの市況の動き（「${agreement.indexName}」と、広さの区分・価格帯ごとの動き）を掛けた値です。築年・広さ・場所の違いは直していません。`;
  const surveys = comparables.filter(({ priceCategory }) => priceCategory === "survey");
  if (surveys.length === 0) return moved;
  return `${moved}「調査」は買主へのアンケートによる取引価格です。${surveyStep(surveys)}`;
}

/** `成約価格の水準に直すため、さらに約12%引いています。` */
function surveyStep(surveys: Priced["comparables"]): string {
  const steps = surveys.flatMap(({ broughtForward }) => broughtForward?.contractStep ?? []);
  if (steps.length === 0) return "登録された成約価格の水準にも直しています。";
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length - 1;
  return `登録された成約価格の水準に直すため、市況の動きのほかに約${percent(Math.abs(mean), 0)}${mean < 0 ? "引いて" : "足して"}います。`;
}
