import { partsOfCityName, plainText } from "#kernel/japanese-text.ts";
import { isOneEditApart } from "#kernel/one-edit.ts";
import { nameBeforeNumber, placeTextKey, withoutOaza } from "#kernel/place/chome.ts";
import type { City, Town } from "./types.ts";

/** Addresses are short; what comes after this is a building's name or no address. */
const MAX_LENGTH = 120;

export type AddressText = {
  readonly postalCode: string | null;
  /** The rest as `placeTextKey` writes it. */
  readonly key: string;
};

/** Splits a leading postal code off: `〒135−0061 江東区豊洲５丁目` -> `1350061` and `江東区豊洲五丁目`. */
export function readAddress(text: string): AddressText {
  const plain = plainText(text.slice(0, MAX_LENGTH));
  const match = /^〒?\s*(\d{3})-?(\d{4})(?![\d-])/.exec(plain);
  if (match === null) return { postalCode: null, key: placeTextKey(plain.replace(/^〒/, "")) };
  return { postalCode: `${match[1]}${match[2]}`, key: placeTextKey(plain.slice(match[0].length)) };
}

/**
 * What all addresses have in common that surely mean the same place: the postal code, and what stands before the house number, a 丁目 included, as names of towns
 * have one (`南郷通七丁目南`) and no other number. `〒135-0061 江東区豊洲５丁目１−２` -> `1350061江東区豊洲五丁目`.
 */
export function addressKey(text: string): string {
  const { postalCode, key } = readAddress(text);
  return `${postalCode ?? ""}${/^\D*/.exec(key)?.[0] ?? ""}`;
}

/** Names are looked for as they are written, or as they are read. */
export type Spelling = "written" | "reading";

type NamedCity = { readonly city: City; readonly rest: string };

export type CityReading = {
  readonly prefecture: string | null;
  /** What follows the prefecture, or all of it. */
  readonly rest: string;
  /** Cities whose name stands there; several where only part of the name is written (`中央区`). */
  readonly cities: readonly NamedCity[];
};

/** Names of prefectures and cities in the form of address keys; made once, since there are two thousand. */
export type CityIndex = {
  readonly prefectures: readonly { readonly name: string; readonly isFull: boolean; readonly prefecture: string }[];
  readonly cities: readonly { readonly name: string; readonly city: City }[];
};

export function indexCities(cities: readonly City[], spelling: Spelling): CityIndex {
  const names = new Map(
    cities.map((city) => [placeTextKey(spelling === "written" ? city.prefecture : city.prefectureKana), city.prefecture]),
  );
  const full = [...names].map(([name, prefecture]) => ({ name, isFull: true, prefecture }));
  const short = spelling === "written" ? full.map(({ name, ...rest }) => ({ ...rest, name: name.slice(0, -1), isFull: false })) : [];
  return {
    prefectures: [...full, ...short],
    cities: cities.flatMap((city) => cityNames(city, spelling).map((name) => ({ name, city }))),
  };
}

/**
 * Reads prefecture and city off the front of an address key. The prefecture may be missing or lack its 都府県, a county may be missing, and
 * so may the city before its ward: `中央区日本橋浜町` names 中央区 of 東京都, 札幌市, …
 */
export function readCity(key: string, index: CityIndex): CityReading {
  const readings = prefecturesIn(key, index).map(({ prefecture, rest }) => ({
    prefecture,
    rest,
    cities: citiesIn(rest, prefecture, index),
  }));
  return readings.find((reading) => reading.cities.length > 0) ?? readings[0] ?? { prefecture: null, rest: key, cities: [] };
}

/** Ways to read the front, the likeliest first: the whole name, no prefecture at all, a name without 都府県. */
function prefecturesIn(key: string, { prefectures }: CityIndex) {
  const leading = (isFull: boolean) =>
    prefectures
      .filter((item) => item.isFull === isFull && key.startsWith(item.name))
      .map(({ prefecture, name }) => ({ prefecture, rest: key.slice(name.length) }));
  return [...leading(true), { prefecture: null, rest: key }, ...leading(false)];
}

function citiesIn(key: string, prefecture: string | null, { cities }: CityIndex): NamedCity[] {
  const found = cities.filter(({ name, city }) => key.startsWith(name) && (prefecture === null || city.prefecture === prefecture));
  const longest = Math.max(0, ...found.map(({ name }) => name.length));
  return found.filter(({ name }) => name.length === longest).map(({ city }) => ({ city, rest: key.slice(longest) }));
}

/** `中頭郡北谷町` is also 北谷町, `札幌市中央区` also 中央区. */
function cityNames({ name, kana }: City, spelling: Spelling): string[] {
  return spelling === "reading" ? [placeTextKey(kana)] : [...new Set([name, ...partsOfCityName(name)])].map(placeTextKey);
}

export type FoundTown = {
  readonly town: Town;
  /** What follows its name: `5丁目1-2サンプルタワー`. */
  readonly rest: string;
  /** Nothing that could make it another town's name follows: a number, a building's katakana name or the end. */
  readonly isCertain: boolean;
};

/** The towns with the longest name that `rest` begins with: `大森北1-2` is 大森北, not 大森. */
export function longestTowns(rest: string, towns: readonly Town[], spelling: Spelling): FoundTown[] {
  const text = withoutOaza(rest);
  const found = towns.flatMap((town) => {
    const name = nameOf(town, spelling);
    return name !== "" && text.startsWith(name) ? [{ town, length: name.length }] : [];
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const after = text.slice(longest);
  const isCertain = mayFollow(after, spelling);
  return found.filter(({ length }) => length === longest).map(({ town }) => ({ town, rest: after, isCertain }));
}

/** A name of two letters must be as long as what was typed: with one more or less, too many towns would do. */
const SHORT_NAME = 2;

/**
 * The towns whose name `rest` begins with but for one wrong letter, where nothing but a number follows: `八弘6-12` may mean 八広. Never
 * certain.
 */
export function closeTowns(rest: string, towns: readonly Town[], spelling: Spelling): FoundTown[] {
  const text = withoutOaza(rest);
  const head = nameBeforeNumber(text);
  return towns
    .filter((town) => mayMean(head, nameOf(town, spelling)))
    .map((town) => ({ town, rest: text.slice(head.length), isCertain: false }));
}

function mayMean(typed: string, name: string): boolean {
  if (name.length < SHORT_NAME || (name.length === SHORT_NAME && typed.length !== SHORT_NAME)) return false;
  return isOneEditApart(typed, name);
}

function nameOf(town: Town, spelling: Spelling): string {
  const name = spelling === "written" ? town.town : (town.kana ?? "");
  return withoutOaza(placeTextKey(name));
}

function mayFollow(rest: string, spelling: Spelling): boolean {
  if (spelling === "reading") return !/^[ァ-ヶー]/.test(rest);
  return /^(?!\p{Script=Han})|^[一二三四五六七八九十字]/u.test(rest);
}
