/** A class of a legend: from this value on (ranks: this rank), up to where the next one begins. */
export type LegendClass = { readonly from: number; readonly colour: string; readonly label: string };

/** Classes in rising order. */
export type Legend = readonly LegendClass[];

/** The class that a value falls in; null below the first. */
export function legendClass(legend: Legend, value: number): LegendClass | null {
  return legend.findLast(({ from }) => value >= from) ?? null;
}

/** 浸水深の標準の凡例 (国土交通省「水害ハザードマップ作成の手引き」): 247,245,169 to 220,122,220. */
export const DEPTH_LEGEND: Legend = [
  { from: 1, colour: "#F7F5A9", label: "0.5m未満" },
  { from: 2, colour: "#FFD8C0", label: "0.5m以上3m未満" },
  { from: 3, colour: "#FFB7B7", label: "3m以上5m未満" },
  { from: 4, colour: "#FF9191", label: "5m以上10m未満" },
  { from: 5, colour: "#F285C9", label: "10m以上20m未満" },
  { from: 6, colour: "#DC7ADC", label: "20m以上" },
];

/** 浸水継続時間の区分 (国土数値情報 A31a). */
export const DURATION_LEGEND: Legend = [
  { from: 1, colour: "#A0D2FF", label: "12時間未満" },
  { from: 2, colour: "#0041FF", label: "12時間以上1日未満" },
  { from: 3, colour: "#FAF500", label: "1日以上3日未満" },
  { from: 4, colour: "#FF9900", label: "3日以上1週間未満" },
  { from: 5, colour: "#FF2800", label: "1週間以上2週間未満" },
  { from: 6, colour: "#B40068", label: "2週間以上4週間未満" },
  { from: 7, colour: "#600060", label: "4週間以上" },
];

export const COLLAPSE_LEGEND: Legend = [
  { from: 1, colour: "#E8463C", label: "家屋倒壊等氾濫想定区域（氾濫流）" },
  { from: 2, colour: "#8C3C96", label: "家屋倒壊等氾濫想定区域（河岸侵食）" },
];

export const LANDSLIDE_LEGEND: Legend = [
  { from: 1, colour: "#FFED4C", label: "土砂災害警戒区域" },
  { from: 2, colour: "#FB684C", label: "土砂災害特別警戒区域" },
];

/** The five classes of 全国地震動予測地図: red, orange red, orange, yellow, yellow green. */
export const QUAKE_LEGEND: Legend = [
  { from: 0, colour: "#B5DD5B", label: "0.1%未満" },
  { from: 0.1, colour: "#FFE14D", label: "0.1%以上3%未満" },
  { from: 3, colour: "#FFA31A", label: "3%以上6%未満" },
  { from: 6, colour: "#FF5A1E", label: "6%以上26%未満" },
  { from: 26, colour: "#E60000", label: "26%以上" },
];

/** 表層地盤の増幅率: 1.6 shakes easily, over 2.0 strongly (J-SHIS). */
export const AMPLIFICATION_LEGEND: Legend = [
  { from: 0, colour: "#FFF6D0", label: "1.2未満" },
  { from: 1.2, colour: "#FFE08A", label: "1.2以上1.6未満" },
  { from: 1.6, colour: "#F7A94B", label: "1.6以上2.0未満" },
  { from: 2, colour: "#DE6038", label: "2.0以上2.5未満" },
  { from: 2.5, colour: "#96213A", label: "2.5以上" },
];

export const LIQUEFACTION_PL_LEGEND: Legend = [
  { from: 0, colour: "#FFF6D0", label: "PL 0（かなり低い）" },
  { from: 0.001, colour: "#FFE08A", label: "PL 5以下（低い）" },
  { from: 5.001, colour: "#F08A3C", label: "PL 15以下（高い）" },
  { from: 15.001, colour: "#B22A2A", label: "PL 15超（極めて高い）" },
];

export const LIQUEFACTION_CLASS_LEGEND: Legend = [
  { from: 1, colour: "#FFF6D0", label: "1（発生傾向が非常に低い）" },
  { from: 2, colour: "#FFE08A", label: "2（低い）" },
  { from: 3, colour: "#F7A94B", label: "3（中くらい）" },
  { from: 4, colour: "#DE6038", label: "4（やや強い）" },
  { from: 5, colour: "#96213A", label: "5（強い）" },
];

/** 地域危険度のランク: relative to all 町丁目 of Tokyo, so not even rank 1 is drawn in a colour that says safe. */
export const KIKENDO_LEGEND: Legend = [
  { from: 1, colour: "#FFF3C4", label: "ランク1（危険量が低い）" },
  { from: 2, colour: "#FFD27A", label: "ランク2" },
  { from: 3, colour: "#FB9F5B", label: "ランク3" },
  { from: 4, colour: "#E0563F", label: "ランク4" },
  { from: 5, colour: "#8E1B3A", label: "ランク5（危険量が高い）" },
];

/** 万円 per 坪. */
export const PRICE_LEGEND: Legend = [
  { from: 0, colour: "#F3F0C7", label: "100万円未満" },
  { from: 100, colour: "#CFE2AE", label: "100万円以上150万円未満" },
  { from: 150, colour: "#9FD0A4", label: "150万円以上200万円未満" },
  { from: 200, colour: "#6BB8A4", label: "200万円以上300万円未満" },
  { from: 300, colour: "#3E9AA0", label: "300万円以上400万円未満" },
  { from: 400, colour: "#2A7896", label: "400万円以上500万円未満" },
  { from: 500, colour: "#2B5486", label: "500万円以上700万円未満" },
  { from: 700, colour: "#2B2A63", label: "700万円以上" },
];

/** Percent in three years. */
export const RISE_LEGEND: Legend = [
  { from: -100, colour: "#2166AC", label: "10%を超える下落" },
  { from: -10, colour: "#7DB5D8", label: "3%を超え10%以下の下落" },
  { from: -3, colour: "#EFEAE2", label: "3%以下の下落から3%未満の上昇" },
  { from: 3, colour: "#F9CDB5", label: "3%以上10%未満の上昇" },
  { from: 10, colour: "#EE8D66", label: "10%以上20%未満の上昇" },
  { from: 20, colour: "#D3553F", label: "20%以上35%未満の上昇" },
  { from: 35, colour: "#A51626", label: "35%以上の上昇" },
];

export const YIELD_LEGEND: Legend = [
  { from: 0, colour: "#F1EEF6", label: "3%未満" },
  { from: 3, colour: "#D0CCE6", label: "3%以上4%未満" },
  { from: 4, colour: "#A9A3D0", label: "4%以上5%未満" },
  { from: 5, colour: "#8076B5", label: "5%以上6%未満" },
  { from: 6, colour: "#5E4A97", label: "6%以上8%未満" },
  { from: 8, colour: "#3B1F6B", label: "8%以上" },
];

export const CRIME_LEGEND: Legend = [
  { from: 1, colour: "#F0E2BE", label: "1（都道府県の中で少ないほう）" },
  { from: 2, colour: "#DDBF82", label: "2" },
  { from: 3, colour: "#C4934F", label: "3" },
  { from: 4, colour: "#9F5E33", label: "4" },
  { from: 5, colour: "#6E3320", label: "5（都道府県の中で多いほう）" },
];

/** Percent since 2020. */
export const POPULATION_LEGEND: Legend = [
  { from: -100, colour: "#7B3294", label: "40%を超える減少" },
  { from: -40, colour: "#A77BBE", label: "25%を超え40%以下の減少" },
  { from: -25, colour: "#CDB3DA", label: "10%を超え25%以下の減少" },
  { from: -10, colour: "#EBE1EE", label: "10%以下の減少" },
  { from: 0, colour: "#CFE6D2", label: "増加（10%未満）" },
  { from: 10, colour: "#6BAF7A", label: "10%以上の増加" },
];

export const FAULT_LEGEND: Legend = [{ from: 0, colour: "#B3261E", label: "知られている活断層" }];
