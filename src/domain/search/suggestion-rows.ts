import type { Apartment, City, Town } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import { partsOfCityName } from "#kernel/japanese-text.ts";
import { suggestionKey } from "./query-text.ts";
import type { Suggestion } from "./types.ts";

/** A suggestion under one of the ways to write it. Heavier ones come first. */
export type SuggestionRow = Suggestion & { readonly searchKey: string; readonly weight: number };

/** Stations of one name and one place to change, whatever their lines. */
export type StationGroup = {
  readonly id: string;
  readonly name: string;
  readonly kana: string | null;
  readonly lines: readonly string[];
  readonly place: LonLat;
};

export type ApartmentName = Pick<Apartment, "key" | "name" | "nameKana" | "prefecture" | "cityCode" | "town" | "address" | "place">;

/** The town that a station stands in. */
export type StationTown = Pick<Town, "prefecture" | "cityCode" | "town">;

/** Of two places with as many sales the larger comes first. */
const BASE_WEIGHT = { prefecture: 3, city: 1.5, station: 0.5, town: 0, apartment: 0 } as const;
const LINES_SHOWN = 3;

/** Sales count by their order of magnitude: a town with 1,000 weighs 3. */
function weight(kind: keyof typeof BASE_WEIGHT, sales: number): number {
  return BASE_WEIGHT[kind] + Math.log10(1 + sales);
}

export function prefectureRows(city: City, sales: number): SuggestionRow[] {
  const { prefecture } = city;
  return underKeys([prefecture, city.prefectureKana], {
    ...place("prefecture", prefecture, "都道府県", city.code.slice(0, 2)),
    prefecture,
    weight: weight("prefecture", sales),
  });
}

export function cityRows(city: City, sales: number): SuggestionRow[] {
  return underKeys([city.name, ...partsOfCityName(city.name), city.kana], {
    ...place("city", city.name, city.prefecture, city.code),
    prefecture: city.prefecture,
    cityCode: city.code,
    weight: weight("city", sales),
  });
}

export function townRows(town: Town, sales: number): SuggestionRow[] {
  const names = [town.cityName, ...partsOfCityName(town.cityName)].map((city) => `${city}${town.town}`);
  return underKeys([...names, town.town, town.kana], {
    ...place("town", `${town.cityName}${town.town}`, town.prefecture, `${town.cityCode}/${town.town}`),
    prefecture: town.prefecture,
    cityCode: town.cityCode,
    town: town.town,
    place: town.place,
    weight: weight("town", sales),
  });
}

/** With the town that the station stands in, where one is known: a price is asked for in a town. */
export function stationRows(station: StationGroup, sales: number, town: StationTown | null): SuggestionRow[] {
  const lines = station.lines.filter((line) => line !== "").slice(0, LINES_SHOWN);
  return underKeys([station.name, station.kana], {
    ...place("station", `${station.name}駅`, lines.length > 0 ? lines.join("・") : "駅", station.id),
    ...(town === null ? {} : { prefecture: town.prefecture, cityCode: town.cityCode, town: town.town }),
    place: station.place,
    weight: weight("station", sales),
  });
}

/** Also under what follows the first katakana words of the name, which is mostly the town: `サンプルタワー豊洲3` under `豊洲3`. */
export function apartmentRows(apartment: ApartmentName, sales: number): SuggestionRow[] {
  const tail = /^[ァ-ヶー・]+(\p{Script=Han}.*)$/u.exec(apartment.name)?.[1];
  return underKeys([apartment.name, apartment.nameKana, tail ?? null], {
    ...place("apartment", apartment.name, apartment.address, apartment.key),
    prefecture: apartment.prefecture,
    cityCode: apartment.cityCode,
    town: apartment.town,
    place: apartment.place,
    weight: weight("apartment", sales),
  });
}

function place(kind: Suggestion["kind"], label: string, detail: string, reference: string): Suggestion {
  return { kind, label, detail, reference, prefecture: null, cityCode: null, town: null, place: null };
}

function underKeys(names: readonly (string | null)[], row: Omit<SuggestionRow, "searchKey">): SuggestionRow[] {
  const keys = new Set(names.flatMap((name) => (name === null ? [] : [suggestionKey(name)])).filter((key) => key !== ""));
  return [...keys].map((key) => ({ ...row, searchKey: key }));
}
