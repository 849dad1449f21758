import { type ApartmentResponse, type ApiClient, apiClient, type Market } from "#api/client/client.ts";
import { type Draft, hasPlace } from "./draft.ts";
import { LONGEST_TEXT } from "./hub-search.ts";
import { placeOfText } from "./place-of-text.ts";

type Cities = Market["cities"];
type City = Cities[number];

/** What the place of a draft turned out to be. */
export type Place =
  | { readonly kind: "none" }
  | { readonly kind: "apartment"; readonly apartment: ApartmentResponse }
  | { readonly kind: "town"; readonly city: City; readonly town: string }
  /** A city whose town is still to be typed. */
  | { readonly kind: "city"; readonly city: City }
  /** A free text. `town`: the one town that it means; null where several are possible, or none is known by this name. */
  | { readonly kind: "address"; readonly address: string; readonly town: string | null }
  | { readonly kind: "unknown-apartment" }
  | { readonly kind: "unknown-postal-code" }
  /** `label`: what lies outside, where its name is known. */
  | { readonly kind: "out-of-area"; readonly label: string | null };

/** So many suggestions say whether a text means one place. */
export const MOST_MEANT = 8;

/** `failed`: the services did not answer, so the place could not be looked up. `hasBuildings` false: no building is known, so none can be named. */
export type InputData = { readonly place: Place; readonly cities: Cities; readonly failed: boolean; readonly hasBuildings: boolean };

/** Looks up what the place of a draft is, and which areas are covered. */
export async function findPlace(draft: Draft, { estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<InputData> {
  const [market, apartment] = await Promise.all([
    estate.get("/market"),
    draft.apartmentKey ? estate.get("/apartments/{key}", { path: { key: draft.apartmentKey } }) : null,
  ]);
  const { cities, hasBuildings } = market.ok ? market.value : { cities: [], hasBuildings: true };
  const known = { cities, hasBuildings };
  const isMissing = apartment !== null && !apartment.ok && apartment.problem.status === 404;
  const failed = !market.ok || (apartment !== null && !apartment.ok && !isMissing);
  if (isMissing) return { place: { kind: "unknown-apartment" }, ...known, failed };
  if (apartment?.ok) return { place: { kind: "apartment", apartment: apartment.value }, ...known, failed };
  if (failed) return { place: { kind: "none" }, ...known, failed };
  const place = townOf(draft, cities);
  return { place: place.kind === "address" ? await readAddress(place.address, cities, estate) : place, ...known, failed };
}

/** What a text turns out to be before anything else is asked. Where the suggestions do not answer it stays as it was typed. */
async function readAddress(address: string, cities: Cities, estate: ApiClient["estate"]): Promise<Place> {
  const answer = await estate.get("/suggest", { query: { q: address.slice(0, LONGEST_TEXT), limit: MOST_MEANT } });
  const found = placeOfText(address, answer.ok ? answer.value.items : [], cities);
  if (answer.ok && (found.kind === "out-of-area" || found.kind === "unknown-postal-code")) return found;
  return { kind: "address", address, town: found.kind === "place" ? found.label : null };
}

/** The place that city code, town and address name. */
export function townOf(draft: Draft, cities: Cities): Place {
  const { cityCode, town, address } = draft;
  if (cityCode === undefined) return hasPlace(draft) && address ? { kind: "address", address, town: null } : { kind: "none" };
  const city = cities.find((known) => known.cityCode === cityCode);
  if (!city) return { kind: "out-of-area", label: town ?? null };
  return town ? { kind: "town", city, town } : { kind: "city", city };
}

/** How a place is called in a list of recent searches. */
export function placeLabel(place: Place): string {
  if (place.kind === "apartment") return place.apartment.name;
  if (place.kind === "town") return `${place.city.cityName}${place.town}`;
  return place.kind === "address" ? place.address : "";
}
