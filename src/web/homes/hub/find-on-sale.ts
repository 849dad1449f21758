import { type ApiClient, apiClient, type HomeAreas, type SuggestItem } from "#api/client/client.ts";

type Estate = Pick<ApiClient, "estate">;
type Counted = HomeAreas["items"][number];

/** Where homes are on sale. `opened`: the prefectures with most homes, each with its cities; `others`: the rest, without theirs. */
export type AreasOnSale = {
  readonly opened: readonly (Counted & { readonly cities: readonly Counted[] })[];
  readonly others: readonly Counted[];
};

/** So many prefectures are listed with their cities. */
const OPENED = 3;

/** The areas with homes on offer, most homes first; null: the service did not answer, or nothing is on offer. */
export async function findAreasOnSale({ estate }: Estate = apiClient()): Promise<AreasOnSale | null> {
  const all = await estate.get("/homes/areas");
  if (!all.ok) return null;
  const prefectures = withHomes(all.value.items).toSorted((a, b) => b.count - a.count);
  if (prefectures.length === 0) return null;
  const cities = await Promise.all(
    prefectures.slice(0, OPENED).map(async (prefecture) => {
      const answer = await estate.get("/homes/areas", { query: { parent: prefecture.code } });
      return answer.ok ? [{ ...prefecture, cities: withHomes(answer.value.items) }] : [];
    }),
  );
  const opened = cities.flat();
  return { opened, others: prefectures.filter(({ code }) => opened.every((one) => one.code !== code)) };
}

export function withHomes<T extends { readonly count: number }>(items: readonly T[]): readonly T[] {
  return items.filter(({ count }) => count > 0);
}

/** Homes on offer at a place that a text may mean; `query`: the condition that lists them. */
export type HomesAt = { readonly label: string; readonly query: Readonly<Record<string, string>>; readonly total: number };
type Place = Omit<HomesAt, "total">;

/** So many places are counted, the likeliest first. */
const MOST_COUNTED = 5;

/** The homes on offer at the places of a search, and in buildings that are called so; those without homes are left out. Null: the service did not answer. */
export async function findHomesAt(
  { places, name }: { readonly places: readonly SuggestItem[]; readonly name: string },
  { estate }: Estate = apiClient(),
): Promise<readonly HomesAt[] | null> {
  const asked = [...places.flatMap(placeOfItem).slice(0, MOST_COUNTED), ...(name === "" ? [] : [ofName(name)])];
  const counted = await Promise.all(
    asked.map(async (place) => {
      const answer = await estate.get("/homes", { query: place.query });
      return answer.ok ? { ...place, total: answer.value.total } : null;
    }),
  );
  if (counted.length > 0 && counted.every((one) => one === null)) return null;
  return counted.flatMap((one) => (one !== null && one.total > 0 ? [one] : []));
}

const ofName = (name: string): Place => ({ label: `「${name}」を名前に含む建物`, query: { name } });

/** Where homes on offer at a suggested place are listed; a prefecture is opened by its cities, and a building is no place. */
export function placeOfItem({ kind, label, reference, cityCode, town }: SuggestItem): readonly Place[] {
  if (kind === "station") return [{ label, query: { station: reference } }];
  if (kind === "apartment" || cityCode === null) return [];
  return [{ label, query: { area: town === null ? cityCode : `${cityCode}-${town}` } }];
}
