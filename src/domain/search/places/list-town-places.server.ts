import { listChome, listTowns } from "#domain/properties/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { addressPlaces } from "./address-places.ts";
import type { FoundPlace } from "./types.ts";

/** A 地区名 of a city with its 町丁目 in order. */
export type TownPlaces = { readonly town: string; readonly kana: string | null; readonly places: readonly FoundPlace[] };

/** The towns of a city of which a place is known, by their reading where it is known, else by their letters. */
export async function listTownPlaces(db: Db, cityCode: string): Promise<TownPlaces[]> {
  const [towns, chome] = await Promise.all([listTowns(db, [cityCode]), listChome(db, [cityCode])]);
  return towns
    .map(({ town, kana }) => ({ town, kana, places: addressPlaces({ cityCode, town, rest: "", isExact: true }, chome) }))
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => (a.kana ?? a.town).localeCompare(b.kana ?? b.town, "ja"));
}
