import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen, type Yen } from "#kernel/yen.ts";
import { GRADE_MEANINGS } from "#wire/checker/grade-meanings.ts";

/** What homes of a kind are called in a sentence about their sales, and in the heading of a result. */
type Kind = "condo" | "house" | "land";

export { GRADE_MEANINGS };

type Grade = keyof typeof GRADE_MEANINGS;

/** Of the test of the model: in a city, or where `cityName` is null in all of them. */
type Measured = { readonly cityName: string | null; readonly quartersAhead: number; readonly n: number; readonly coverage80: number };

/** What the band promises, in the figures measured for this ward, kind and horizon; without them only what it is meant to hold. */
export function bandPromise(measured: Measured | null, kind: Kind): string {
  const share = promisedShare(measured);
  if (measured === null) return `この幅は、${share}の成約が入ることを目安に計算しています。`;
  const { cityName, quartersAhead, n, coverage80 } = measured;
  const what = `${cityName ?? "対象エリア全体"}の${MODEL_KIND_NAMES[kind]}`;
  const how = quartersAhead > 0 ? `で、${quartersAhead}四半期先を推定した検証では` : "の検証では";
  return `${what}の成約${n.toLocaleString("ja-JP")}件${how}、${share}（${percent(coverage80)}）が、この幅で売れています。`;
}

/** Further from a whole sale in ten, a share lies between two. */
const NEAR_A_WHOLE = 0.25;

/** What the band promises, of ten sales: 0.786 -> `10件のうち約8件`, 0.75 -> `10件のうち7〜8件`; what it is meant to hold where nothing was measured. */
function promisedShare(measured: Pick<Measured, "coverage80"> | null): string {
  if (measured === null) return "10件のうち8件";
  const sales = measured.coverage80 * 10;
  const nearest = Math.round(sales);
  const isNear = Math.abs(sales - nearest) <= NEAR_A_WHOLE;
  return `10件のうち${isNear ? `約${nearest}件` : `${Math.floor(sales)}〜${Math.ceil(sales)}件`}`;
}

type Headline = { readonly quarter: string; readonly knownUntil: string; readonly quartersAhead: number };

/** At which quarter the price stands, and how far that lies beyond the sales that are known. Null for estimates of before. */
export function headlineText(headline: Headline | null): string | null {
  if (headline === null) return null;
  const at = `${quarterText(headline.quarter)}の水準`;
  return headline.quartersAhead === 0
    ? `${at}（成約のある最も新しい四半期）`
    : `${at}（成約は${quarterText(headline.knownUntil)}まで。${headline.quartersAhead}四半期先の見込みを含みます）`;
}

const WHY = {
  building: "建物群の水準",
  town: "町",
  station: "駅からの近さ",
  age: "築年",
  size: "広さ・間取り",
  lot: "土地の形や道路",
  zoning: "用途地域",
  renovation: "リフォームの有無",
  unit: "階・向き",
  unexplained: "",
} as const;

/** The sales beside an estimate, brought to its quarter: `low` to `high` hold the middle 80 % of them. */
export type Agreement = {
  readonly median: Yen;
  readonly low: Yen;
  readonly high: Yen;
  readonly count: number;
  /** What they are held against, where it is not the estimate itself: the estimate without floor, direction and corner, which no sale tells. */
  readonly pointOfUsualUnit?: Yen;
  readonly standing: "inside" | "outside" | "few" | "scattered";
  readonly why: keyof typeof WHY | null;
};

type Told = { readonly agreement: Agreement | null; readonly point: Yen; readonly grade: Grade };

/** What the sales beside an estimate say against it, or why they say nothing, and what became of its grade; null where they agree and it lies among them. */
export function disagreementText({ agreement, point, grade }: Told, kind: Kind): string | null {
  if (agreement === null) return null;
  switch (agreement.standing) {
    case "inside":
      return agreement.why === "unit" ? besideByUnit(agreement, point) : null;
    case "outside":
      return `${comparedText(agreement)}、${middleOf(agreement)}より${sideOf(agreement.pointOfUsualUnit ?? point, agreement)}にあります。${whyText(agreement, kind)}、${lowered(grade)}。`;
    case "few":
      return `条件の近い成約が${agreement.count}件と少なく、推定を十分に確かめられないため、${lowered(grade)}。`;
    case "scattered":
      return `似た成約どうしの価格が大きく離れています（いまの水準に直した中ほど8割で${rangeOf(agreement)}）。水準をしぼりにくいため、${lowered(grade)}。推定の幅を広めに見てください。`;
  }
}

const rangeOf = ({ low, high }: Agreement) => `${formatYen(low)}〜${formatYen(high)}`;
const middleOf = (agreement: Agreement) => `いまの水準に直した似た成約の中ほど8割（${rangeOf(agreement)}）`;

/** Floor, direction and corner are a table's figures, and no sale tells its own: what they add is no reason to doubt the estimate. */
function besideByUnit(agreement: Agreement, point: Yen): string {
  return `推定は、${middleOf(agreement)}より${sideOf(point, agreement)}にありますが、階・向きの分を除くとその中に入ります。成約の階・向きは公表されていないため、確かさは下げていません。`;
}

function comparedText({ pointOfUsualUnit }: Agreement): string {
  return pointOfUsualUnit === undefined ? "推定は" : `階・向きの分を除いた推定（${formatYen(pointOfUsualUnit)}）は`;
}

function sideOf(price: Yen, { high }: Pick<Agreement, "high">): string {
  return price > high ? "上" : "下";
}

/** Of a house the sales of its town and year are no group of buildings. */
function whyText({ why }: Agreement, kind: Kind): string {
  if (why === null || why === "unexplained") return "入力された条件の違いでは説明できないため";
  return `似た成約とは${why === "building" && kind !== "condo" ? NEIGHBOURS : WHY[why]}の違いが大きいため`;
}

/** What the same town and built year sell for, where there is no building of many homes. */
export const NEIGHBOURS = "同じ町・築年の家の水準";

/** A D may have been one before: below it there is no step. */
function lowered(grade: Grade): string {
  return grade === "D" ? "確かさを最も低いDとしています" : "確かさを1段下げて示しています";
}

/** What stands beside 階・向き, whose figure no sale says: that it is a table's, and whose. */
export function byTableWords(publishers: string): string {
  return `「階・向き」（角部屋を含む）は成約から学習した値ではなく、公表された査定の表の率による差です（出典：${publishers}）。`;
}
