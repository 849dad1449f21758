import { DIRECTIONS, LISTING_KINDS } from "#domain/listings/types.ts";
import { AGE_CHOICES, AXIS_EDGES, barOf, NEW_WITHIN_CHOICES, WALK_CHOICES } from "#domain/search/homes/axes.ts";
import { UNKNOWN } from "#domain/search/homes/table/columns.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import {
  type ChoiceCount,
  EXCLUSIONS,
  FLAG_CHOICES,
  type Histogram,
  type HomeAxis,
  type HomeFacets,
  LAYOUTS,
  TOGGLES,
} from "#domain/search/homes/types.ts";
import { besideIn, facetIn, failuresIn } from "./fail-marks.ts";
import { matchedRows } from "./page.ts";
import { add, type Counts, newCounts, tallyAll } from "./tally.ts";
import { type Answer, FACETS, type Facet } from "./types.ts";

/** What each choice would leave, from one answer: a home that fails just one condition counts in the choices of that one. */
export function facetsOf(table: HomeTable, answer: Answer): HomeFacets {
  const counts = countAll(table, answer);
  return {
    total: answer.total,
    kinds: byChoice(LISTING_KINDS, counts.kinds),
    layouts: byChoice(LAYOUTS, counts.layouts),
    walkMinutesMax: upTo(WALK_CHOICES, counts.walk),
    ageYearsMax: upTo(AGE_CHOICES, counts.age),
    newWithinDays: upTo(NEW_WITHIN_CHOICES, counts.new),
    directions: byChoice(DIRECTIONS, counts.directions),
    excludes: byBit(EXCLUSIONS, counts.excludes),
    certainties: byChoice(FLAG_CHOICES, counts.certainties),
    toggles: Object.fromEntries(byBit(TOGGLES, counts.toggles).map(({ value, count }) => [value, count])) as HomeFacets["toggles"],
    histograms: {
      price: bars("price", counts.price),
      areaM2: bars("areaM2", counts.areaM2),
      landAreaM2: bars("landAreaM2", counts.landAreaM2),
      monthlyYen: bars("monthlyYen", counts.monthlyYen),
      ageYears: ageBars(counts.age),
    },
  };
}

/** Facets that are counted by a column of bytes. Toggles share theirs: one that a home fails counts nowhere. */
const COUNTED = [
  ...([
    "layouts",
    "walk",
    "age",
    "directions",
    "excludes",
    "certainties",
    "price",
    "areaM2",
    "landAreaM2",
    "monthlyYen",
    "toggles",
  ] as const),
];
type Counted = (typeof COUNTED)[number];

function columnsOf({ columns }: HomeTable, { walk }: Answer): Columns {
  const { layout, age, direction, exclusions, flag, priceBar, areaBar, landBar, monthlyBar, toggles } = columns;
  return {
    ...{ layouts: layout, walk, age, directions: direction, excludes: exclusions, certainties: flag, price: priceBar },
    ...{ areaM2: areaBar, landAreaM2: landBar, monthlyYen: monthlyBar, toggles },
  };
}

/** By column over the homes that fail nothing, and those that fail its own condition alone. */
function countAll(table: HomeTable, answer: Answer): All {
  const columns = columnsOf(table, answer);
  const { kind, since } = table.columns;
  const kept = matchedRows(answer);
  const [kinds = newCounts(), ...tallied] = tallyAll(kept, [kind, ...COUNTED.map((facet) => columns[facet])]);
  const counts = Object.fromEntries(COUNTED.map((facet, i) => [facet, tallied[i]])) as Record<Counted, Counts>;
  const all = { ...counts, kinds, new: newCounts() };
  for (let i = 0; i < kept.length; i += 1) add(all.new, daysOf(table.day, since[kept[i] ?? 0] ?? 0));
  if (answer.total < answer.rows.length) addNearMisses(table, answer, all, columns);
  return all;
}

type All = Readonly<Record<Counted | "kinds" | "new", Counts>>;

/** Homes that fail just one condition. With a kind named, nobody asks of it what it cannot have. */
function addNearMisses(table: HomeTable, { rows, marks }: Answer, counts: All, columns: Columns): void {
  const { kind } = table.columns;
  const addOwn = ownCounter(table, counts, columns);
  for (let i = 0; i < rows.length; i += 1) {
    const mark = marks[i] ?? 0;
    const failures = failuresIn(mark);
    const misses = failures - besideIn(mark);
    if (failures === 0 || misses > 1) continue;
    const row = rows[i] ?? 0;
    if (misses === 0 || (failures === 1 && facetIn(mark) === KINDS)) add(counts.kinds, kind[row] ?? UNKNOWN);
    if (failures === 1) addOwn(facetIn(mark), row);
  }
}

/** Counts a home for the choices of a condition. */
function ownCounter({ columns: { since }, day }: HomeTable, counts: All, columns: Columns): (facet: number, row: number) => void {
  const of = FACETS.map((facet) => ({ counts: countsOf(counts, facet), column: columnOf(columns, facet) }));
  return (facet, row) => {
    const own = of[facet];
    if (facet === NEW) add(counts.new, daysOf(day, since[row] ?? 0));
    else if (own?.counts && own.column) add(own.counts, own.column[row] ?? UNKNOWN);
  };
}

type Columns = Readonly<Record<Counted, Uint8Array>>;
const NEW = FACETS.indexOf("new");
const KINDS = FACETS.indexOf("kinds");

/** A toggle and what is not counted have none. */
function countsOf(counts: All, facet: Facet): Counts | undefined {
  return COUNTED.flatMap((one) => (one === facet ? [counts[one]] : []))[0];
}

function columnOf(columns: Columns, facet: Facet): Uint8Array | undefined {
  return COUNTED.flatMap((one) => (one === facet ? [columns[one]] : []))[0];
}

function daysOf(day: number, since: number): number {
  return Math.max(0, Math.min(UNKNOWN, day - since));
}

function byChoice<T extends string>(choices: readonly T[], counts: Counts): ChoiceCount<T>[] {
  return choices.map((value, i) => ({ value, count: counts[i] ?? 0 }));
}

function upTo(choices: readonly number[], counts: Counts): ChoiceCount<number>[] {
  return choices.map((value) => ({ value, count: sum(counts.subarray(0, value + 1)) }));
}

function byBit<T extends string>(choices: readonly T[], counts: Counts): ChoiceCount<T>[] {
  return choices.map((value, bit) => ({ value, count: sum(counts.map((count, bits) => (bits & (1 << bit) ? count : 0))) }));
}

function bars(axis: HomeAxis, counts: Counts): Histogram {
  const edges = AXIS_EDGES[axis];
  return { edges: [...edges], counts: [...counts.subarray(0, edges.length)] };
}

function ageBars(ages: Counts): Histogram {
  const edges = AXIS_EDGES.ageYears;
  const counts = edges.map(() => 0);
  for (let age = 0; age < UNKNOWN; age += 1) {
    const bar = barOf("ageYears", age);
    counts[bar] = (counts[bar] ?? 0) + (ages[age] ?? 0);
  }
  return { edges: [...edges], counts };
}

function sum(counts: Counts): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
