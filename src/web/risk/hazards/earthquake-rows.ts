import type { LayerRow } from "./hazard-rows.tsx";
import { districtRankMeaning, groundMeaning, liquefactionWords, plWords, probabilityText, quakeMeaning } from "./quake-classes.ts";

const shaking = (layer: LayerRow["layer"]): LayerRow => ({ layer, words: probabilityText, meaning: quakeMeaning });

export const SHAKING: readonly LayerRow[] = [
  { ...shaking("quake_i55"), indicators: ["quake_probability"] },
  shaking("quake_i60"),
  shaking("quake_i50"),
  shaking("quake_i45"),
];

export const GROUND: readonly LayerRow[] = [
  { layer: "ground_arv", indicators: ["ground_amplification"], words: (arv) => `${arv.toFixed(2)}倍`, meaning: groundMeaning },
  {
    layer: "ground_avs",
    words: (speed) => `${Math.round(speed)} m/s`,
    meaning: () => "地表から30mまでを地震の波が伝わる速さです。遅いほど、やわらかい地盤です。",
  },
];

export const LIQUEFACTION_BY_PL: LayerRow = {
  layer: "liquefaction_pl",
  indicators: ["liquefaction"],
  words: (pl) => `PL ${pl.toFixed(1)}（${plWords(pl)}）`,
  none: "PL 0（液状化の可能性はかなり低い）",
};

export const LIQUEFACTION_BY_LANDFORM: LayerRow = {
  layer: "liquefaction_class",
  indicators: ["liquefaction"],
  words: liquefactionWords,
  meaning: () => "地形から見た5段階の傾向です。特定の地震を想定したものではなく、区域の境を示すものでもありません。",
};

const OUTSIDE_TOKYO = "地域危険度は、東京都が都内の町丁目について調べたものです。";

export const DISTRICT: readonly LayerRow[] = [
  { layer: "tokyo_kikendo_total", indicators: ["area_danger"], words: rankWords, meaning: districtRankMeaning, outOfArea: OUTSIDE_TOKYO },
  { layer: "tokyo_kikendo_collapse", words: rankWords, outOfArea: OUTSIDE_TOKYO },
  { layer: "tokyo_kikendo_fire", words: rankWords, outOfArea: OUTSIDE_TOKYO },
  {
    layer: "tokyo_kikendo_difficulty",
    words: (value) => (Number.isInteger(value) ? rankWords(value) : `係数 ${value.toFixed(2)}`),
    meaning: () => "道路の広さなどから見た、消火や避難のしにくさです。",
    outOfArea: OUTSIDE_TOKYO,
  },
];

function rankWords(rank: number): string {
  return `ランク${rank}（5段階。5が最も危険）`;
}
