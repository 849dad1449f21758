import type { HomeConditions, PlaceName } from "#domain/search/homes/types.ts";
import type { Db } from "#platform/db.server.ts";
import { namesByCode } from "./place-name-store.server.ts";

const CITY_CODE = 5;

/** What the areas, stations (also those of a commute) and buildings of conditions are called, in their order; one that nobody knows is left out. */
export async function placeNames(db: Db, conditions: HomeConditions): Promise<PlaceName[]> {
  const { areas, apartmentKeys: apartments } = conditions;
  const stations = [...new Set([...conditions.stations, ...conditions.commutes.map(({ stationGroup }) => stationGroup)])];
  if (areas.length + stations.length + apartments.length === 0) return [];
  const cities = [...new Set(areas.map((area) => area.slice(0, CITY_CODE)))];
  const names = await namesByCode(db, { cities, stations, apartments });
  return [...areas, ...stations, ...apartments].flatMap((code) => {
    const name = areas.includes(code) ? areaName(code, names) : names.get(code);
    return name === undefined ? [] : [{ code, name }];
  });
}

/** `13108-豊洲` -> `江東区豊洲`. */
function areaName(area: string, names: ReadonlyMap<string, string>): string | undefined {
  const city = names.get(area.slice(0, CITY_CODE));
  return city === undefined ? undefined : city + area.slice(CITY_CODE + 1);
}
