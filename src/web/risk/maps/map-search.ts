import { formatPlace, formatView, type MapView, parsePlace, parseView } from "#web/kit/map/layers/map-view.ts";
import { type ReportSearch, reportSearch } from "#web/risk/frame/report-search.ts";
import { knownFields } from "#wire/known-fields.ts";

/**
 * What the address of a map carries beside that of a report: the layers (the lowest first, `flood_max_rank,landslide`), how strongly they are drawn in
 * percent, the part of the map and the picked spot.
 */
export type MapSearch = ReportSearch & {
  readonly layer?: string;
  readonly strength?: number;
  readonly at?: string;
  readonly pin?: string;
};

const LAYERS = /^[a-z0-9_]{1,40}(,[a-z0-9_]{1,40}){0,3}$/;
/** Fainter than this a colour could be taken for another one. */
export const LEAST_STRENGTH = 40;

export function mapSearch(search: Record<string, unknown>): MapSearch {
  const view = parseView(search.at);
  const pin = parsePlace(search.pin);
  const { strength } = search;
  return knownFields(["layer", "strength", "at", "pin"], {
    ...reportSearch(search),
    ...(typeof search.layer === "string" && LAYERS.test(search.layer) ? { layer: search.layer } : {}),
    ...(typeof strength === "number" && strength >= LEAST_STRENGTH && strength <= 100 ? { strength: Math.round(strength) } : {}),
    ...(view ? { at: formatView(view) } : {}),
    ...(pin ? { pin: formatPlace(pin) } : {}),
  });
}

/** What links to other pages of the report carry along, and what the report is asked for by. */
export function reportPart({ layer: _layer, strength: _strength, at: _at, pin: _pin, ...report }: MapSearch): ReportSearch {
  return report;
}

/** Near enough to tell streets apart, around the building unless the address says otherwise. */
export function viewOf({ at }: MapSearch, place: MapView["place"], zoom = 14): MapView {
  return parseView(at) ?? { place, zoom };
}
