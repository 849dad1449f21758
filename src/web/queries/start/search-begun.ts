import { type ApiClient, apiClient } from "#api/client/client.ts";
import type { ConditionNames } from "#domain/queries/words/condition-words.ts";
import { asksAnything, readConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";

/** A search that becomes a saved condition, with what its places are called. */
export type BegunSearch = { readonly conditions: HomeConditions; readonly names: ConditionNames };

/** The conditions that stand in `from`, as the codec writes them; null: none that this program knows. */
export function conditionsFrom(from: string): HomeConditions | null {
  const conditions = readConditions(Object.fromEntries(new URLSearchParams(from)));
  return asksAnything(conditions) ? conditions : null;
}

/** The search of an address with the names of its places. A service that does not answer leaves a place without a name. */
export async function findBegunSearch(from: string, { estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<BegunSearch | null> {
  const conditions = conditionsFrom(from);
  if (conditions === null) return null;
  const [areas, buildings] = await Promise.all([areaNames(conditions, estate), buildingNames(conditions, estate)]);
  return { conditions, names: { areas, buildings, stations: new Map() } };
}

type Estate = ApiClient["estate"];

/** A 町 is called with its city: `江東区豊洲`. */
async function areaNames({ areas }: HomeConditions, estate: Estate): Promise<ReadonlyMap<string, string>> {
  const prefectures = [...new Set(areas.map((code) => code.slice(0, 2)))];
  const answers = await Promise.all(prefectures.map((parent) => estate.get("/homes/areas", { query: { parent } })));
  const cities = new Map(answers.flatMap((answer) => (answer.ok ? answer.value.items.map(({ code, name }) => [code, name] as const) : [])));
  return new Map(
    areas.flatMap((code) => {
      const [city = "", town = ""] = code.split("-");
      const name = cities.get(city);
      return name === undefined ? [] : [[code, `${name}${town}`] as const];
    }),
  );
}

async function buildingNames({ apartmentKeys }: HomeConditions, estate: Estate): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    apartmentKeys.map(async (key) => {
      const answer = await estate.get("/apartments/{key}", { path: { key } });
      return answer.ok ? [[key, answer.value.name] as const] : [];
    }),
  );
  return new Map(found.flat());
}
