import { knownFields } from "#kernel/known-fields.ts";
import { formatPlace, formatView, type MapView, parsePlace, parseView } from "../kit/map/map-view.ts";
import { type ReportSearch, reportSearch } from "./report-search.ts";

/** What the address of a map of hazards carries beside that of a report: the layer, the part of the map and the picked spot. */
export type HazardMapSearch = ReportSearch & { readonly layer?: string; readonly at?: string; readonly pin?: string };

export function hazardMapSearch(search: Record<string, unknown>): HazardMapSearch {
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
export function reportPart({ layer: _layer, at: _at, pin: _pin, ...report }: HazardMapSearch): ReportSearch {
  return report;
}

/** Near enough to tell streets apart, around the building unless the address says otherwise. */
export function viewOf({ at }: HazardMapSearch, place: MapView["place"], zoom = 14): MapView {
  return parseView(at) ?? { place, zoom };
}
