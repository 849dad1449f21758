import type { LonLat } from "#kernel/geo.ts";
import { firstMeshAt } from "./mesh-codes.ts";

/** A point that is asked about; with the city and the 町丁目 where the caller knows them: an address knows better than outlines and centres. */
export type AskedPlace = LonLat & {
  readonly cityCode?: string | undefined;
  /** Spelled as table `town` spells it; counts only with its city. */
  readonly chome?: string | null | undefined;
  /** The 町丁目 is that of the nearest centre: its figures are marked. */
  readonly isChomeApproximate?: boolean | undefined;
};

/** Where in Japan a point lies. `abroad`: beyond all towns; `unknown`: the table of towns does not reach that far. */
export type Whereabouts = { readonly at: "city"; readonly cityCode: string } | { readonly at: "abroad" } | { readonly at: "unknown" };

export function prefectureAt(where: Whereabouts): string | null {
  return where.at === "city" ? where.cityCode.slice(0, 2) : null;
}

/** Wards of the cities by ordinance are numbered up from their city: 14118 都筑区 of 14100 横浜市, 14131 川崎区 of 14130 川崎市. */
const MOST_WARDS = 28;

/**
 * Codes of the areas to which a point belongs, as `layer_extent` names them: prefecture, first-order mesh, city, and the codes that its city by
 * ordinance may have if it is a ward.
 */
export function extentCodes(cityCode: string, place: LonLat): string[] {
  return [cityCode.slice(0, 2), firstMeshAt(place), cityCode, ...(cityCode[2] === "1" ? citiesOfWard(Number(cityCode)) : [])];
}

function citiesOfWard(ward: number): string[] {
  const cities: string[] = [];
  for (let city = Math.floor(ward / 10) * 10; city >= ward - MOST_WARDS; city -= 10) {
    if (city < ward) cities.push(String(city).padStart(5, "0"));
  }
  return cities;
}
