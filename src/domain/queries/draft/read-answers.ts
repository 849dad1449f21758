import { DIRECTIONS } from "#domain/listings/types.ts";
import { AGE_BAND_OPTIONS, GENDER_OPTIONS, INCOME_OPTIONS, PROFESSION_OPTIONS } from "#domain/queries/catalogue/about-options.ts";
import { EXCLUSION_OPTIONS, LAYOUT_OPTIONS } from "#domain/queries/catalogue/condition-options.ts";
import { FINANCING_OPTIONS, MESSAGE_LENGTH, MESSAGE_TEMPLATE_TEXTS } from "#domain/queries/catalogue/offer-options.ts";
import { MOST_PLACES } from "#domain/queries/catalogue/place-options.ts";
import { MOST_TOLD } from "#domain/queries/catalogue/ranges.ts";
import { CHANNEL_OPTIONS, KIND_OPTIONS, PLACE_MODE_OPTIONS, PURPOSE_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import { LONGEST_QUERY_NAME, type QueryAnswers } from "#domain/queries/core/types.ts";
import { CERTAINTIES } from "#domain/search/homes/types.ts";
import { isInJapan } from "#kernel/geo.ts";
import { isRecord } from "#kernel/record.ts";
import { flag, list, listOf, named, numberIn, oneOf, type Reader, span, text } from "./readers.ts";

const values = <V>(options: readonly { readonly value: V }[]) => options.map(({ value }) => value);
const several = <V>(options: readonly V[]): Reader<readonly V[]> => list(oneOf(options), options.length);

const corner: Reader<{ readonly lon: number; readonly lat: number }> = (raw) => {
  if (!isRecord(raw) || typeof raw.lon !== "number" || typeof raw.lat !== "number") return undefined;
  const place = { lon: raw.lon, lat: raw.lat };
  return isInJapan(place) ? place : undefined;
};
const corners: Reader<readonly { readonly lon: number; readonly lat: number }[]> = (raw) => {
  const found = listOf(corner, MOST_PLACES.polygonCorners)(raw);
  return found && found.length >= 3 ? found : undefined;
};
const LONGEST_COMMUTE = 120;
const commute: Reader<QueryAnswers["commutes"][number]> = (raw) => {
  if (!isRecord(raw)) return undefined;
  const [station, minutesMax] = [named(raw.station), numberIn(1, LONGEST_COMMUTE, true)(raw.minutesMax)];
  return station && minutesMax !== undefined ? { station, minutesMax } : undefined;
};

const yen = numberIn(0, MOST_TOLD.priceYen, true);

/** What each answer may be; undefined where it is nothing of the kind. */
const READERS: { readonly [K in keyof QueryAnswers]: Reader<NonNullable<QueryAnswers[K]>> } = {
  name: text(LONGEST_QUERY_NAME),
  channels: several(values(CHANNEL_OPTIONS)),
  purpose: oneOf(values(PURPOSE_OPTIONS)),
  kinds: several(values(KIND_OPTIONS)),
  placeMode: oneOf(values(PLACE_MODE_OPTIONS)),
  areas: list(named, MOST_PLACES.areas),
  stations: list(named, MOST_PLACES.stations),
  polygon: corners,
  buildings: list(named, MOST_PLACES.buildings),
  walkMinutesMax: numberIn(1, 60, true),
  commutes: list(commute, MOST_PLACES.commutes),
  price: span(yen),
  monthlyYenMax: numberIn(0, MOST_TOLD.monthlyYen, true),
  kyugakeBudget: yen,
  certainties: several(CERTAINTIES),
  offerBudget: yen,
  financing: oneOf(values(FINANCING_OPTIONS)),
  // One that may not be offered is told where it is chosen, so it is kept.
  offerRatio: numberIn(0, 2),
  offerCap: yen,
  ageYearsMax: numberIn(0, 100, true),
  isNewQuakeCode: flag,
  layouts: several(values(LAYOUT_OPTIONS)),
  areaM2: span(numberIn(0, MOST_TOLD.areaM2)),
  landAreaM2: span(numberIn(0, MOST_TOLD.landAreaM2)),
  yieldMin: numberIn(0, 0.5),
  isSecondFloorUp: flag,
  directions: several(DIRECTIONS),
  hasPets: flag,
  hasParking: flag,
  isFreehold: flag,
  isPriceCut: flag,
  newWithinDays: numberIn(1, 90, true),
  excludes: several(values(EXCLUSION_OPTIONS)),
  template: oneOf(MESSAGE_TEMPLATE_TEXTS.map(({ id }) => id)),
  // Half a message, or one that is too long, is told and not lost.
  message: text(4 * MESSAGE_LENGTH.max),
  ageBand: oneOf(values(AGE_BAND_OPTIONS)),
  gender: oneOf(values(GENDER_OPTIONS)),
  incomeBand: oneOf(values(INCOME_OPTIONS)),
  profession: oneOf(values(PROFESSION_OPTIONS)),
};

/** Answers from outside, each by itself: one that cannot be understood is nothing told, and spoils no other. */
export function readAnswers(raw: unknown): QueryAnswers {
  const given = isRecord(raw) ? raw : {};
  const read = (key: keyof QueryAnswers): unknown => READERS[key](given[key]) ?? NOTHING_TOLD[key];
  const keys = Object.keys(READERS) as (keyof QueryAnswers)[];
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as QueryAnswers;
}
