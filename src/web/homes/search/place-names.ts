import type { ApiClient } from "#api/client/client.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import type { PlaceNames } from "#web/homes/question/condition-words.ts";

type Estate = Pick<ApiClient["estate"], "get">;

/** What the areas, stations and buildings of a question are called. Without an answer a place has no name. */
export async function namesOf(conditions: HomeConditions, estate: Estate): Promise<PlaceNames> {
  const { areas, stations, commutes, apartmentKeys } = conditions;
  if ([areas, stations, commutes, apartmentKeys].every(({ length }) => length === 0)) return {};
  const answer = await estate.get("/homes/names", { query: writeConditions(conditions) });
  return answer.ok ? Object.fromEntries(answer.value.items.map(({ code, name }) => [code, name])) : {};
}
