import { CONDITION_PARAMS, type Param, type ParamFault } from "./condition-params.ts";
import { normalised } from "./normalised.ts";
import type { HomeConditions } from "./types.ts";

/** A parameter by its name in the address, and what was wrong with it. */
type ConditionFault = { readonly field: string; readonly reason: ParamFault };

/** What was asked, in the one form in which equal questions are equal; and all that could not be taken as it stood. */
export type ReadConditions = { readonly conditions: HomeConditions; readonly faults: readonly ConditionFault[] };

/** The search of an address, whoever parsed it: texts, or what a router makes of them. */
type Search = Readonly<Record<string, unknown>>;

/** Conditions of an address of the site: what is unknown or out of bounds is put right or left out. */
export function readConditions(search: Search): HomeConditions {
  return readStrictly(search).conditions;
}

/** The same with what was wrong, for callers that refuse it. */
export function readStrictly(search: Search): ReadConditions {
  const faults: ConditionFault[] = [];
  const conditions = everyCondition((key) => {
    const { name, none, read } = paramOf(key);
    const given = textOf(search[name]);
    if (given === "") return none;
    const { value, fault } = read(given);
    if (fault !== null) faults.push({ field: name, reason: fault });
    return value;
  });
  return { conditions: normalised(conditions), faults };
}

/** The parameters that say this, in a fixed order; nothing for conditions that ask for nothing. */
export function writeConditions(conditions: HomeConditions): Record<string, string> {
  const entries: [string, string][] = [];
  const wanted = normalised(conditions);
  everyCondition((key) => {
    const { name, write } = paramOf(key);
    const text = write(wanted[key]);
    if (text !== "") entries.push([name, text]);
    return wanted[key];
  });
  return Object.fromEntries(entries);
}

/** Nothing asked: every home. */
export const NO_CONDITIONS: HomeConditions = readConditions({});

/** Whether anything is asked. */
export function asksAnything(conditions: HomeConditions): boolean {
  return Object.keys(writeConditions(conditions)).length > 0;
}

/** How many conditions are set, as a control tells it: 絞り込み（3）. */
export function countConditions(conditions: HomeConditions): number {
  return Object.keys(writeConditions(conditions)).length;
}

/** A router makes numbers of digits, and truth of words. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? value.map(textOf).join(",") : "";
}

type Key = keyof HomeConditions;

function paramOf<K extends Key>(key: K): Param<HomeConditions[K]> {
  return CONDITION_PARAMS[key];
}

/** Conditions of what `of` answers for each; in the order in which an address tells them. */
function everyCondition(of: <K extends Key>(key: K) => HomeConditions[K]): HomeConditions {
  return {
    kinds: of("kinds"),
    areas: of("areas"),
    stations: of("stations"),
    walkMinutesMax: of("walkMinutesMax"),
    commutes: of("commutes"),
    polygon: of("polygon"),
    buildingName: of("buildingName"),
    apartmentKeys: of("apartmentKeys"),
    price: of("price"),
    monthlyYenMax: of("monthlyYenMax"),
    areaM2: of("areaM2"),
    landAreaM2: of("landAreaM2"),
    ageYearsMax: of("ageYearsMax"),
    layouts: of("layouts"),
    yieldMin: of("yieldMin"),
    isNewQuakeCode: of("isNewQuakeCode"),
    isSecondFloorUp: of("isSecondFloorUp"),
    directions: of("directions"),
    hasPets: of("hasPets"),
    hasParking: of("hasParking"),
    isFreehold: of("isFreehold"),
    isPriceCut: of("isPriceCut"),
    newWithinDays: of("newWithinDays"),
    excludes: of("excludes"),
    certainties: of("certainties"),
    flaggedWithinDays: of("flaggedWithinDays"),
  };
}
