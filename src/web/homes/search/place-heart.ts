import type { HomeConditions } from "#domain/search/homes/types.ts";
import { nameOf, type PlaceNames } from "#web/homes/question/condition-words.ts";
import type { HeartItem } from "#web/session/favorites/browser-favorites.ts";

/** What a list is of, where a heart can keep it: the one area or the one building that is asked for; null: more than one, or none. */
export function heartOfList({ areas, apartmentKeys, stations, polygon }: HomeConditions, names: PlaceNames): HeartItem | null {
  if (stations.length > 0 || polygon !== null || areas.length + apartmentKeys.length !== 1) return null;
  const [area] = areas;
  const [building = ""] = apartmentKeys;
  return area === undefined
    ? { kind: "building", key: building, label: nameOf(building, names), price: null }
    : { kind: "area", key: area, label: nameOf(area, names), price: null };
}
