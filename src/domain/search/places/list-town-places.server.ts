import { listChome, listCities, listTowns } from "#domain/properties/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { addressPlaces } from "./address-places.ts";
import type { FoundPlace } from "./types.ts";

/** A 地区名 of a city with its 町丁目 in order. */
export type TownPlaces = { readonly town: string; readonly kana: string | null; readonly places: readonly FoundPlace[] };

export type CityTowns = { readonly cityName: string | null; readonly prefecture: string | null; readonly towns: readonly TownPlaces[] };

/** The towns of a city of which a place is known, by their reading where it is known, else by their letters. No such city: null and none. */
export async function listTownPlaces(db: Db, cityCode: string): Promise<CityTowns> {
  const [towns, chome] = await Promise.all([listTowns(db, [cityCode]), listChome(db, [cityCode])]);
  const city = listCities().find(({ code }) => code === cityCode);
  return {
    cityName: city?.name ?? null,
    prefecture: city?.prefecture ?? null,
    towns: towns
      .map(({ town, kana }) => ({ town, kana, places: addressPlaces({ cityCode, town, rest: "", isExact: true }, chome) }))
      .filter(({ places }) => places.length > 0)
      .toSorted((a, b) => (a.kana ?? a.town).localeCompare(b.kana ?? b.town, "ja")),
  };
}
