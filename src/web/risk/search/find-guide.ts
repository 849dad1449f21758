import { type ApiClient, apiClient, type Market, type RiskListItem, type RiskPage, type SuggestItem } from "#api/client/client.ts";
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
};

/** What the first page of the risk report shows. Every part may be missing, and the page stands. */
export async function findGuide({ estate }: Services = apiClient()): Promise<GuideData> {
  const [market, list] = await Promise.all([estate.get("/market"), estate.get("/risk")]);
  const items = list.ok ? list.value.items : [];
  return {
    cities: market.ok ? market.value.cities : null,
    total: list.ok ? list.value.total : null,
    sample: items.find(({ apartment, rating }) => apartment.isSample && rating?.letter != null) ?? null,
  };
}

/** Buildings of a city or a town. `failed`: a service did not answer, which is not the same as nothing there. */
export type AreaFound = { readonly question: AreaQuestion; readonly cities: readonly City[] } & (
  | { readonly kind: "start" | "failed" | "out-of-area" }
  | { readonly kind: "found"; readonly city: City; readonly towns: readonly string[]; readonly list: RiskPage }
);

export async function findArea(search: AreaSearch, { estate }: Services = apiClient()): Promise<AreaFound> {
  const question = areaQuestion(search);
  const market = await estate.get("/market");
  if (!market.ok) return { kind: "failed", question, cities: [] };
  const { cities } = market.value;
  if (question.city === "") return { kind: search.city === undefined ? "start" : "out-of-area", question, cities };
  const city = cities.find(({ cityCode }) => cityCode === question.city);
  if (!city) return { kind: "out-of-area", question, cities };
  const { town, page } = question;
  const [places, list] = await Promise.all([
    estate.get("/suggest", { query: { q: city.cityName, limit: MANY } }),
    estate.get("/risk", { query: { cityCode: city.cityCode, page, ...(town === "" ? {} : { town }) } }),
  ]);
  if (!list.ok) return { kind: "failed", question, cities };
  const items = places.ok ? places.value.items : [];
  return { kind: "found", question, cities, city, towns: townsOf(city, items, list.value.items), list: list.value };
}

/** Towns of a city: those that are suggested, and those of the buildings on the page. */
function townsOf({ cityCode }: City, suggested: readonly SuggestItem[], listed: readonly RiskListItem[]): readonly string[] {
  const named = suggested.filter((item) => item.kind === "town" && item.cityCode === cityCode).flatMap(({ town }) => town ?? []);
  return [...new Set([...named, ...listed.map(({ apartment }) => apartment.town)])];
}

/** What a name or an address found. `start`: nothing was asked. */
export type NameFound = { readonly question: NameQuestion } & (
  | { readonly kind: "start" | "failed" }
  | { readonly kind: "found"; readonly list: RiskPage; readonly places: readonly SuggestItem[] }
);

export async function findByName(search: NameSearch, { estate }: Services = apiClient()): Promise<NameFound> {
  const question = nameQuestion(search);
  const { q, page } = question;
  if (q === "") return { kind: "start", question };
  const [list, places] = await Promise.all([
    estate.get("/risk", { query: { q, page } }),
    estate.get("/suggest", { query: { q, limit: MANY } }),
  ]);
  if (!list.ok) return { kind: "failed", question };
  const items = places.ok ? places.value.items : [];
  return {
    kind: "found",
    question,
    list: list.value,
    places: items.filter(({ kind, cityCode }) => kind !== "apartment" && cityCode !== null),
  };
}
