import type { LayerId } from "#domain/surroundings/layers/layers.ts";
import { DISTRICT, GROUND, LIQUEFACTION_BY_LANDFORM, LIQUEFACTION_BY_PL, SHAKING } from "#web/risk/hazards/earthquake-rows.ts";
import { OTHER_WATER, RIVER } from "#web/risk/hazards/flood-rows.ts";
import type { LayerRow } from "#web/risk/hazards/hazard-rows.tsx";

/** Layers of findings, and the lines of active faults. */
export type ShownLayer = LayerId | "active_fault";

/** A layer that a map of hazards can show. `pictures`: the name of its public pictures (重ねるハザードマップ), in place of our own tiles. */
export type MapChoice = { readonly id: string; readonly label: string; readonly layer: ShownLayer; readonly pictures?: string };

export type MapTopic = {
  readonly tab: "flood" | "earthquake";
  readonly page: string;
  readonly choices: readonly [MapChoice, ...MapChoice[]];
  /** How what is found at a spot is told, in their order. */
  readonly rows: readonly LayerRow[];
};

const choice = (layer: ShownLayer, label: string): MapChoice => ({ id: layer, label, layer });

export const FLOOD_MAP: MapTopic = {
  tab: "flood",
  page: "浸水マップ",
  choices: [
    choice("flood_max_rank", "想定最大規模"),
    { id: "flood_public", label: "想定最大規模（公開タイル）", layer: "flood_max_rank", pictures: "01_flood_l2_shinsuishin_data" },
    choice("flood_planned_rank", "計画規模"),
    choice("flood_duration_rank", "浸水が続く時間"),
    choice("flood_collapse", "家屋倒壊等"),
    choice("inland_flood_rank", "内水"),
    choice("storm_surge_rank", "高潮"),
    choice("tsunami_rank", "津波"),
    choice("landslide", "土砂災害"),
  ],
  rows: [...RIVER, ...OTHER_WATER],
};

export const EARTHQUAKE_MAP: MapTopic = {
  tab: "earthquake",
  page: "地震マップ",
  choices: [
    choice("quake_i55", "震度6弱以上"),
    choice("quake_i60", "震度6強以上"),
    choice("quake_i50", "震度5強以上"),
    choice("quake_i45", "震度5弱以上"),
    choice("ground_arv", "地盤の増幅率"),
    choice("liquefaction_class", "液状化（地形）"),
    choice("liquefaction_pl", "液状化（PL値）"),
    choice("tokyo_kikendo_total", "地域危険度"),
    choice("active_fault", "活断層"),
  ],
  rows: [...SHAKING, ...GROUND, LIQUEFACTION_BY_LANDFORM, LIQUEFACTION_BY_PL, ...DISTRICT],
};

/** The choices that can be shown: public pictures only where the settings name a service. */
export function openChoices({ choices }: MapTopic, hasPictures: boolean): readonly MapChoice[] {
  return choices.filter(({ pictures }) => pictures === undefined || hasPictures);
}

/** Written for an address in which no layer is shown. */
const NOTHING = "none";
/** More layers than this on each other tell nothing apart. */
const MOST_LAYERS = 4;

/** Each once, and of too many the lowest go: those of an address as well as those that are ticked. */
const atMost = <T>(layers: readonly T[]): readonly T[] => [...new Set(layers)].slice(-MOST_LAYERS);

/** The layers of an address, the lowest first; the first one of the topic where it names none that can be shown. */
export function choicesOf(topic: MapTopic, ids: string | undefined, hasPictures: boolean): readonly MapChoice[] {
  if (ids === NOTHING) return [];
  const open = openChoices(topic, hasPictures);
  const named = (ids ?? "").split(",").flatMap((id) => open.find((each) => each.id === id) ?? []);
  return named.length > 0 ? atMost(named) : [topic.choices[0]];
}

/** The layers as an address has them, with one laid on top or taken away. */
export function toggled(shown: readonly MapChoice[], id: string): string {
  const others = shown.filter((each) => each.id !== id).map((each) => each.id);
  const next = others.length < shown.length ? others : atMost([...others, id]);
  return next.length === 0 ? NOTHING : next.join(",");
}

/** A value of a layer in words: `0.5m以上3m未満`, `47%`. */
export function wordsOf({ rows }: MapTopic, layer: ShownLayer, value: number): string {
  if (layer === "active_fault") return `長さ約${value}km`;
  return rows.find((row) => row.layer === layer)?.words(value, {}) ?? String(value);
}
