/**
 * The five classes of 全国地震動予測地図 for 30-year probabilities, in percent, and how often a place of that probability is shaken on average
 * (地震調査研究推進本部「確率論的地震動予測地図」の説明).
 */
export const QUAKE_CLASSES = [
  { from: 26, label: "26%以上", often: "およそ100年に1回より多い頻度", level: "高い（上位の区分）" },
  { from: 6, label: "6%以上26%未満", often: "およそ500年から100年に1回", level: "高い" },
  { from: 3, label: "3%以上6%未満", often: "およそ1,000年から500年に1回", level: "高い" },
  { from: 0.1, label: "0.1%以上3%未満", often: "およそ3万年から1,000年に1回", level: "やや高い" },
  { from: 0, label: "0.1%未満", often: "およそ3万年に1回より少ない頻度", level: "" },
] as const;

type QuakeClass = (typeof QUAKE_CLASSES)[number];

/** The class of a 30-year probability in percent. */
export function quakeClassOf(percent: number): QuakeClass {
  return QUAKE_CLASSES.find(({ from }) => percent >= from) ?? QUAKE_CLASSES[4];
}

/** What a probability means: 「およそ500年から100年に1回、この強さでゆれる見込みです(6%以上26%未満の区分)。」 */
export function quakeMeaning(percent: number): string {
  const { often, label } = quakeClassOf(percent);
  return `${label}の区分です。この強さのゆれが${often}で起きる場所にあたります。`;
}

/** 46.9 → 47%, 8.60 → 8.6%, 0.04 → 0.04%: two figures that count. */
export function probabilityText(percent: number): string {
  if (percent >= 10) return `${Math.round(percent)}%`;
  if (percent >= 1) return `${percent.toFixed(1)}%`;
  return `${percent.toFixed(2)}%`;
}

/** How ground of an amplification behaves: 1.6 and more shakes easily, over 2.0 strongly (J-SHIS 表層地盤). */
export function groundMeaning(amplification: number): string {
  if (amplification > 2) return "ゆれがとても大きくなりやすい地盤です。家具の固定と、建物の耐震性の確認をおすすめします。";
  if (amplification >= 1.6) return "ゆれが大きくなりやすい地盤です。";
  if (amplification > 1.2) return "ゆれの大きくなりかたは中ほどの地盤です。";
  return "ゆれが大きくなりにくい地盤です。";
}

/** 国土交通省の5区分(地形から見た液状化発生傾向)。1 が最も起きにくい。 */
const LIQUEFACTION = ["発生傾向は非常に低い", "発生傾向は低い", "発生傾向は中くらい", "発生傾向はやや強い", "発生傾向は強い"] as const;

export function liquefactionWords(rank: number): string {
  return LIQUEFACTION[rank - 1] ?? `区分${rank}`;
}

/** PL値の区分: 0、5以下、15以下、15超(岩崎ほか 1980、道路橋示方書に基づく一般的な読み方). The legend of the map and the rating say the same. */
export function plWords(pl: number): string {
  if (pl <= 0) return "液状化の可能性はかなり低い";
  if (pl <= 5) return "液状化の可能性は低い";
  return pl <= 15 ? "液状化の可能性が高い" : "液状化の可能性が極めて高い";
}

/** Ranks are relative to the other 町丁目 of Tokyo; the shares are fixed in advance by the survey. */
export function districtRankMeaning(rank: number): string {
  const place = ["低いほう", "やや低いほう", "中ほど", "高いほう", "最も高いほう"][rank - 1] ?? "";
  return `都内のおよそ5,000の町丁目を比べた5段階のうち、危険度が${place}です。同じ強さのゆれがあったとしたときの比べ方で、起きやすさは含みません。`;
}
