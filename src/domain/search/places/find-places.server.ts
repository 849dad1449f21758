import { findBlock, listChome, listCities } from "#domain/properties/index.server.ts";
import type { Chome } from "#domain/properties/types.ts";
import { knownPrefectures } from "#domain/search/suggestions/known-prefectures.server.ts";
import { readQuery } from "#domain/search/suggestions/query-text.ts";
import { isOfCoveredCity, ONLY_COVERED } from "#domain/search/suggestions/suggestion-rows.ts";
import { type FoundSuggestion, placesNamed, suggestionsClose } from "#domain/search/suggestions/suggestion-store.server.ts";
import { nameBeforeNumber } from "#kernel/place/chome.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import { addressPlaces, type NamedTown } from "./address-places.ts";
import type { Asked } from "./asked.server.ts";
import { buildingPlace, stationPlace } from "./building-or-station.ts";
import { buildingsAt, buildingsOfText } from "./buildings-of-text.server.ts";
import { blockOf } from "./house-number.ts";
import { distinct as distinctTowns, townsOfText } from "./towns-of-text.server.ts";
import type { FoundPlace, FoundPlaces } from "./types.ts";

const MAX_PLACES = 20;
const ANY_WEIGHT = -1;
/** The same place may be found under this many of its names. */
const NAMES_PER_PLACE = 3;

/**
 * What a report can be about that the text names: a building, a 町丁目, a station, the towns of a postal code; then what only begins so or
 * contains it, and, where nothing is named exactly, what differs by one letter. A city alone names no place.
 * `東京都墨田区八広6-12-3` -> one, 八広六丁目, rest `12-3`.
 */
export async function findPlaces(db: Db, query: string, limit: number): Promise<FoundPlaces> {
  const count = Math.max(1, Math.min(limit, MAX_PLACES));
  const text = readQuery(query, knownPrefectures());
  if (text.postalCode === null && text.key === "") return answer([]);
  const { key, prefecture } = text;
  const wanted = { key, prefecture, kinds: null, heavierThan: ANY_WEIGHT, limit: count * NAMES_PER_PLACE };
  return answer((await namedPlaces({ db, query, text, wanted })).slice(0, count));
}

function answer(items: readonly FoundPlace[]): FoundPlaces {
  if (items.length === 0) return { outcome: "none", items };
  return { outcome: items.length === 1 && items[0]?.isExact ? "one" : "several", items };
}

async function namedPlaces(asked: Asked): Promise<FoundPlace[]> {
  const [{ towns, isElsewhere, isCityOnly }, stations, buildings] = await Promise.all([
    townsOfText(asked),
    stationsOfText(asked),
    buildingsOfText(asked),
  ]);
  // A building that the address goes on to is what is meant, not the town around it.
  const inAddress = (await Promise.all(towns.map((town) => buildingsAt(asked, town)))).flat();
  if (inAddress.length > 0) return distinct(inAddress);
  const found = distinct([
    ...buildings.filter(({ isExact }) => isExact),
    ...(await placesOfTowns(asked.db, towns)),
    ...stations,
    ...buildings,
  ]);
  if (isCityOnly) return found;
  if (!found.some(({ isExact }) => isExact)) return distinct([...(await closeOnes(asked, ANY_WEIGHT)), ...found]);
  return isElsewhere ? distinct([...found, ...(await closeOnes(asked, ONLY_COVERED))]) : found;
}

async function placesOfTowns(db: Db, towns: readonly NamedTown[]): Promise<FoundPlace[]> {
  if (towns.length === 0) return [];
  const chome = await listChome(db, [...new Set(towns.map(({ cityCode }) => cityCode))]);
  const places = towns.flatMap((town) => addressPlaces(town, chome));
  return Promise.all(places.map((place) => inBlock(db, place, chome)));
}

/** Down to the 街区 where the number names one that was imported. */
async function inBlock(db: Db, found: FoundPlace, chome: readonly Chome[]): Promise<FoundPlace> {
  const town = chome.find(({ place }) => place === found.place);
  const number = found.rest === null ? null : blockOf(found.rest);
  if (!town || !number) return found;
  const place = await findBlock(db, { cityCode: town.cityCode, chome: town.name, block: number.block });
  if (place === null) return found;
  const key = placeKeyOf({ precision: "block", place });
  return { ...found, key, precision: "block", label: `${found.label}${number.block}番`, place, rest: number.rest };
}

/** Stations of that name, also behind the name of a city: `墨田区八広駅`. */
async function stationsOfText({ db, text, wanted }: Asked): Promise<FoundPlace[]> {
  const keys = text.stationsOnly ? endings(text.key) : [text.key];
  const named = await placesNamed(db, keys, { ...wanted, kinds: ["station"] });
  return named.flatMap((station) => stationPlace(station, { isExact: true, cityName: cityNameOf(station) }));
}

function endings(key: string): string[] {
  return Array.from({ length: Math.max(1, key.length - 1) }, (_, cut) => key.slice(cut));
}

function cityNameOf({ cityCode }: FoundSuggestion): string {
  return listCities().find(({ code }) => code === cityCode)?.name ?? "";
}

/** What differs from the text by one letter, as a whole or before its first number; of cities with sales where there is any. */
async function closeOnes({ db, text, wanted }: Asked, heavierThan: number): Promise<FoundPlace[]> {
  const front = nameBeforeNumber(text.key);
  const rest = text.key.slice(front.length);
  const kinds = text.stationsOnly ? (["station"] as const) : (["town", "station", "apartment"] as const);
  const names = [...new Set([text.key, front])];
  const found = (await Promise.all(names.map((key) => suggestionsClose(db, { ...wanted, kinds, key, heavierThan })))).flat();
  const covered = found.filter(isOfCoveredCity);
  const close = covered.length > 0 ? covered : found;
  const towns = distinctTowns(close).flatMap(({ kind, cityCode, town }) =>
    kind !== "town" || cityCode === null || town === null ? [] : [{ cityCode, town, rest, isExact: false }],
  );
  const others = rest !== "" && towns.length > 0 ? [] : close;
  return [...others.flatMap(guessedPlace), ...(await placesOfTowns(db, towns))];
}

function guessedPlace(one: FoundSuggestion): FoundPlace[] {
  const guess = { isExact: false, cityName: cityNameOf(one) };
  return [...stationPlace(one, guess), ...buildingPlace(one, guess)];
}

/** Each once, where it stands first. */
function distinct(places: readonly FoundPlace[]): FoundPlace[] {
  const keys = new Set<string>();
  return places.filter(({ key }) => !keys.has(key) && keys.add(key));
}
