import { useNavigate } from "@tanstack/react-router";
import { type ApiClient, apiClient, type FoundPlace, type SuggestItem } from "#api/client/client.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { mayBeAddress, placeLine } from "#web/kit/form/place-line.ts";
import type { SearchBoxProps, SearchOption } from "#web/kit/form/search-box.tsx";
import type { Loaded } from "#web/kit/form/use-suggestions.ts";
import { riskPath } from "#web/risk/frame/report-search.ts";
import { LONGEST_TEXT } from "./guide-search.ts";

type Target = { readonly to: string; readonly search: Readonly<Record<string, string | number>> };
/** A line of the list, and where it leads. */
export type PlaceOption = SearchOption & { readonly target: Target };

const KIND_TAGS: Readonly<Record<FoundPlace["kind"], string>> = { address: "住所", station: "駅", building: "マンション", point: "地点" };

/** A place that a report can be about. What of an address could not be placed goes with a town, to be told there. */
export function foundOption({ key, kind, label, detail, precision, rest }: FoundPlace): PlaceOption {
  const target = { to: riskPath(key, "summary"), search: rest === null || precision !== "town" ? {} : { rest } };
  return { id: `report:${key}`, label, detail, tag: KIND_TAGS[kind], target };
}

/** A suggestion: a building or a station leads to its report, a town or a city to what lies in it, anything else to the search. */
export function suggestedOption(item: SuggestItem): PlaceOption {
  return { ...placeLine(item), target: targetOf(item) };
}

function targetOf({ kind, reference, label, place, cityCode, town }: SuggestItem): Target {
  if (kind === "apartment") return { to: riskPath(reference, "summary"), search: {} };
  if (kind === "station" && place !== null) return { to: riskPath(placeKeyOf({ precision: "point", place }), "summary"), search: {} };
  if (cityCode === null) return { to: "/risk/search_result", search: { q: label } };
  return { to: "/risk/search_area", search: { city: cityCode, ...(town === null ? {} : { town }) } };
}

export type PlaceSearch = Pick<SearchBoxProps<PlaceOption>, "load" | "onPick" | "onSearch" | "onContinue">;

/** What the search box of the risk pages does: whatever is typed leads on. */
export function usePlaceSearch(): PlaceSearch {
  const navigate = useNavigate();
  const search = (q: string) => void navigate({ to: "/risk/search_result", search: { q } });
  return { load: loadPlaces, onPick: ({ target }) => void navigate(target), onSearch: search, onContinue: search };
}

const MANY = 8;

/** What is suggested for a text that is being typed: places where it may be an address, and what names begin so. */
export async function loadPlaces(
  text: string,
  signal: AbortSignal,
  { estate }: Pick<ApiClient, "estate"> = apiClient(),
): Promise<Loaded<PlaceOption>> {
  const query = { q: text.slice(0, LONGEST_TEXT), limit: MANY };
  const [suggested, found] = await Promise.all([
    estate.get("/suggest", { query, signal }),
    mayBeAddress(text) ? estate.get("/places", { query, signal }) : null,
  ]);
  if (!suggested.ok && !found?.ok) return { ok: false };
  const places = found?.ok ? found.value.items.filter(({ kind }) => kind === "address").map(foundOption) : [];
  const others = suggested.ok ? suggested.value.items.map(suggestedOption) : [];
  return { ok: true, items: [...places, ...others].slice(0, MANY) };
}
