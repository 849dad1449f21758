import { DIRECTIONS, type ListingKind } from "#domain/listings/types.ts";
import { appliesTo } from "#domain/search/homes/applies.ts";
import { UNKNOWN } from "#domain/search/homes/table/columns.ts";
import { EXCLUSIONS, FLAG_CHOICES, type HomeConditions, LAYOUTS, TOGGLES } from "#domain/search/homes/types.ts";
import type { AskedHome } from "./asked-home.ts";

/**
 * What of conditions is told by a number, a row for each kind of home that they may find; whatever passes is asked wholly afterwards. What is not asked is open,
 * and what is not told of a home passes here.
 */
export type Entries = {
  count: number;
  /** The number of the query; -1: it was taken out. */
  query: Int32Array;
  priceMin: Float64Array;
  priceMax: Float64Array;
  areaMin: Float64Array;
  areaMax: Float64Array;
  walkMax: Uint8Array;
  ageMax: Uint8Array;
  /** Bits of what may be, of what must be and of what must not be. */
  layouts: Int32Array;
  flags: Int32Array;
  directions: Int32Array;
  toggles: Int32Array;
  exclusions: Int32Array;
  monthlyMax: Float64Array;
  yieldMin: Float64Array;
  newWithin: Float64Array;
  flaggedWithin: Float64Array;
};

const FIRST_ROWS = 1_024;
const ANY = -1;
const OPEN = { min: null, max: null };
const [LEAST, MOST] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

export function newEntries(rows = FIRST_ROWS): Entries {
  const numbers = () => new Float64Array(rows);
  const bits = () => new Int32Array(rows);
  return {
    ...{ count: 0, query: bits(), priceMin: numbers(), priceMax: numbers(), areaMin: numbers(), areaMax: numbers() },
    ...{ walkMax: new Uint8Array(rows), ageMax: new Uint8Array(rows), layouts: bits(), flags: bits(), directions: bits() },
    ...{ toggles: bits(), exclusions: bits(), monthlyMax: numbers(), yieldMin: numbers(), newWithin: numbers(), flaggedWithin: numbers() },
  };
}

/** Writes conditions down for one kind of home; answers the row. */
export function addEntry(entries: Entries, query: number, kind: ListingKind, conditions: HomeConditions): number {
  const row = entries.count;
  if (row >= entries.query.length) widen(entries);
  entries.count += 1;
  const asks: Asks = (name) => conditions.kinds.length === 0 || appliesTo(name, kind);
  writeSpans(entries, row, conditions, asks);
  writeBits(entries, row, conditions, asks);
  entries.query[row] = query;
  return row;
}

type Asks = (name: keyof HomeConditions) => boolean;

function writeSpans(entries: Entries, row: number, conditions: HomeConditions, asks: Asks): void {
  const { price, areaM2, walkMinutesMax, ageYearsMax, monthlyYenMax, yieldMin, newWithinDays, flaggedWithinDays } = conditions;
  const area = asks("areaM2") ? areaM2 : OPEN;
  entries.priceMin[row] = price.min ?? LEAST;
  entries.priceMax[row] = price.max ?? MOST;
  entries.areaMin[row] = area.min ?? LEAST;
  entries.areaMax[row] = area.max ?? MOST;
  entries.walkMax[row] = mostOf(walkMinutesMax);
  entries.ageMax[row] = mostOf(asks("ageYearsMax") ? ageYearsMax : null);
  entries.monthlyMax[row] = (asks("monthlyYenMax") ? monthlyYenMax : null) ?? MOST;
  entries.yieldMin[row] = yieldMin ?? LEAST;
  entries.newWithin[row] = newWithinDays ?? MOST;
  entries.flaggedWithin[row] = flaggedWithinDays ?? MOST;
}

function writeBits(entries: Entries, row: number, conditions: HomeConditions, asks: Asks): void {
  const { layouts, directions, certainties, excludes } = conditions;
  entries.layouts[row] = layouts.length > 0 && asks("layouts") ? bitsOf(LAYOUTS, layouts) : ANY;
  entries.directions[row] = directions.length > 0 && asks("directions") ? bitsOf(DIRECTIONS, directions) : ANY;
  entries.flags[row] = certainties.length > 0 ? bitsOf(FLAG_CHOICES, certainties) : ANY;
  const toggles = TOGGLES.filter((toggle) => conditions[toggle] && asks(toggle));
  entries.toggles[row] = bitsOf(TOGGLES, toggles);
  entries.exclusions[row] = bitsOf(EXCLUSIONS, excludes);
}

/** Calls for each of these rows whose numbers a home keeps, with the number of the query. */
export function eachKept(entries: Entries, rows: readonly number[], home: AskedHome, call: (query: number) => void): void {
  const { query, layouts, flags, directions } = entries;
  const layout = 1 << Math.min(home.layout, LAYOUTS.length);
  const [flag, direction] = [1 << flagOf(home), 1 << directionOf(home)];
  for (const row of rows) {
    if ((at(layouts, row) & layout) === 0 || (at(flags, row) & flag) === 0 || (at(directions, row) & direction) === 0) continue;
    if (isOutOfSpans(entries, row, home) || isLate(entries, row, home) || isAgainstBits(entries, row, home)) continue;
    if (at(query, row) >= 0) call(at(query, row));
  }
}

function isOutOfSpans(entries: Entries, row: number, { price, areaM2, walk, ageYears, monthlyYen, grossYield }: AskedHome): boolean {
  const { priceMin, priceMax, areaMin, areaMax, walkMax, ageMax, monthlyMax, yieldMin } = entries;
  if (price > at(priceMax, row) || price < at(priceMin, row)) return true;
  if (areaM2 < at(areaMin, row) || areaM2 > at(areaMax, row)) return true;
  if (walk > at(walkMax, row) || ageYears > at(ageMax, row)) return true;
  return monthlyYen > at(monthlyMax, row) || grossYield < at(yieldMin, row);
}

function isLate({ newWithin, flaggedWithin }: Entries, row: number, { daysOnOffer, daysFlagged }: AskedHome): boolean {
  return daysOnOffer > at(newWithin, row) || daysFlagged > at(flaggedWithin, row);
}

function isAgainstBits(entries: Entries, row: number, { toggles, exclusions }: AskedHome): boolean {
  const needed = at(entries.toggles, row);
  return (toggles & needed) !== needed || (exclusions & at(entries.exclusions, row)) !== 0;
}

function at(column: ArrayLike<number>, row: number): number {
  return column[row] ?? 0;
}

function mostOf(most: number | null): number {
  return most === null ? UNKNOWN : Math.min(most, UNKNOWN - 1);
}

function bitsOf<T extends string>(all: readonly T[], chosen: readonly T[]): number {
  return chosen.reduce((bits, one) => bits | (1 << all.indexOf(one)), 0);
}

/** Beyond all that can be asked for, where it has none or one that cannot. */
function flagOf({ offer }: AskedHome): number {
  const grade = offer.flag?.grade ?? "check";
  return grade === "check" ? FLAG_CHOICES.length : FLAG_CHOICES.indexOf(grade);
}

function directionOf({ offer }: AskedHome): number {
  const position = DIRECTIONS.indexOf(offer.direction as (typeof DIRECTIONS)[number]);
  return position < 0 ? DIRECTIONS.length : position;
}

function widen(entries: Entries): void {
  const wider = newEntries(entries.query.length * 2);
  const { count: _count, ...columns } = entries;
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) wider[name].set(columns[name]);
  Object.assign(entries, wider, { count: entries.count });
}
