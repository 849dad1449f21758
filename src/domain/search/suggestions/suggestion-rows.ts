import type { Apartment, City, Town } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import { partsOfCityName } from "#kernel/japanese-text.ts";
import { placeTextKey } from "#kernel/place/chome.ts";
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
  /** The town it stands in, or the nearest one; null: none is known near it. */
  readonly town: Pick<Town, "prefecture" | "cityCode" | "cityName" | "town"> | null;
};

export type ApartmentName = Pick<Apartment, "key" | "name" | "nameKana" | "prefecture" | "cityCode" | "town" | "address" | "place">;

/** How much is known of a place: sales and active listings, and whether its city has any. */
export type Activity = { readonly count: number; readonly isCovered: boolean };

/** A city with sales is what the site is for: its places come before those of others, unless those have a hundred times the sales. */
export const COVERED_WEIGHT = 2;
/** Just under what a town without sales of such a city weighs. */
export const ONLY_COVERED = COVERED_WEIGHT - 0.01;
/** Of two places with as many sales the larger comes first. */
const BASE_WEIGHT = { prefecture: 3, city: 1.5, station: 0.5, town: 0, apartment: 0 } as const;
const LINES_SHOWN = 3;

/** Sales count by their order of magnitude: a town with 1,000 weighs 3. */
function weight(kind: keyof typeof BASE_WEIGHT, { count, isCovered }: Activity): number {
  return BASE_WEIGHT[kind] + Math.log10(1 + count) + (isCovered ? COVERED_WEIGHT : 0);
}

/** Whether so heavy a suggestion is of a city with sales, or has a hundred of them around it. */
export function isOfCoveredCity({ kind, weight }: Pick<SuggestionRow, "kind" | "weight">): boolean {
  return weight - (kind === "postal" ? 0 : BASE_WEIGHT[kind]) >= COVERED_WEIGHT;
}

export function prefectureRows(city: City, activity: Activity): SuggestionRow[] {
  const { prefecture } = city;
  return underKeys([prefecture, city.prefectureKana], {
    ...place("prefecture", prefecture, "都道府県", city.code.slice(0, 2)),
    prefecture,
    weight: weight("prefecture", activity),
  });
}

export function cityRows(city: City, activity: Activity): SuggestionRow[] {
  return underKeys([city.name, ...partsOfCityName(city.name), city.kana], {
    ...place("city", city.name, city.prefecture, city.code),
    prefecture: city.prefecture,
    cityCode: city.code,
    weight: weight("city", activity),
  });
}

export function townRows(town: Town, activity: Activity): SuggestionRow[] {
  const names = [town.cityName, ...partsOfCityName(town.cityName)].map((city) => `${city}${town.town}`);
  return underKeys([...names, town.town, town.kana], {
    ...place("town", `${town.cityName}${town.town}`, town.prefecture, `${town.cityCode}/${town.town}`),
    prefecture: town.prefecture,
    cityCode: town.cityCode,
    town: town.town,
    place: town.place,
    weight: weight("town", activity),
  });
}

export function stationRows(station: StationGroup, activity: Activity): SuggestionRow[] {
  const lines = station.lines.filter((line) => line !== "").slice(0, LINES_SHOWN);
  return underKeys([station.name, station.kana], {
    ...place("station", `${station.name}駅`, lines.length > 0 ? lines.join("・") : "駅", station.id),
    ...(station.town && { prefecture: station.town.prefecture, cityCode: station.town.cityCode, town: station.town.town }),
    place: station.place,
    weight: weight("station", activity),
  });
}

/** Also under what follows the first katakana words of the name, which is mostly the town: `サンプルタワー豊洲3` under `豊洲3`. */
export function apartmentRows(apartment: ApartmentName, activity: Activity): SuggestionRow[] {
  const tail = /^[ァ-ヶー・]+(\p{Script=Han}.*)$/u.exec(apartment.name)?.[1];
  return underKeys([apartment.name, apartment.nameKana, tail ?? null], {
    ...place("apartment", apartment.name, apartment.address, apartment.key),
    prefecture: apartment.prefecture,
    cityCode: apartment.cityCode,
    town: apartment.town,
    place: apartment.place,
    weight: weight("apartment", activity),
  });
}

function place(kind: Suggestion["kind"], label: string, detail: string, reference: string): Suggestion {
  return { kind, label, detail, reference, prefecture: null, cityCode: null, town: null, place: null };
}

function underKeys(names: readonly (string | null)[], row: Omit<SuggestionRow, "searchKey">): SuggestionRow[] {
  const keys = new Set(names.flatMap((name) => (name === null ? [] : [placeTextKey(name)])).filter((key) => key !== ""));
  return [...keys].map((key) => ({ ...row, searchKey: key }));
}
