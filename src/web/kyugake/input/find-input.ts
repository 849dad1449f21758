import { type ApiClient, apiClient, type HomeAreas } from "#api/client/client.ts";
import type { FlaggedQuestion } from "#web/kyugake/list/flagged-search.ts";

/** Cities with flagged homes, by prefecture; empty where they could not be had: the other conditions work without. */
export type AreaGroup = { readonly name: string; readonly cities: HomeAreas["items"] };
export type InputFound = { readonly question: FlaggedQuestion; readonly areas: readonly AreaGroup[] };

/** Homes are counted whatever else is asked: what is ticked next must not vanish. */
const FLAGGED = { sure: "A,B,C" } as const;
/** Prefectures whose cities are listed: those with most of them. */
const MOST_PREFECTURES = 4;

export async function findInput(question: FlaggedQuestion, { estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<InputFound> {
  const prefectures = await estate.get("/homes/areas", { query: FLAGGED });
  if (!prefectures.ok) return { question, areas: [] };
  const most = prefectures.value.items
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_PREFECTURES);
  const groups = await Promise.all(
    most.map(async ({ code, name }): Promise<AreaGroup[]> => {
      const cities = await estate.get("/homes/areas", { query: { ...FLAGGED, parent: code } });
      return cities.ok ? [{ name, cities: cities.value.items.filter(({ count }) => count > 0) }] : [];
    }),
  );
  return { question, areas: groups.flat() };
}
