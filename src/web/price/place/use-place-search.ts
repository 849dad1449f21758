import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { type ApiClient, apiClient, type SuggestItem } from "#api/client/client.ts";
import { placeLine } from "#web/kit/form/place-line.ts";
import type { SearchOption } from "#web/kit/form/search-box.tsx";
import type { Loaded } from "#web/kit/form/use-suggestions.ts";
import { LONGEST_TEXT } from "./hub-search.ts";
import { type PlaceTarget, type SuggestionOption, suggestionOption, suggestionTarget } from "./suggestion-target.ts";
import { locationOf } from "./target-link.tsx";

type PlaceOption = SearchOption & { readonly target: PlaceTarget };

/** What a search box does here: suggests places, and goes where a chosen one leads. */
export function usePlaceSearch(targetOf: (item: SuggestItem) => PlaceTarget = suggestionTarget) {
  const navigate = useNavigate();
  const go = (target: PlaceTarget) => void navigate(locationOf(target));
  return {
    load: useCallback(
      (text: string, signal: AbortSignal) =>
        loadOptions(text, signal, { ...apiClient(), optionOf: (item) => ({ ...placeLine(item), target: targetOf(item) }) }),
      [targetOf],
    ),
    onPick: ({ target }: PlaceOption) => go(target),
    onSearch: (q: string) => go({ to: "text", q }),
    onContinue: (address: string) => go({ to: "input", place: { address } }),
  };
}

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;

/** Suggestions for what is typed, asked for while `signal` is not aborted. */
export async function loadPlaces(
  text: string,
  signal: AbortSignal,
  { estate }: Pick<ApiClient, "estate"> = apiClient(),
): Promise<Loaded<SuggestionOption>> {
  return loadOptions(text, signal, { estate, optionOf: suggestionOption });
}

type Loading<T> = Pick<ApiClient, "estate"> & { readonly optionOf: (item: SuggestItem) => T };

async function loadOptions<T>(text: string, signal: AbortSignal, { estate, optionOf }: Loading<T>): Promise<Loaded<T>> {
  const answer = await estate.get("/suggest", { query: { q: text.slice(0, LONGEST_TEXT), limit: 8 }, signal });
  return answer.ok ? { ok: true, items: answer.value.items.map(optionOf) } : { ok: false };
}
