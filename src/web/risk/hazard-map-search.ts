import { formatView, type MapView, parseView } from "../kit/map/map-view.ts";
import { type ReportSearch, reportSearch } from "./report-search.ts";

/** What the address of a map of hazards carries beside that of a report: the layer and the part of the map. */
export type HazardMapSearch = ReportSearch & { readonly layer?: string; readonly at?: string };

export function hazardMapSearch(search: Record<string, unknown>): HazardMapSearch {
  const view = parseView(search.at);
  return {
    ...reportSearch(search),
    ...(typeof search.layer === "string" && /^[a-z0-9_]{1,40}$/.test(search.layer) ? { layer: search.layer } : {}),
    ...(view ? { at: formatView(view) } : {}),
  };
}

/** Near enough to tell streets apart, around the building unless the address says otherwise. */
export function viewOf({ at }: HazardMapSearch, place: MapView["place"]): MapView {
  return parseView(at) ?? { place, zoom: 14 };
}
