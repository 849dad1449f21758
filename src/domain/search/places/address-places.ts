import type { Chome } from "#domain/properties/types.ts";
import { chomeKey, chomeNumber, isNumberedChome, townKey } from "#kernel/place/chome.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { readHouseNumber } from "./house-number.ts";
import type { FoundPlace } from "./types.ts";

/** A town that a text names, and what follows it there. */
export type NamedTown = { readonly cityCode: string; readonly town: string; readonly rest: string; readonly isExact: boolean };

/**
 * The 町丁目 that an address means, among all of its city: the one of its number, else every one of the town to choose from. What could not
 * be placed is told. `八広`, `6-12-3` -> 八広六丁目, rest `12-3`.
 */
export function addressPlaces({ cityCode, town, rest, isExact }: NamedTown, chome: readonly Chome[]): FoundPlace[] {
  const ofTown = chome.filter((one) => one.cityCode === cityCode && one.town === town);
  const { chome: number, afterChome, whole } = readHouseNumber(rest);
  const numbered = number === null ? [] : ofTown.filter(({ name }) => isNumbered(name, number));
  if (numbered.length > 0) return numbered.map((one) => placeOf(one, { rest: afterChome, isExact }));
  const undivided = ofTown.filter(({ name }) => !isNumberedChome(name));
  const isDivided = undivided.length < ofTown.length;
  if (undivided.length > 0 && (whole !== "" || !isDivided)) return undivided.map((one) => placeOf(one, { rest: whole, isExact }));
  return inOrder(ofTown).map((one) => placeOf(one, { rest: whole, isExact: isExact && whole === "" }));
}

/** 二丁目 is not the end of 十二丁目. */
function isNumbered(name: string, number: string): boolean {
  return chomeKey(name) === `${townKey(name)}${number}丁目`;
}

function placeOf({ prefecture, cityName, name, place }: Chome, { rest, isExact }: { rest: string; isExact: boolean }): FoundPlace {
  return {
    key: placeKeyOf({ precision: "town", place }),
    ...{ kind: "address", precision: "town", label: `${cityName}${name}`, detail: prefecture, place },
    rest: rest === "" ? null : rest.replaceAll("ノ", "の"),
    isExact,
  };
}

/** By number: 二 comes before 十, whatever the order of the letters. */
function inOrder(chome: readonly Chome[]): readonly Chome[] {
  return chome.toSorted((a, b) => numberOf(a) - numberOf(b) || a.name.localeCompare(b.name));
}

function numberOf({ name }: Chome): number {
  return chomeNumber(name) ?? 0;
}
