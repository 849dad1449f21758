import type { Offer } from "#domain/search/homes/offer.ts";
import { grown, newColumns } from "./columns.ts";
import { dayNumber, monthNumber } from "./days.ts";
import { newNameIndex } from "./name-index.ts";
import { newSpotGrid } from "./spot-grid.ts";
import type { HomeTable } from "./types.ts";
import { writeOffer } from "./write-offer.ts";

const FIRST_ROWS = 1_024;

export function newHomeTable(): HomeTable {
  return {
    ...{ columns: newColumns(FIRST_ROWS), offers: [], keys: [], dead: 0, dwellings: new Map(), homeOf: new Map() },
    ...{
      cities: new Map(),
      towns: new Map(),
      cityRows: [],
      townRows: [],
      stations: new Map(),
      names: newNameIndex(),
      apartments: new Map(),
      grid: newSpotGrid(),
    },
    ...{ lastShown: new Map(), version: 0, day: -1, month: 0 },
  };
}

/** Puts all offers of a home in place of what was known of it; none: the home is gone. */
export function putHome(table: HomeTable, dwellingKey: string, offers: readonly Offer[]): void {
  for (const row of table.dwellings.get(dwellingKey) ?? []) forget(table, row, dwellingKey);
  table.dwellings.delete(dwellingKey);
  table.version += 1;
  if (offers.length === 0) return;
  const rows = offers.map((offer) => add(table, offer));
  table.dwellings.set(dwellingKey, rows);
  for (const { key } of offers) table.homeOf.set(key, dwellingKey);
  if (table.day >= 0) letSpeak(table, rows);
}

/**
 * Makes the table one of a day in Japan: what is visible, which offer speaks, how old each home is. From one day to the next only homes are told
 * anew of which an offer has run out, and ages where a month has begun.
 */
export function setDay(table: HomeTable, today: string): void {
  const day = dayNumber(today);
  if (table.day === day) return;
  const [before, isNewMonth] = [table.day, table.month !== monthNumber(today)];
  table.day = day;
  table.month = monthNumber(today);
  table.version += 1;
  if (before < 0 || day < before || day - before > MOST_DAYS) {
    for (const rows of table.dwellings.values()) letSpeak(table, rows);
    return;
  }
  for (let last = before; last < day; last += 1)
    for (const key of table.lastShown.get(last) ?? []) letSpeak(table, table.dwellings.get(key) ?? []);
  if (isNewMonth) age(table);
}

/** Beyond so many days every home is told anew. */
const MOST_DAYS = 40;

function age({ columns: { speaks, age: ages, built }, month, offers }: HomeTable): void {
  for (let row = 0; row < offers.length; row += 1) if (speaks[row] === 1) ages[row] = ageOf(month, built[row] ?? 0);
}

function forget(table: HomeTable, row: number, dwellingKey: string): void {
  const key = table.keys[row] ?? "";
  if (table.homeOf.get(key) === dwellingKey) table.homeOf.delete(key);
  table.offers[row] = null;
  table.columns.speaks[row] = 0;
  table.dead += 1;
}

function add(table: HomeTable, offer: Offer): number {
  const row = table.offers.length;
  if (row >= table.columns.kind.length) table.columns = grown(table.columns, table.columns.kind.length * 2);
  table.offers.push(offer);
  table.keys.push(offer.key);
  writeOffer(table, row, offer);
  return row;
}

/** The lowest of the visible offers speaks for the home; of equal ones the newest, then the first by key. */
function letSpeak(table: HomeTable, rows: readonly number[]): void {
  const { speaks, since, age, built, firstSeen, nextUpdate } = table.columns;
  let speaker = -1;
  let first = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    speaks[row] = 0;
    if ((nextUpdate[row] ?? 0) < table.day) continue;
    first = Math.min(first, firstSeen[row] ?? first);
    if (speaker < 0 || speaksBefore(table, row, speaker)) speaker = row;
  }
  if (speaker < 0) return;
  speaks[speaker] = 1;
  // Each of them tells of the home, also where another speaks for it.
  for (const row of rows) since[row] = first;
  age[speaker] = ageOf(table.month, built[speaker] ?? 0);
}

function speaksBefore({ columns, offers }: HomeTable, row: number, other: number): boolean {
  const { price, updated } = columns;
  const difference = (price[row] ?? 0) - (price[other] ?? 0) || (updated[other] ?? 0) - (updated[row] ?? 0);
  return difference < 0 || (difference === 0 && (offers[row]?.key ?? "") < (offers[other]?.key ?? ""));
}

const OLDEST = 254;
/** Whole years; what is still to be finished is new. */
function ageOf(month: number, built: number): number {
  return built === 0 ? 255 : Math.min(OLDEST, Math.max(0, Math.floor((month - built) / 12)));
}

/** Rows of the offers of a home that are visible on the day of the table. */
export function visibleOffers(table: HomeTable, dwellingKey: string): number[] {
  const rows = table.dwellings.get(dwellingKey) ?? [];
  return rows.filter((row) => (table.columns.nextUpdate[row] ?? 0) >= table.day);
}
