import { type ApartmentPage, type ApiClient, apiClient, type FoundPlace, type Market, type SuggestItem } from "#api/client/client.ts";
import { exactAddress } from "#web/price/place/exact-address.ts";
import { type HubQuestion, type HubSearch, hubQuestion } from "#web/price/place/hub-search.ts";

type City = Market["cities"][number];

/** What the hub shows. `hasBuildings` false: no building is known, so none can be named. `failed` means that a service did not answer, which is not the same as nothing found. */
export type Hub = { readonly question: HubQuestion; readonly cities: readonly City[]; readonly hasBuildings: boolean } & (
  | { readonly kind: "start" | "failed" }
  | { readonly kind: "out-of-area" }
  | {
      readonly kind: "found";
      /** Set when a city was asked for, not a text. */
      readonly city: City | null;
      /** The one address that the text is; null where there is none, or more than one. */
      readonly address: FoundPlace | null;
      readonly places: readonly SuggestItem[];
      readonly apartments: ApartmentPage;
    }
);

/** The most suggestions one answer holds. */
const MANY = 20;

/** Looks up what the hub is asked for. */
export async function findHub(search: HubSearch, { estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<Hub> {
  const question = hubQuestion(search);
  const market = await estate.get("/market");
  if (!market.ok) return { kind: "failed", question, cities: [], hasBuildings: true };
  const { cities, hasBuildings } = market.value;
  const asked = { question, cities, hasBuildings };
  const city = cities.find(({ cityCode }) => cityCode === question.city) ?? null;
  if (question.q === "" && question.city === "") return { kind: "start", ...asked };
  if (question.q === "" && city === null) return { kind: "out-of-area", ...asked };
  const [places, apartments, address] = await Promise.all([
    estate.get("/suggest", { query: { q: city?.cityName ?? question.q, limit: MANY } }),
    estate.get("/apartments", { query: { page: question.page, ...(city ? { cityCode: city.cityCode } : { q: question.q }) } }),
    city ? null : exactAddress(question.q, estate),
  ]);
  if (!places.ok || !apartments.ok) return { kind: "failed", ...asked };
  return { kind: "found", ...asked, city, address, places: placesOf(places, city), apartments: apartments.value };
}

/** The places that were asked for, the likeliest first, and the text that buildings may be called by. */
export function placesAsked({ city, places, question }: Extract<Hub, { readonly kind: "found" }>) {
  if (city === null) return { places, name: question.q };
  const { cityCode, cityName, prefecture, place } = city;
  const itself = {
    kind: "city",
    label: cityName,
    detail: prefecture,
    reference: cityCode,
    prefecture,
    cityCode,
    town: null,
    place,
  } as const;
  return { places: [itself], name: "" };
}

/** Condominiums have a list of their own; of a city, only its own towns and stations. */
function placesOf(
  { value: { items } }: { readonly value: { readonly items: readonly SuggestItem[] } },
  city: City | null,
): readonly SuggestItem[] {
  return items.filter((item) => item.kind !== "apartment" && (city === null || (item.cityCode === city.cityCode && item.town !== null)));
}
