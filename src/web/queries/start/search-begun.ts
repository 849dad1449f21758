import { type ApiClient, apiClient } from "#api/client/client.ts";
import type { ConditionNames } from "#domain/queries/words/condition-words.ts";
import { asksAnything, readConditions, writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";

/** A search that becomes a saved condition, with what its places are called. */
export type BegunSearch = { readonly conditions: HomeConditions; readonly names: ConditionNames };

/** The search that stands in `from`, as the codec of conditions writes it; null: none. A service that does not answer leaves its places without names. */
export async function findBegunSearch(from: string, { estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<BegunSearch | null> {
  const conditions = readConditions(Object.fromEntries(new URLSearchParams(from)));
  if (!asksAnything(conditions)) return null;
  const answer = await estate.get("/homes/names", { query: writeConditions(conditions) });
  const names = new Map(answer.ok ? answer.value.items.map(({ code, name }) => [code, name] as const) : []);
  // A code is of one kind of place only.
  return { conditions, names: { areas: names, stations: names, buildings: names } };
}
