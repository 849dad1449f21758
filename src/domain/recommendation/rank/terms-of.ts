import type { Candidate } from "#domain/recommendation/core/candidate.ts";
import { walkOf } from "#domain/recommendation/core/candidate.ts";
import { binOf, type NumberPart } from "#domain/recommendation/taste/number-taste.ts";
import { type Taste, townKey } from "#domain/recommendation/taste/taste.ts";
import { TERMS, type Term, type Terms } from "#domain/recommendation/weights/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";

export type Seen = {
  readonly conditions: HomeConditions;
  readonly taste: Taste;
  /** Days since a dwelling was last recommended to this person. */
  readonly shown: ReadonlyMap<string, number>;
};

/** How much of the gap to the estimate counts by its grade. D says little. */
const CERTAINTY = { A: 1, B: 0.7, C: 0.4, D: 0.1 } as const;
const FLAG = { A: 1, B: 0.6, C: 0.3 } as const;
/** A gap of so much counts whole; a larger one no more, since it is an error of the data as likely as a bargain. */
const WHOLE_GAP = 0.25;
const NEW_DAYS = 14;
const CUT_PERCENT = 10;
const SHOWN_DAYS = 30;

/** Room for the terms of one home, in the order of `TERMS`. */
export function roomForTerms(): Float64Array {
  return new Float64Array(TERMS.length);
}

/** The terms in words, as they are kept. */
export function namedTerms(terms: Float64Array): Terms {
  return Object.fromEntries(TERMS.map((term, i) => [term, terms[i] ?? 0])) as Terms;
}

/** What the score of a home is made of, for one person and wish. What is not known of a home speaks neither for nor against it. */
export function termsOf(home: Candidate, seen: Seen): Terms {
  const terms = roomForTerms();
  writeTerms(terms, home, seen);
  return namedTerms(terms);
}

/** The same into `terms`: thousands of homes are looked at for one slate, and few are named. */
export function writeTerms(terms: Float64Array, home: Candidate, { conditions, taste, shown }: Seen): void {
  writeFit(terms, home, conditions, taste);
  writeWorth(terms, home, shown);
  writeTaste(terms, home, taste);
}

const AT = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Readonly<Record<Term, number>>;

function writeFit(terms: Float64Array, home: Candidate, conditions: HomeConditions, { comfortableYen }: Taste): void {
  const { price, walkMinutesMax, areaM2, ageYearsMax, stations } = conditions;
  const { min } = areaM2;
  terms[AT.priceRoom] = room(home.priceYen, price.max ?? comfortableYen);
  terms[AT.walkRoom] = walkMinutesMax === null ? 0 : room(walkOf(home.walks, stations), walkMinutesMax);
  terms[AT.areaRoom] = home.areaM2 === null || min === null || min <= 0 ? 0 : clip((home.areaM2 - min) / min);
  terms[AT.ageRoom] = room(home.ageYears, ageYearsMax);
  terms[AT.softEdges] = home.softEdges.length;
}

/** How far inside a maximum, as a share of it. */
function room(value: number | null, max: number | null): number {
  return value === null || max === null || max <= 0 ? 0 : clip((max - value) / max);
}

function writeWorth(terms: Float64Array, { estimate, flag, daysShown, priceCut, dwellingKey }: Candidate, shown: Seen["shown"]): void {
  const shownAgo = shown.get(dwellingKey);
  terms[AT.value] = estimate === null ? 0 : clip((1 - estimate.ratio) / WHOLE_GAP) * CERTAINTY[estimate.grade];
  terms[AT.flag] = flag === null ? 0 : FLAG[flag.grade];
  terms[AT.fresh] = Math.exp(-daysShown / NEW_DAYS);
  terms[AT.cut] = priceCut === null ? 0 : clip(priceCut.percent / CUT_PERCENT) * Math.exp(-priceCut.days / NEW_DAYS);
  terms[AT.shown] = shownAgo === undefined ? 0 : Math.exp(-shownAgo / SHOWN_DAYS);
}

function writeTaste(terms: Float64Array, home: Candidate, taste: Taste): void {
  const { kind, layout, town, apartmentKey, priceYen, areaM2, ageYears, floor, walks } = home;
  const { choices } = taste;
  terms[AT.tastePrice] = liked(taste, "price", priceYen);
  terms[AT.tasteArea] = liked(taste, "area", areaM2);
  terms[AT.tasteWalk] = liked(taste, "walk", walkOf(walks, []));
  terms[AT.tasteAge] = liked(taste, "age", ageYears);
  terms[AT.tasteFloor] = liked(taste, "floor", floor);
  terms[AT.tasteKind] = choices.kind.get(kind) ?? 0;
  terms[AT.tasteLayout] = layout === null ? 0 : (choices.layout.get(layout) ?? 0);
  terms[AT.tasteTown] = town === "" || choices.town.size === 0 ? 0 : (choices.town.get(townKey(home)) ?? 0);
  terms[AT.tasteStation] = choices.station.size === 0 ? 0 : likedStations(walks, choices.station);
  terms[AT.tasteBuilding] = apartmentKey === null ? 0 : (choices.building.get(apartmentKey) ?? 0);
}

function liked({ numbers }: Taste, part: NumberPart, value: number | null): number {
  return value === null ? 0 : (numbers[part][binOf(part, value)] ?? 0);
}

/** Each station counts once, also where a home names it twice. */
function likedStations(walks: Candidate["walks"], liking: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [i, { stationGroup }] of walks.entries()) {
    if (stationGroup === null || walks.findIndex((walk) => walk.stationGroup === stationGroup) < i) continue;
    sum += liking.get(stationGroup) ?? 0;
  }
  return sum;
}

function clip(value: number): number {
  return value < -1 ? -1 : value > 1 ? 1 : value;
}
