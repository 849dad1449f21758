import type { SuggestItem } from "#api/client/client.ts";
import { placeLine } from "#web/kit/form/place-line.ts";
import type { SearchOption } from "#web/kit/form/search-box.tsx";
import type { Draft } from "./draft.ts";

/** Where a chosen suggestion leads: into the form with a place, or to the list of a city, or to a text search. */
export type SuggestionTarget =
  | { readonly to: "input"; readonly place: Draft }
  | { readonly to: "city"; readonly cityCode: string }
  | { readonly to: "text"; readonly q: string };

/** The same where homes are looked for: those on offer at the place come first. */
export type PlaceTarget = SuggestionTarget | { readonly to: "homes"; readonly query: Readonly<Record<string, string>> };

export type SuggestionOption = SearchOption & { readonly target: SuggestionTarget };

export function suggestionTarget(item: SuggestItem): SuggestionTarget {
  if (item.kind === "apartment") return { to: "input", place: { kind: "condo", apartmentKey: item.reference } };
  if (item.kind === "prefecture" || !item.cityCode) return { to: "text", q: nameOf(item) };
  if (item.town) return { to: "input", place: { cityCode: item.cityCode, town: item.town, ...stationOf(item) } };
  return { to: "city", cityCode: item.cityCode };
}

function stationOf(item: SuggestItem): Draft {
  return item.kind === "station" ? { stationName: nameOf(item) } : {};
}

/** Of a station its name alone: towns and buildings around it are called so, without 駅. */
function nameOf({ kind, label }: SuggestItem): string {
  return kind === "station" ? label.replace(/駅$/, "") : label;
}

/** A suggestion as a line of the list. */
export function suggestionOption(item: SuggestItem): SuggestionOption {
  return { ...placeLine(item), target: suggestionTarget(item) };
}
