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
import { type Answer, FACETS, type Facet } from "./types.ts";

/** Homes by each value from 0 to 255 of a column. */
type Counts = Uint32Array;

/** What each choice would leave, from one answer: a home that fails just one condition counts in the choices of that one. */
export function facetsOf(table: HomeTable, answer: Answer): HomeFacets {
  const { columns } = table;
  const of = (facet: Facet, column: Uint8Array) => countBy(answer, facet, column);
  const ages = of("age", columns.age);
  const toggles = of("other", columns.toggles);
  return {
    total: answer.total,
    kinds: byChoice(LISTING_KINDS, countKinds(answer, columns.kind)),
    layouts: byChoice(LAYOUTS, of("layouts", columns.layout)),
    walkMinutesMax: upTo(WALK_CHOICES, of("walk", answer.walk)),
    ageYearsMax: upTo(AGE_CHOICES, ages),
    newWithinDays: upTo(NEW_WITHIN_CHOICES, countDays(table, answer)),
    directions: byChoice(DIRECTIONS, of("directions", columns.direction)),
    excludes: byBit(EXCLUSIONS, of("excludes", columns.exclusions)),
    certainties: byChoice(FLAG_CHOICES, of("certainties", columns.flag)),
    toggles: Object.fromEntries(byBit(TOGGLES, toggles).map(({ value, count }) => [value, count])) as HomeFacets["toggles"],
    histograms: {
      price: bars("price", of("price", columns.priceBar)),
      areaM2: bars("areaM2", of("areaM2", columns.areaBar)),
      landAreaM2: bars("landAreaM2", of("landAreaM2", columns.landBar)),
      monthlyYen: bars("monthlyYen", of("monthlyYen", columns.monthlyBar)),
      ageYears: ageBars(ages),
    },
  };
}

function countBy({ rows, fails, failed }: Answer, facet: Facet, column: Uint8Array): Counts {
  const counts = new Uint32Array(UNKNOWN + 1);
  const own = facet === "other" ? -1 : FACETS.indexOf(facet);
  for (let i = 0; i < rows.length; i += 1) {
    const misses = fails[i] ?? 0;
    if (misses === 0 || (misses === 1 && failed[i] === own)) {
      const value = column[rows[i] ?? 0] ?? UNKNOWN;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

/** With a kind named, nobody asks of it what it cannot have. */
function countKinds({ rows, fails, failed, beside }: Answer, kind: Uint8Array): Counts {
  const counts = new Uint32Array(UNKNOWN + 1);
  const own = FACETS.indexOf("kinds");
  for (let i = 0; i < rows.length; i += 1) {
    const misses = (fails[i] ?? 0) - (beside[i] ?? 0);
    if (misses === 0 || (misses === 1 && failed[i] === own)) {
      const value = kind[rows[i] ?? 0] ?? UNKNOWN;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function countDays({ columns, day }: HomeTable, { rows, fails, failed }: Answer): Counts {
  const counts = new Uint32Array(UNKNOWN + 1);
  const own = FACETS.indexOf("new");
  for (let i = 0; i < rows.length; i += 1) {
    const misses = fails[i] ?? 0;
    if (misses > 1 || (misses === 1 && failed[i] !== own)) continue;
    const days = Math.max(0, Math.min(UNKNOWN, day - (columns.since[rows[i] ?? 0] ?? 0)));
    counts[days] = (counts[days] ?? 0) + 1;
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
