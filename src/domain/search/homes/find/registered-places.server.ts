import { listCities, listTowns } from "#domain/properties/index.server.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import type { Db } from "#platform/db.server.ts";
import { namesByCode } from "./place-name-store.server.ts";

type Places = Pick<HomeConditions, "areas" | "stations" | "apartmentKeys">;

/**
 * What places are called by our own registers, by code; one that nobody knows is left out, a 町 that no register has among them. For what is told to others
 * than to whoever typed it: of a name that came with a code nothing stays.
 */
export async function registeredPlaces(db: Db, { areas, stations, apartmentKeys }: Places): Promise<ReadonlyMap<string, string>> {
  const inTowns = areas.filter((area) => area.includes("-")).map(cityOf);
  const [names, towns] = await Promise.all([
    namesByCode(db, { cities: areas.map(cityOf), stations, apartments: apartmentKeys }),
    inTowns.length === 0 ? [] : listTowns(db, [...new Set(inTowns)]),
  ]);
  const known = new Set(towns.map(({ cityCode, town }) => `${cityCode}-${town}`));
  const areaName = (area: string) => {
    const city = names.get(cityOf(area)) ?? listCities().find(({ code }) => code === cityOf(area))?.name;
    if (city === undefined || area === cityOf(area)) return city;
    return known.has(area) ? city + area.slice(area.indexOf("-") + 1) : undefined;
  };
  const named = [
    ...areas.map((area) => [area, areaName(area)] as const),
    ...[...stations, ...apartmentKeys].map((code) => [code, names.get(code)] as const),
  ];
  return new Map(named.flatMap(([code, name]) => (name === undefined ? [] : [[code, name] as const])));
}

function cityOf(area: string): string {
  return area.split("-")[0] ?? "";
}
