import {
  type ApiClient,
  apiClient,
  type FoundPlace,
  type Market,
  type RiskListItem,
  type RiskPage,
  type SuggestItem,
  type TownList,
} from "#api/client/client.ts";
import { type AreaQuestion, type AreaSearch, areaQuestion, type NameQuestion, type NameSearch, nameQuestion } from "./guide-search.ts";

export type City = Market["cities"][number];

type Services = Pick<ApiClient, "estate">;

/** The most suggestions one answer holds. */
const MANY = 20;

export type GuideData = {
  /** Null: the service did not answer. */
  readonly cities: readonly City[] | null;
  /** How many buildings are known; null: not told. */
  readonly total: number | null;
  /** A building to show as an example; null: there is none. */
  readonly sample: RiskListItem | null;
  /** The market is the sample one: an invented example stands among its like. */
  readonly isSample: boolean;
};

/** What the first page of the risk report shows. Every part may be missing, and the page stands. */
export async function findGuide({ estate }: Services = apiClient()): Promise<GuideData> {
  const [market, list] = await Promise.all([estate.get("/market"), estate.get("/risk")]);
  const items = list.ok ? list.value.items : [];
  return {
    cities: market.ok ? market.value.cities : null,
    total: list.ok ? list.value.total : null,
    sample: items.find(({ apartment, rating }) => apartment.isSample && rating?.letter != null) ?? null,
    isSample: market.ok && market.value.origin === "sample",
  };
}

/** A town and how many 町丁目 it has; those of the town that was chosen themselves. */
export type TownLine = { readonly town: string; readonly count: number };

/** Towns, places and buildings of a city or a town. `failed`: a service did not answer, which is not the same as nothing there. */
export type AreaFound = { readonly question: AreaQuestion; readonly cities: readonly City[]; readonly hasBuildings: boolean } & (
  | { readonly kind: "start" | "failed" | "out-of-area" }
  | {
      readonly kind: "found";
      readonly city: NamedCity;
      readonly towns: readonly TownLine[];
      readonly places: readonly FoundPlace[];
      readonly list: RiskPage;
    }
);
export type NamedCity = Pick<City, "cityCode" | "cityName">;

export async function findArea(search: AreaSearch, { estate }: Services = apiClient()): Promise<AreaFound> {
  const question = areaQuestion(search);
  const { city: cityCode, town, page } = question;
  const market = await estate.get("/market");
  if (!market.ok) return { question, cities: [], kind: "failed", hasBuildings: true };
  const { cities, hasBuildings } = market.value;
  const asked = { question, cities, hasBuildings };
  if (cityCode === "") return { ...asked, kind: search.city === undefined ? "start" : "out-of-area" };
  const [towns, list] = await Promise.all([
    estate.get("/towns", { query: { cityCode } }),
    estate.get("/risk", { query: { cityCode, page, ...(town === "" ? {} : { town }) } }),
  ]);
  if (!towns.ok || !list.ok) return { ...asked, kind: "failed" };
  const cityName = nameOfCity(asked, towns.value);
  if (cityName === null) return { ...asked, kind: "out-of-area" };
  const { items } = towns.value;
  return {
    ...{ ...asked, kind: "found", city: { cityCode, cityName }, list: list.value },
    towns: townLines(items, list.value.items),
    places: items.find((one) => one.town === town)?.places ?? [],
  };
}

/** A city with sales, or one of which at least the towns are known. */
function nameOfCity({ question, cities }: Pick<AreaFound, "question" | "cities">, { items, cityName }: TownList): string | null {
  const covered = cities.find(({ cityCode }) => cityCode === question.city);
  return covered?.cityName ?? (items.length > 0 ? cityName : null);
}

/** Towns of the table, and those that only the buildings on the page name. */
function townLines(items: TownList["items"], buildings: readonly RiskListItem[]): readonly TownLine[] {
  const listed = items.map(({ town, places }) => ({ town, count: places.length }));
  const built = new Set(buildings.map(({ apartment }) => apartment.town));
  const others = [...built].filter((town) => !listed.some((line) => line.town === town));
  return [...listed, ...others.map((town) => ({ town, count: 0 }))];
}

/** What a name or an address found. `start`: nothing was asked. */
export type NameFound = { readonly question: NameQuestion; readonly hasBuildings: boolean } & (
  | { readonly kind: "start" | "failed" }
  | {
      readonly kind: "found";
      readonly list: RiskPage;
      readonly places: readonly FoundPlace[];
      /** Cities and towns that are called so. */
      readonly areas: readonly SuggestItem[];
      /** The one place that the text names: nothing is left to choose. */
      readonly only: FoundPlace | null;
    }
);

export async function findByName(search: NameSearch, { estate }: Services = apiClient()): Promise<NameFound> {
  const question = nameQuestion(search);
  const { q, page } = question;
  if (q === "") return { kind: "start", question, hasBuildings: await knowsBuildings({ estate }) };
  const [list, found, areas, hasBuildings] = await Promise.all([
    estate.get("/risk", { query: { q, page } }),
    estate.get("/places", { query: { q, limit: MANY } }),
    estate.get("/suggest", { query: { q, limit: MANY } }),
    knowsBuildings({ estate }),
  ]);
  if (!list.ok || !found.ok) return { kind: "failed", question, hasBuildings };
  const { items, outcome } = found.value;
  const [first = null] = items;
  const isOnly = outcome === "one" && page === 1 && (first?.kind !== "building" || list.value.total <= 1);
  const isAddress = items.some(({ kind }) => kind === "address");
  return {
    kind: "found",
    ...{ question, list: list.value, only: isOnly ? first : null },
    hasBuildings,
    places: items.filter(({ kind }) => kind !== "building"),
    areas: areas.ok ? areas.value.items.filter(({ kind }) => kind === "city" || (kind === "town" && !isAddress)) : [],
  };
}

/** Whether any building is known: where none is, nobody is asked for the name of one. True where it could not be asked. */
export async function knowsBuildings({ estate }: Services = apiClient()): Promise<boolean> {
  const market = await estate.get("/market");
  return !market.ok || market.value.hasBuildings;
}
