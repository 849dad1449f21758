import { knownCityCodes, listChome, listCities, listTowns, townActivity } from "#domain/properties/index.server.ts";
import type { Chome, City, Town } from "#domain/properties/types.ts";
import type { Db } from "#platform/db.server.ts";
import { type ActivePlace, nearbyActivity } from "./nearby-activity.ts";
import { nearestTowns } from "./nearest-town.ts";
import { type ReadTown, stationReadings } from "./station-readings.ts";
import {
  type Activity,
  apartmentRows,
  cityRows,
  prefectureRows,
  type StationGroup,
  type SuggestionRow,
  stationRows,
  townRows,
} from "./suggestion-rows.ts";
import { apartmentNames, stationGroups } from "./suggestion-source-store.server.ts";
import { holdsOldKeys, replaceSuggestions, type Write } from "./suggestion-store.server.ts";

const CITIES_AT_ONCE = 100;

/** Makes the table of suggestions anew from what the database holds, after every load. */
export async function rebuildSuggestions(db: Db): Promise<{ readonly suggestions: number }> {
  return { suggestions: await replaceSuggestions(db, writeAll) };
}

/** Makes the table anew where an earlier program wrote its keys otherwise: names would not be found in it. */
export async function renewOldSuggestions(db: Db): Promise<void> {
  if (await holdsOldKeys(db)) await rebuildSuggestions(db);
}

type KnownTown = ActivePlace & ReadTown;

async function writeAll(tx: Db, write: Write): Promise<void> {
  const activity = await marketActivity(tx);
  const codes = await knownCityCodes(tx);
  const places: KnownTown[] = [];
  const chome: Chome[] = [];
  for (let start = 0; start < codes.length; start += CITIES_AT_ONCE) {
    const some = codes.slice(start, start + CITIES_AT_ONCE);
    const towns = await listTowns(tx, some);
    chome.push(...(await listChome(tx, some)));
    await write(towns.flatMap((town) => townRows(town, activity.ofTown(town))));
    places.push(...towns.flatMap((town) => (town.place === null ? [] : [{ ...town, place: town.place, ...activity.ofTown(town) }])));
  }
  await write(areaRows(new Set(codes), activity.ofArea));
  await write(stationSuggestions(await stationGroups(tx), { places, chome }, activity));
  const apartments = await apartmentNames(tx);
  await write(apartments.flatMap(({ count, ...apartment }) => apartmentRows(apartment, { ...activity.ofArea(apartment.cityCode), count })));
}

function stationSuggestions(
  stations: readonly Omit<StationGroup, "town">[],
  { places, chome }: { readonly places: readonly KnownTown[]; readonly chome: readonly Chome[] },
  { ofArea }: MarketActivity,
): SuggestionRow[] {
  const near = nearbyActivity(places.filter(({ count }) => count > 0));
  const reading = stationReadings(places);
  const townOf = nearestTowns(chome);
  return stations.flatMap((station) => {
    const town = townOf(station.place);
    const isCovered = town !== null && ofArea(town.cityCode).isCovered;
    return stationRows({ ...station, town, kana: station.kana ?? reading(station) }, { count: near(station.place), isCovered });
  });
}

type MarketActivity = { readonly ofTown: (town: Town) => Activity; readonly ofArea: (codePrefix: string) => Activity };

async function marketActivity(tx: Db): Promise<MarketActivity> {
  const counts = await townActivity(tx);
  const byTown = new Map(counts.map(({ cityCode, town, count }) => [`${cityCode}/${town}`, count]));
  const byArea = new Map<string, number>();
  for (const { cityCode, count } of counts) {
    for (const area of [cityCode, cityCode.slice(0, 2)]) byArea.set(area, (byArea.get(area) ?? 0) + count);
  }
  const ofArea = (code: string) => ({ count: byArea.get(code) ?? 0, isCovered: byArea.has(code) });
  const ofTown = ({ cityCode, town }: Town) => ({ ...ofArea(cityCode), count: byTown.get(`${cityCode}/${town}`) ?? 0 });
  return { ofTown, ofArea };
}

/** Cities of which something is known, and their prefectures. */
function areaRows(codes: ReadonlySet<string>, activityOf: MarketActivity["ofArea"]): SuggestionRow[] {
  const cities = listCities().filter(({ code }) => codes.has(code));
  const capitals = new Map<string, City>(cities.map((city) => [city.prefecture, city]));
  return [
    ...[...capitals.values()].flatMap((city) => prefectureRows(city, activityOf(city.code.slice(0, 2)))),
    ...cities.flatMap((city) => cityRows(city, activityOf(city.code))),
  ];
}
