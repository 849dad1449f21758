import { formatPlace, formatView, type MapView, parsePlace, parseView } from "#web/kit/map/layers/map-view.ts";
import { type ReportSearch, reportSearch } from "#web/risk/frame/report-search.ts";
import { knownFields } from "#wire/known-fields.ts";

/** What the address of a map carries beside that of a report: the layer, the part of the map and the picked spot. */
export type MapSearch = ReportSearch & { readonly layer?: string; readonly at?: string; readonly pin?: string };

export function mapSearch(search: Record<string, unknown>): MapSearch {
  const view = parseView(search.at);
  const pin = parsePlace(search.pin);
  return knownFields(["layer", "at", "pin"], {
    ...reportSearch(search),
    ...(typeof search.layer === "string" && /^[a-z0-9_]{1,40}$/.test(search.layer) ? { layer: search.layer } : {}),
    ...(view ? { at: formatView(view) } : {}),
    ...(pin ? { pin: formatPlace(pin) } : {}),
  });
}

/** What links to other pages of the report carry along, and what the report is asked for by. */
export function reportPart({ layer: _layer, at: _at, pin: _pin, ...report }: MapSearch): ReportSearch {
  return report;
}

/** Near enough to tell streets apart, around the building unless the address says otherwise. */
export function viewOf({ at }: MapSearch, place: MapView["place"], zoom = 14): MapView {
  return parseView(at) ?? { place, zoom };
}
