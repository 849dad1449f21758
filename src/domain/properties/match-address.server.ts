import { placeTextKey, townKey } from "#kernel/place/chome.ts";
import type { Db } from "#platform/db.server.ts";
import { type CityReading, closeTowns, type FoundTown, longestTowns, readAddress, readCity, type Spelling } from "./address-text.ts";
import { cityIndex, postalTowns } from "./gazetteer.server.ts";
import { listTowns, soldCityCodes } from "./town-store.server.ts";
import type { AddressMatch, AddressPlace, City, PostalTown, Town } from "./types.ts";

const MAX_PLACES = 10;
const SPELLINGS = ["written", "reading"] as const;
const PLAIN = { rest: "", isGuess: false } as const;
const NONE: AddressMatch = { outcome: "none", places: [] };

/**
 * Finds the town that an address means, down to 地区名: house numbers and building names are read over. A town that stands in another ward
 * than the one written is offered, never taken, and so is one that differs by a letter. `江東区豊洲５丁目１−２` -> one, 豊洲 of 13108.
 */
export async function matchAddress(db: Db, text: string): Promise<AddressMatch> {
  const { postalCode, key } = readAddress(text);
  const byPostalCode = postalCode === null ? NONE : await matchPostalCode(db, postalCode);
  if (key === "") return byPostalCode;
  const written = await matchKey(db, key, "written");
  const found = written.outcome === "none" ? await matchKey(db, key, "reading") : written;
  return agreed(found, byPostalCode);
}

/** Whether an address begins with a city, as it is written or as it sounds, or with a postal code: then it may be read without guessing where it is. */
export function namesCity(text: string): boolean {
  const { postalCode, key } = readAddress(text);
  return postalCode !== null || SPELLINGS.some((spelling) => readCity(key, cityIndex(spelling)).cities.length > 0);
}

/** A postal code settles what the words leave open; where they agree on nothing, the words count. */
function agreed(words: AddressMatch, postal: AddressMatch): AddressMatch {
  if (postal.places.length === 0 || words.outcome === "one") return words;
  if (words.outcome === "none") return postal;
  const both = words.places.filter((place) =>
    postal.places.some((other) => other.cityCode === place.cityCode && (place.town === null || place.town === other.town)),
  );
  if (both.length !== 1) return words;
  return words.outcome === "city" ? postal : { outcome: "one", places: both };
}

async function matchPostalCode(db: Db, code: string): Promise<AddressMatch> {
  const named = postalTowns(code).slice(0, MAX_PLACES);
  const towns = await listTowns(
    db,
    named.map(({ cityCode }) => cityCode),
  );
  const places = named.map((postal) => postalPlace(postal, towns));
  if (places.length === 0) return NONE;
  if (places.every(({ town }) => town === null)) return { outcome: "city", places };
  return { outcome: places.length === 1 ? "one" : "several", places };
}

function postalPlace(postal: PostalTown, towns: readonly Town[]): AddressPlace {
  const { town } = postal;
  const known =
    town === null ? undefined : towns.find((other) => other.cityCode === postal.cityCode && townKey(other.town) === townKey(town));
  return known ? townPlace(known, PLAIN) : { ...postal, place: null, ...PLAIN };
}

async function matchKey(db: Db, key: string, spelling: Spelling): Promise<AddressMatch> {
  const reading = readCity(key, cityIndex(spelling));
  if (reading.cities.length === 0) return matchWithoutCity(db, reading, spelling);
  const towns = await listTowns(
    db,
    reading.cities.map(({ city }) => city.code),
  );
  const named = townsOfCities(reading, towns, spelling);
  const found = named(longestTowns);
  if (found.length > 0) return townMatch(found);
  const elsewhere = await townsElsewhere(db, reading, spelling);
  if (elsewhere.length > 0) return offered(elsewhere, { isGuess: true });
  const close = named(closeTowns);
  return close.length > 0 ? offered(close, { isGuess: true }) : cityMatch(key, reading);
}

type FindTowns = (rest: string, towns: readonly Town[], spelling: Spelling) => FoundTown[];

/** Looks in each of the cities for the town that follows its name. */
function townsOfCities({ cities }: CityReading, towns: readonly Town[], spelling: Spelling) {
  return (find: FindTowns) =>
    cities.flatMap(({ city, rest }) =>
      find(
        rest,
        towns.filter(({ cityCode }) => cityCode === city.code),
        spelling,
      ),
    );
}

/** A town of that name in another city of the prefecture. */
async function townsElsewhere(db: Db, { cities }: CityReading, spelling: Spelling): Promise<FoundTown[]> {
  const rest = cities[0]?.rest ?? "";
  if (rest === "") return [];
  const prefectures = cities.map(({ city }) => city.prefecture);
  const anywhere = longestTowns(rest, await coveredTowns(db), spelling);
  return anywhere.filter(({ isCertain, town }) => isCertain && prefectures.includes(town.prefecture));
}

async function matchWithoutCity(db: Db, { prefecture, rest }: CityReading, spelling: Spelling): Promise<AddressMatch> {
  const towns = (await coveredTowns(db)).filter((town) => prefecture === null || town.prefecture === prefecture);
  return townMatch(longestTowns(rest, towns, spelling));
}

/** Of all cities with sales; elsewhere a town without its city says too little. */
async function coveredTowns(db: Db): Promise<Town[]> {
  return listTowns(db, await soldCityCodes(db));
}

function townMatch(found: readonly FoundTown[]): AddressMatch {
  if (found.length === 0) return NONE;
  const isOne = found.length === 1 && found[0]?.isCertain;
  const several = offered(found, { isGuess: false });
  return isOne ? { ...several, outcome: "one" } : several;
}

/** To choose from. */
function offered(found: readonly FoundTown[], { isGuess }: Pick<AddressPlace, "isGuess">): AddressMatch {
  return { outcome: "several", places: found.slice(0, MAX_PLACES).map(({ town, rest }) => townPlace(town, { rest, isGuess })) };
}

/** `中央区` is the city of that name before it is a ward of another city. */
function cityMatch(key: string, { cities }: CityReading): AddressMatch {
  const exact = cities.filter(({ city }) => key.includes(placeTextKey(city.name)));
  const chosen = exact.length > 0 ? exact : cities;
  return { outcome: "city", places: chosen.slice(0, MAX_PLACES).map(({ city }) => cityPlace(city)) };
}

function townPlace({ prefecture, cityCode, cityName, town, place }: Town, told: Pick<AddressPlace, "rest" | "isGuess">): AddressPlace {
  return { prefecture, cityCode, cityName, town, place, ...told };
}

function cityPlace({ prefecture, code, name }: City): AddressPlace {
  return { prefecture, cityCode: code, cityName: name, town: null, place: null, ...PLAIN };
}
