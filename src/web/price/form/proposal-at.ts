import type { Place } from "#web/price/place/find-place.ts";

/** What a letter about a missing building begins with, as the chosen place tells it; null where a building is chosen, or no price can be told. */
export function proposalAt(place: Place): { readonly address?: string } | null {
  switch (place.kind) {
    case "town":
      return { address: `${place.city.prefecture}${place.city.cityName}${place.town}` };
    case "city":
      return { address: `${place.city.prefecture}${place.city.cityName}` };
    case "address":
      return { address: place.address };
    case "unknown-apartment":
      return {};
    default:
      return null;
  }
}
