import type { HomeDetail } from "#api/client/client.ts";
import { searchValue } from "#wire/known-fields.ts";

/** The answers that the price check of a home begins with, by their names in its address. */
type PriceCheckSearch = Readonly<Record<string, string | number>>;

/**
 * What the blind estimate of a home knew of it, so that the price check begins there and comes to the same price: the station on foot among it, and of houses
 * the land as size, and of flats the floor and the direction.
 */
export function priceCheckSearch({ home, facts }: HomeDetail, kind: "condo" | "house" | "land"): PriceCheckSearch {
  const station = facts.stations.find(({ busMinutes }) => busMinutes === null);
  const isBuilt = kind !== "land";
  return told({
    kind,
    ...(home.apartmentKey === null ? { cityCode: searchValue(home.cityCode), town: home.town } : { apartmentKey: home.apartmentKey }),
    areaM2: kind === "condo" ? home.areaM2 : home.landAreaM2,
    floorAreaM2: kind === "house" ? home.areaM2 : null,
    layout: isBuilt ? home.layout : null,
    builtYear: isBuilt ? home.builtYear : null,
    stationName: station?.stationName ?? null,
    walkMinutes: station?.minutes ?? null,
    ...(kind === "condo" ? { floor: home.floor, totalFloors: home.totalFloors, direction: facts.direction } : {}),
  });
}

function told(answers: Readonly<Record<string, string | number | null>>): PriceCheckSearch {
  return Object.fromEntries(Object.entries(answers).flatMap(([field, value]) => (value === null ? [] : [[field, value]])));
}
