import { depthWordsOf, riverWords } from "#domain/risk/model/town-words.ts";
import { depthOf, durationMeaning, durationWords } from "./depth-words.ts";
import type { LayerRow } from "./hazard-rows.tsx";

const NO_COLOUR = "色なし（想定の区域に入っていません）";
const NO_COLOUR_IS_NOT_SAFE = "色がないことは、安全を意味しません。";

const depthWords: LayerRow["words"] = (rank, details) => (depthOf(rank) === null ? `区分${rank}` : depthWordsOf({ details }, rank));
const depthMeaning: NonNullable<LayerRow["meaning"]> = (rank, details) =>
  [depthOf(rank)?.meaning, riverWords({ details })].filter((words) => words).join("") || undefined;

function depth(layer: LayerRow["layer"], title: string, indicators: readonly string[] = []): LayerRow {
  return { layer, title, words: depthWords, meaning: depthMeaning, none: NO_COLOUR, noneMeaning: NO_COLOUR_IS_NOT_SAFE, indicators };
}

/** What the river in flood would bring: the worst the law asks for (L2), what works are planned for (L1), how long, and how hard. */
export const RIVER: readonly LayerRow[] = [
  {
    ...depth("flood_max_rank", "想定最大規模（L2）の浸水深", ["flood"]),
    noneMeaning: `想定の対象になっていない川や、想定より強い雨もあります。${NO_COLOUR_IS_NOT_SAFE}`,
  },
  depth("flood_planned_rank", "計画規模（L1）の浸水深"),
  {
    layer: "flood_duration_rank",
    title: "浸水が続く時間",
    words: durationWords,
    meaning: (rank, { river }) => (typeof river === "string" ? `${durationMeaning(rank)}対象の川：${river}。` : durationMeaning(rank)),
    none: "色なし（続く時間は示されていません）",
    noneMeaning: NO_COLOUR_IS_NOT_SAFE,
  },
  {
    layer: "flood_collapse",
    title: "家屋倒壊等氾濫想定区域",
    words: () => "区域の中",
    meaning: () => "激しい流れや岸のくずれで、家屋が倒れるおそれがあるとされた区域です。早めの立ち退き避難が求められます。",
    none: "区域の外",
    noneMeaning: NO_COLOUR_IS_NOT_SAFE,
  },
];

export const OTHER_WATER: readonly LayerRow[] = [
  depth("inland_flood_rank", "内水（下水があふれる浸水）"),
  depth("storm_surge_rank", "高潮"),
  depth("tsunami_rank", "津波"),
  {
    layer: "landslide",
    title: "土砂災害",
    words: (kind) => (kind >= 2 ? "特別警戒区域（レッドゾーン）の中" : "警戒区域（イエローゾーン）の中"),
    meaning: (kind) =>
      kind >= 2 ? "建物がこわれ、命に危険が生じるおそれがあるとされた区域です。" : "命に危険が生じるおそれがあるとされた区域です。",
    none: "区域の外",
    noneMeaning: "区域の指定は順に進められています。斜面の近くでは、指定がなくても注意してください。",
  },
];
