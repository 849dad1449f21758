import { type ApartmentResponse, type ApiClient, apiClient, type Market } from "#api/client/client.ts";
import { type Draft, hasPlace } from "./draft.ts";

type Cities = Market["cities"];
type City = Cities[number];

/** What the place of a draft turned out to be. */
export type Place =
  | { readonly kind: "none" }
  | { readonly kind: "apartment"; readonly apartment: ApartmentResponse }
  | { readonly kind: "town"; readonly city: City; readonly town: string }
  /** A city whose town is still to be typed. */
  | { readonly kind: "city"; readonly city: City }
  /** A free text; whether it is covered shows when it is looked up. */
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "unknown-apartment" }
  | { readonly kind: "out-of-area" };

/** `failed`: the services did not answer, so the place could not be looked up. */
export type InputData = { readonly place: Place; readonly cities: Cities; readonly failed: boolean };

/** Looks up what the place of a draft is, and which areas are covered. */
export async function findPlace(draft: Draft, { estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<InputData> {
  const [market, apartment] = await Promise.all([
    estate.get("/market"),
    draft.apartmentKey ? estate.get("/apartments/{key}", { path: { key: draft.apartmentKey } }) : null,
  ]);
  const cities = market.ok ? market.value.cities : [];
  const isMissing = apartment !== null && !apartment.ok && apartment.problem.status === 404;
  const failed = !market.ok || (apartment !== null && !apartment.ok && !isMissing);
  if (isMissing) return { place: { kind: "unknown-apartment" }, cities, failed };
  if (apartment?.ok) return { place: { kind: "apartment", apartment: apartment.value }, cities, failed };
  return { place: failed ? { kind: "none" } : townOf(draft, cities), cities, failed };
}

/** The place that city code, town and address name. */
export function townOf(draft: Draft, cities: Cities): Place {
  const { cityCode, town, address } = draft;
  if (cityCode === undefined) return hasPlace(draft) && address ? { kind: "address", address } : { kind: "none" };
  const city = cities.find((known) => known.cityCode === cityCode);
  if (!city) return { kind: "out-of-area" };
  return town ? { kind: "town", city, town } : { kind: "city", city };
}

/** How a place is called in a list of recent searches. */
export function placeLabel(place: Place): string {
  if (place.kind === "apartment") return place.apartment.name;
  if (place.kind === "town") return `${place.city.cityName}${place.town}`;
  return place.kind === "address" ? place.address : "";
}
