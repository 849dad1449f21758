import { useNavigate } from "@tanstack/react-router";
import { type ApiClient, apiClient, type SuggestItem } from "#api/client/client.ts";
import { placeLine } from "#web/kit/form/place-line.ts";
import type { SearchBoxProps, SearchOption } from "#web/kit/form/search-box.tsx";
import type { Loaded } from "#web/kit/form/use-suggestions.ts";
import { riskPath } from "#web/risk/frame/report-search.ts";
import { LONGEST_TEXT } from "./guide-search.ts";

type BuildingTarget = { readonly to: string; readonly search: Readonly<Record<string, string | number>> };
export type BuildingOption = SearchOption & { readonly item: SuggestItem };

/** What of a report a chosen building opens. */
type Opens = { readonly page: string; readonly search: BuildingTarget["search"] };
const REPORT: Opens = { page: "summary", search: {} };

/** Where a suggestion leads: a building to a page of its report, a city or a town to its list, everything else to the search. */
export function buildingTarget(item: SuggestItem, { page, search } = REPORT): BuildingTarget {
  if (item.kind === "apartment") return { to: riskPath(item.reference, page), search };
  if (item.cityCode === null) return { to: "/risk/search_result", search: { q: item.label } };
  return { to: "/risk/search_area", search: { city: item.cityCode, ...(item.town === null ? {} : { town: item.town }) } };
}

/** A suggestion as a line of the list. */
export function buildingOption(item: SuggestItem): BuildingOption {
  return { ...placeLine(item), item };
}

export type BuildingSearch = Pick<SearchBoxProps<BuildingOption>, "load" | "onPick" | "onSearch" | "onContinue">;

/** What the search box of the risk pages does. */
export function useBuildingSearch(opens: Opens = REPORT): BuildingSearch {
  const navigate = useNavigate();
  const search = (q: string) => void navigate({ to: "/risk/search_result", search: { q } });
  return {
    load: loadBuildings,
    onPick: ({ item }) => void navigate(buildingTarget(item, opens)),
    onSearch: search,
    onContinue: search,
  };
}

/** What is suggested for a text that is being typed. */
export async function loadBuildings(
  text: string,
  signal: AbortSignal,
  { estate }: Pick<ApiClient, "estate"> = apiClient(),
): Promise<Loaded<BuildingOption>> {
  const answer = await estate.get("/suggest", { query: { q: text.slice(0, LONGEST_TEXT), limit: 8 }, signal });
  return answer.ok ? { ok: true, items: answer.value.items.map(buildingOption) } : { ok: false };
}
