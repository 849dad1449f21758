import { useNavigate } from "@tanstack/react-router";
import { type ApiClient, apiClient } from "#api/client/client.ts";
import type { Loaded } from "#web/kit/form/use-suggestions.ts";
import { LONGEST_TEXT } from "./hub-search.ts";
import { type SuggestionOption, type SuggestionTarget, suggestionOption } from "./suggestion-target.ts";
import { locationOf } from "./target-link.tsx";

/** What a search box does here: suggests places, and goes where a chosen one leads. */
export function usePlaceSearch() {
  const navigate = useNavigate();
  const go = (target: SuggestionTarget) => void navigate(locationOf(target));
  return {
    load: loadPlaces,
    onPick: ({ target }: SuggestionOption) => go(target),
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
  const answer = await estate.get("/suggest", { query: { q: text.slice(0, LONGEST_TEXT), limit: 8 }, signal });
  return answer.ok ? { ok: true, items: answer.value.items.map(suggestionOption) } : { ok: false };
}
