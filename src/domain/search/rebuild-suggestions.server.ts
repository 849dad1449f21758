import { knownCityCodes, listCities, listTowns, townActivity } from "#domain/properties/index.server.ts";
import type { City, Town } from "#domain/properties/types.ts";
import type { Db } from "#platform/db.server.ts";
import { type ActivePlace, nearbyActivity } from "./nearby-activity.ts";
import { nearestTown } from "./nearest-town.ts";
import { type ReadTown, stationReadings } from "./station-readings.ts";
import {
  apartmentRows,
  cityRows,
  prefectureRows,
  type StationGroup,
  type SuggestionRow,
  stationRows,
  townRows,
} from "./suggestion-rows.ts";
import { apartmentNames, stationGroups } from "./suggestion-source-store.server.ts";
import { replaceSuggestions, type Write } from "./suggestion-store.server.ts";

const CITIES_AT_ONCE = 100;

/** Makes the table of suggestions anew from what the database holds, after every load. */
export async function rebuildSuggestions(db: Db): Promise<{ readonly suggestions: number }> {
  return { suggestions: await replaceSuggestions(db, writeAll) };
}

async function writeAll(tx: Db, write: Write): Promise<void> {
  const activity = await activityByTown(tx);
  const codes = await knownCityCodes(tx);
  const places: PlacedTown[] = [];
  for (let start = 0; start < codes.length; start += CITIES_AT_ONCE) {
    const towns = await listTowns(tx, codes.slice(start, start + CITIES_AT_ONCE));
    await write(towns.flatMap((town) => townRows(town, activity.ofTown(town))));
    places.push(...towns.flatMap((town) => (town.place === null ? [] : [{ ...town, place: town.place, count: activity.ofTown(town) }])));
  }
  await write(areaRows(new Set(codes), activity.ofArea));
  await write(stationSuggestions(await stationGroups(tx), places));
  await write((await apartmentNames(tx)).flatMap((apartment) => apartmentRows(apartment, apartment.count)));
}

type PlacedTown = Town & ActivePlace & ReadTown;

function stationSuggestions(stations: readonly StationGroup[], places: readonly PlacedTown[]): SuggestionRow[] {
  const near = nearbyActivity(places.filter(({ count }) => count > 0));
  const reading = stationReadings(places);
  const townAt = nearestTown(places);
  return stations.flatMap((station) =>
    stationRows({ ...station, kana: station.kana ?? reading(station) }, near(station.place), townAt(station.place)),
  );
}

type Activity = { readonly ofTown: (town: Town) => number; readonly ofArea: (codePrefix: string) => number };

async function activityByTown(tx: Db): Promise<Activity> {
  const counts = await townActivity(tx);
  const byTown = new Map(counts.map(({ cityCode, town, count }) => [`${cityCode}/${town}`, count]));
  const byArea = new Map<string, number>();
  for (const { cityCode, count } of counts) {
    for (const area of [cityCode, cityCode.slice(0, 2)]) byArea.set(area, (byArea.get(area) ?? 0) + count);
  }
  return {
    ofTown: ({ cityCode, town }) => byTown.get(`${cityCode}/${town}`) ?? 0,
    ofArea: (code) => byArea.get(code) ?? 0,
  };
}

/** Cities of which something is known, and their prefectures. */
function areaRows(codes: ReadonlySet<string>, activityOf: (code: string) => number): SuggestionRow[] {
  const cities = listCities().filter(({ code }) => codes.has(code));
  const capitals = new Map<string, City>(cities.map((city) => [city.prefecture, city]));
  return [
    ...[...capitals.values()].flatMap((city) => prefectureRows(city, activityOf(city.code.slice(0, 2)))),
    ...cities.flatMap((city) => cityRows(city, activityOf(city.code))),
  ];
}
