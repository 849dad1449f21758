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
import { matchedRows } from "./page.ts";
import { type Answer, FACETS } from "./types.ts";

/** Homes by each value from 0 to 255 of a column. */
type Counts = Uint32Array;

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

function columnsOf({ columns }: HomeTable, { walk }: Answer): Readonly<Record<Counted, Uint8Array>> {
  const { layout, age, direction, exclusions, flag, priceBar, areaBar, landBar, monthlyBar, toggles } = columns;
  return {
    ...{ layouts: layout, walk, age, directions: direction, excludes: exclusions, certainties: flag, price: priceBar },
    ...{ areaM2: areaBar, landAreaM2: landBar, monthlyYen: monthlyBar, toggles },
  };
}

/** By column over the homes that fail nothing, and those that fail its own condition alone. */
function countAll(table: HomeTable, answer: Answer): Readonly<Record<Counted | "kinds" | "new", Counts>> {
  const columns = columnsOf(table, answer);
  const kept = matchedRows(answer);
  const missed = nearMisses(answer);
  const count = (facet: Counted) => {
    const counts = tally(columns[facet], kept);
    for (const row of missed[FACETS.findIndex((one) => one === facet)] ?? []) add(counts, columns[facet][row] ?? UNKNOWN);
    return counts;
  };
  const counts = Object.fromEntries(COUNTED.map((facet) => [facet, count(facet)])) as Record<Counted, Counts>;
  return { ...counts, kinds: countKinds(answer, table.columns.kind), new: countDays(table, answer) };
}

/** Rows that fail one condition alone, by its number. */
function nearMisses({ rows, fails, failed }: Answer): readonly (readonly number[])[] {
  const missed = FACETS.map((): number[] => []);
  for (let i = 0; i < rows.length; i += 1) if (fails[i] === 1) missed[failed[i] ?? 0]?.push(rows[i] ?? 0);
  return missed;
}

function tally(column: Uint8Array, rows: Uint32Array): Counts {
  const counts = new Uint32Array(UNKNOWN + 1);
  for (let i = 0; i < rows.length; i += 1) add(counts, column[rows[i] ?? 0] ?? UNKNOWN);
  return counts;
}

function add(counts: Counts, value: number): void {
  counts[value] = (counts[value] ?? 0) + 1;
}

/** With a kind named, nobody asks of it what it cannot have. */
function countKinds({ rows, fails, failed, beside }: Answer, kind: Uint8Array): Counts {
  const counts = new Uint32Array(UNKNOWN + 1);
  const own = FACETS.indexOf("kinds");
  for (let i = 0; i < rows.length; i += 1) {
    const misses = (fails[i] ?? 0) - (beside[i] ?? 0);
    if (misses === 0 || (misses === 1 && failed[i] === own)) add(counts, kind[rows[i] ?? 0] ?? UNKNOWN);
  }
  return counts;
}

function countDays({ columns: { since }, day }: HomeTable, { rows, fails, failed }: Answer): Counts {
  const counts = new Uint32Array(UNKNOWN + 1);
  const own = FACETS.indexOf("new");
  for (let i = 0; i < rows.length; i += 1) {
    const misses = fails[i] ?? 0;
    if (misses > 1 || (misses === 1 && failed[i] !== own)) continue;
    add(counts, Math.max(0, Math.min(UNKNOWN, day - (since[rows[i] ?? 0] ?? 0))));
  }
  return counts;
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
