import type { HomeToday } from "#domain/favorites/types.ts";
import { listCities } from "#domain/properties/index.server.ts";
import type { HomeTodayResponse } from "./schemas.ts";

/** A home as it stands today, with the name of its city. */
export function presentHome({ lon, lat, ...home }: HomeToday): HomeTodayResponse {
  const cityName = listCities().find(({ code }) => code === home.cityCode)?.name ?? "";
  return { ...home, cityName, place: lon === null || lat === null ? null : { lon, lat } };
}
