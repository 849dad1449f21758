import { type DIRECTIONS, LISTING_KINDS } from "#domain/listings/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import { MOST_CORNERS, polygonFault } from "#kernel/map/polygon.ts";
import { type Commute, EXCLUSIONS, FLAG_CHOICES, type HomeConditions, LAYOUTS, type Span } from "./types.ts";

/** Why a value of an address cannot be taken as it stands. */
export type ParamFault = "format" | "too-many" | "too-small" | "too-large" | "unknown-choice" | "below-from";

/** What was understood, and what was wrong with the rest. */
type Told<T> = { readonly value: T; readonly fault: ParamFault | null };

/** One parameter of an address: `write` answers an empty text for what asks for nothing. */
export type Param<T> = {
  readonly name: string;
  readonly none: T;
  readonly read: (text: string) => Told<T>;
  readonly write: (value: T) => string;
};
type Params = { readonly [K in keyof HomeConditions]: Param<HomeConditions[K]> };

const told = <T>(value: T, fault: ParamFault | null = null): Told<T> => ({ value, fault });

const list = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Choices by the words that stand for them in the address. */
function choices<T extends string>(name: string, words: Readonly<Record<T, string>>): Param<readonly T[]> {
  const all = Object.keys(words) as T[];
  return {
    ...{ name, none: [] },
    read: (text) => {
      const parts = list(text);
      const value = all.filter((one) => parts.includes(words[one]) || parts.includes(one));
      const isKnown = parts.every((part) => all.some((one) => words[one] === part || one === part));
      return told(value, isKnown ? null : "unknown-choice");
    },
    write: (value) => value.map((one) => words[one]).join(","),
  };
}

function same<T extends string>(values: readonly T[]): Readonly<Record<T, string>> {
  const words = {} as Record<T, string>;
  for (const value of values) words[value] = value;
  return words;
}

type Texts = { readonly most: number; readonly pattern: RegExp };

/** Codes and keys, which stay texts. */
function texts(name: string, { most, pattern }: Texts): Param<readonly string[]> {
  return {
    ...{ name, none: [] },
    read: (text) => {
      const parts = [...new Set(list(text))];
      const value = parts.filter((part) => pattern.test(part));
      if (value.length < parts.length) return told(value.slice(0, most), "format");
      return told(value.slice(0, most), value.length > most ? "too-many" : null);
    },
    write: (value) => value.join(","),
  };
}

const NUMBER = /^\d{1,9}(\.\d{1,4})?$/;

type Bounds = { readonly min: number; readonly max: number; readonly isWhole?: boolean; readonly unit?: number };

function numberIn(text: string, { min, max, isWhole = false }: Bounds): Told<number | null> {
  if (!NUMBER.test(text)) return told(null, "format");
  const value = Number(text);
  if (isWhole && !Number.isInteger(value)) return told(null, "format");
  if (value > max) return told(max, "too-large");
  return value < min ? told(min, "too-small") : told(value);
}

/** A bound from above or below; what lies beyond the bounds of the parameter is put to them. `unit`: what one of the address is worth. */
function number(name: string, bounds: Bounds): Param<number | null> {
  const { unit = 1 } = bounds;
  return {
    ...{ name, none: null },
    read: (text) => {
      const { value, fault } = numberIn(text.trim(), bounds);
      return told(value === null ? null : scaled(value, unit), fault);
    },
    write: (value) => (value === null ? "" : String(scaled(value, 1 / unit))),
  };
}

/** Without the dust of binary fractions. */
function scaled(value: number, factor: number): number {
  return Number((value * factor).toPrecision(12));
}

const NO_SPAN: Span = { min: null, max: null };

/** `4000-6000`, `4000-`, `-6000`. */
function span(name: string, bounds: Bounds): Param<Span> {
  const { unit = 1 } = bounds;
  const end = (text: string) => (text === "" ? told(null) : numberIn(text, bounds));
  const inside = (value: number | null) => (value === null ? null : scaled(value, unit));
  const outside = (value: number | null) => (value === null ? "" : String(scaled(value, 1 / unit)));
  return {
    ...{ name, none: NO_SPAN },
    read: (text) => {
      const parts = text.trim().split("-");
      if (parts.length !== 2) return told(NO_SPAN, "format");
      const [min, max] = [end(parts[0]?.trim() ?? ""), end(parts[1]?.trim() ?? "")];
      const value = { min: inside(min.value), max: inside(max.value) };
      if (value.min !== null && value.max !== null && value.min > value.max) return told({ min: value.max, max: value.min }, "below-from");
      return told(value, min.fault ?? max.fault);
    },
    write: ({ min, max }) => (min === null && max === null ? "" : `${outside(min)}-${outside(max)}`),
  };
}

/** `1`: asked for. */
function toggle(name: string): Param<boolean> {
  const read = (text: string) => told(text === "1" || text === "true", ["0", "1", "true", "false"].includes(text) ? null : "format");
  return { name, none: false, read, write: (value) => (value ? "1" : "") };
}

const COMMUTE = /^([^,~]{1,60})~(\d{1,3})$/;
const MOST_COMMUTES = 2;
const LONGEST_COMMUTE = 120;

/** `000123~30`: half an hour to the stations of a group. */
const commutes: Param<readonly Commute[]> = {
  ...{ name: "commute", none: [] },
  read: (text) => {
    const parts = list(text).map((part) => COMMUTE.exec(part));
    const value = parts.flatMap((found) => (found ? [{ stationGroup: found[1] ?? "", minutesMax: Number(found[2]) }] : []));
    const kept = value.filter(({ minutesMax }) => minutesMax >= 1 && minutesMax <= LONGEST_COMMUTE).slice(0, MOST_COMMUTES);
    if (value.length < parts.length) return told(kept, "format");
    return told(kept, kept.length < value.length ? "too-many" : null);
  },
  write: (value) => value.map(({ stationGroup, minutesMax }) => `${stationGroup}~${minutesMax}`).join(","),
};

const DEGREES = /^\d{2,3}(\.\d{1,12})?$/;
/** A metre. */
const PLACE_DIGITS = 5;
const degrees = (value: number) => Number(value.toFixed(PLACE_DIGITS));

/** `139.79,35.65,139.8,35.65,…`: longitude and latitude of each corner. */
const polygon: Param<readonly LonLat[] | null> = {
  ...{ name: "poly", none: null },
  read: (text) => {
    const parts = list(text);
    if (parts.length % 2 !== 0 || !parts.every((part) => DEGREES.test(part))) return told(null, "format");
    if (parts.length > 2 * MOST_CORNERS) return told(null, "too-many");
    const corners = Array.from({ length: parts.length / 2 }, (_, i) => ({
      lon: degrees(Number(parts[2 * i])),
      lat: degrees(Number(parts[2 * i + 1])),
    }));
    return polygonFault(corners) === null ? told(corners) : told(null, "format");
  },
  write: (corners) => (corners ?? []).flatMap(({ lon, lat }) => [degrees(lon), degrees(lat)]).join(","),
};

const LONGEST_NAME = 60;
const buildingName: Param<string | null> = {
  ...{ name: "name", none: null },
  read: (text) => {
    const name = text.trim();
    return name.length > LONGEST_NAME ? told(name.slice(0, LONGEST_NAME).trim(), "too-large") : told(name === "" ? null : name);
  },
  write: (name) => name ?? "",
};

const COMPASS = { 北: "n", 北東: "ne", 東: "e", 南東: "se", 南: "s", 南西: "sw", 西: "w", 北西: "nw" } as const satisfies Readonly<
  Record<(typeof DIRECTIONS)[number], string>
>;

/** How each condition stands in an address: prices in 万円, 利回り in percent, everything else in the unit of the condition. */
export const CONDITION_PARAMS: Params = {
  kinds: choices("kind", same(LISTING_KINDS)),
  areas: texts("area", { most: 20, pattern: /^\d{5}(-[^,]{1,40})?$/ }),
  stations: texts("station", { most: 20, pattern: /^[^,~]{1,60}$/ }),
  walkMinutesMax: number("walk", { min: 1, max: 60, isWhole: true }),
  commutes,
  polygon,
  buildingName,
  apartmentKeys: texts("building", { most: 20, pattern: /^[\w-]{1,40}$/ }),
  price: span("price", { min: 0, max: 999_999, unit: 10_000 }),
  monthlyYenMax: number("fee", { min: 0, max: 9_999_999, isWhole: true }),
  areaM2: span("size", { min: 0, max: 99_999 }),
  landAreaM2: span("land", { min: 0, max: 999_999 }),
  ageYearsMax: number("age", { min: 0, max: 100, isWhole: true }),
  // A plus sign that nobody encoded arrives as a space, which is then trimmed.
  layouts: choices("layout", { ...same(LAYOUTS), "4LDK+": "4LDK" }),
  yieldMin: number("yield", { min: 0, max: 50, unit: 0.01 }),
  isNewQuakeCode: toggle("quake"),
  isSecondFloorUp: toggle("upper"),
  directions: choices("dir", COMPASS),
  hasPets: toggle("pets"),
  hasParking: toggle("parking"),
  isFreehold: toggle("freehold"),
  isPriceCut: toggle("cut"),
  newWithinDays: number("within", { min: 1, max: 90, isWhole: true }),
  excludes: choices("no", same(EXCLUSIONS)),
  certainties: choices("sure", same(FLAG_CHOICES)),
  flaggedWithinDays: number("raised", { min: 1, max: 90, isWhole: true }),
};
