import type { LonLat } from "#kernel/geo.ts";
import { formatPlace, formatView, type MapView, parsePlace, parseView } from "#web/kit/map/layers/map-view.ts";
import { knownFields } from "#wire/known-fields.ts";
import { KINDS, type KindId, TOPICS, type TopicId } from "./topics.ts";

/** What a link to the heatmap carries, the picked spot (`pin`) among it. What is left out is as the map first opens. */
export type HeatmapSearch = {
  readonly layer?: TopicId;
  readonly kind?: KindId;
  readonly year?: number;
  readonly at?: string;
  readonly pin?: string;
};

/** The map as it is shown; `year` null: the newest. */
export type HeatmapState = {
  readonly topic: TopicId;
  readonly kind: KindId;
  readonly year: number | null;
  readonly view: MapView;
  readonly pin: LonLat | null;
};

/** 東京駅, close enough for every layer. */
const FIRST_VIEW: MapView = { place: { lon: 139.767, lat: 35.681 }, zoom: 12 };

/** The known fields of unknown search parameters. What cannot be meant is dropped, so that an old link still opens a map. */
export function heatmapSearch({ layer, kind, year, at, pin }: Record<string, unknown>): HeatmapSearch {
  const topic = TOPICS.find(({ id }) => id === layer);
  const known = KINDS.find(({ id }) => id === kind);
  const view = parseView(at);
  const picked = parsePlace(pin);
  return knownFields(["layer", "kind", "year", "at", "pin"], {
    ...(topic ? { layer: topic.id } : {}),
    ...(known ? { kind: known.id } : {}),
    ...(isYear(year) ? { year } : {}),
    ...(view ? { at: formatView(view) } : {}),
    ...(picked ? { pin: formatPlace(picked) } : {}),
  });
}

export function stateOf({ layer = "price", kind = "condo", year, at, pin }: HeatmapSearch): HeatmapState {
  return { topic: layer, kind, year: year ?? null, view: parseView(at) ?? FIRST_VIEW, pin: parsePlace(pin) };
}

/** The shortest link to a state. */
export function searchOf({ topic, kind, year, view, pin }: HeatmapState): HeatmapSearch {
  return {
    layer: topic,
    ...(kind === "condo" ? {} : { kind }),
    ...(year === null ? {} : { year }),
    at: formatView(view),
    ...(pin ? { pin: formatPlace(pin) } : {}),
  };
}

function isYear(year: unknown): year is number {
  return typeof year === "number" && Number.isInteger(year) && year >= 1900 && year <= 2100;
}
