import type { ApiClient } from "#api/client/client.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import type { PlaceNames } from "./condition-words.ts";

type Estate = Pick<ApiClient["estate"], "get">;

/** What the places of a question are called: cities by their prefecture's list, buildings by what they say of themselves. Without an answer a place has no name. */
export async function namesOf({ areas, apartmentKeys }: HomeConditions, estate: Estate): Promise<PlaceNames> {
  const prefectures = [...new Set(areas.map((code) => code.slice(0, 2)))];
  const [cities, buildings] = await Promise.all([
    Promise.all(prefectures.map((parent) => estate.get("/homes/areas", { query: { parent } }))),
    Promise.all(apartmentKeys.map(async (key) => ({ key, answer: await estate.get("/apartments/{key}", { path: { key } }) }))),
  ]);
  return Object.fromEntries([
    ...cities.flatMap((answer) => (answer.ok ? answer.value.items.map(({ code, name }) => [code, name] as const) : [])),
    ...buildings.flatMap(({ key, answer }) => (answer.ok ? [[key, answer.value.name] as const] : [])),
  ]);
}
