import { DIRECTIONS, LISTING_KINDS } from "#domain/listings/types.ts";
import { kindsWith } from "#domain/search/homes/applies.ts";
import { UNKNOWN } from "#domain/search/homes/table/columns.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import { EXCLUSIONS, FLAG_CHOICES, type HomeConditions, LAYOUTS, type Span, TOGGLES } from "#domain/search/homes/types.ts";
import { failureOf } from "./fail-marks.ts";
import { FACETS, type Facet } from "./types.ts";

/** One condition, ready to be held against every row. */
export type Check = {
  /** What a failure adds to the marks of a home, by number of its kind: nothing where the home is of a named kind that cannot have what is asked. */
  readonly failure: Uint32Array;
} & (
  | { readonly type: "range"; readonly column: Float64Array; readonly min: number; readonly max: number }
  /** `misses` by the value of the column: 1 where it is not what is asked. What is not told (255) never is. */
  | { readonly type: "table"; readonly column: Uint8Array; readonly misses: Uint8Array }
  | { readonly type: "since"; readonly column: Int32Array; readonly from: number }
);

/** What is asked besides places and buildings. `walk`: minutes on foot that count, by row. */
export function checksOf(table: HomeTable, conditions: HomeConditions, walk: Uint8Array): Check[] {
  return [...tableChecks(table, conditions, walk), ...numberChecks(table, conditions)];
}

function tableChecks({ columns }: HomeTable, conditions: HomeConditions, walk: Uint8Array): Check[] {
  const { kinds, layouts, walkMinutesMax, ageYearsMax, directions, excludes, certainties } = conditions;
  const checks: Check[] = [];
  const add = (facet: Facet, column: Uint8Array, condition: keyof HomeConditions, misses: Uint8Array) =>
    checks.push({ type: "table", column, failure: failureBy(facet, condition, conditions), misses });
  if (certainties.length > 0) add("certainties", columns.flag, "certainties", oneOf(FLAG_CHOICES, certainties));
  if (kinds.length > 0) add("kinds", columns.kind, "kinds", oneOf(LISTING_KINDS, kinds));
  if (walkMinutesMax !== null) add("walk", walk, "walkMinutesMax", upTo(walkMinutesMax));
  if (ageYearsMax !== null) add("age", columns.age, "ageYearsMax", upTo(ageYearsMax));
  if (layouts.length > 0) add("layouts", columns.layout, "layouts", oneOf(LAYOUTS, layouts));
  if (directions.length > 0) add("directions", columns.direction, "directions", oneOf(DIRECTIONS, directions));
  for (const [bit, toggle] of TOGGLES.entries()) if (conditions[toggle]) add(toggle, columns.toggles, toggle, withBits(1 << bit, true));
  if (excludes.length > 0) {
    const unwanted = excludes.reduce((sum, one) => sum | (1 << EXCLUSIONS.indexOf(one)), 0);
    add("excludes", columns.exclusions, "excludes", withBits(unwanted, false));
  }
  return checks;
}

function numberChecks({ columns, day }: HomeTable, conditions: HomeConditions): Check[] {
  const { price, areaM2, landAreaM2, monthlyYenMax, yieldMin, newWithinDays, flaggedWithinDays } = conditions;
  const checks: Check[] = [];
  const add = (facet: Facet, column: Float64Array, condition: keyof HomeConditions, { min, max }: Span) => {
    if (min === null && max === null) return;
    checks.push({ type: "range", column, failure: failureBy(facet, condition, conditions), min: min ?? -Infinity, max: max ?? Infinity });
  };
  add("price", columns.price, "price", price);
  add("areaM2", columns.areaM2, "areaM2", areaM2);
  add("landAreaM2", columns.landAreaM2, "landAreaM2", landAreaM2);
  add("monthlyYen", columns.monthlyYen, "monthlyYenMax", { min: null, max: monthlyYenMax });
  add("other", columns.grossYield, "yieldMin", { min: yieldMin, max: null });
  if (newWithinDays !== null) {
    const failure = failureBy("new", "newWithinDays", conditions);
    checks.push({ type: "since", failure, column: columns.since, from: day - newWithinDays });
  }
  if (flaggedWithinDays !== null) {
    const failure = failureBy("other", "flaggedWithinDays", conditions);
    checks.push({ type: "since", failure, column: columns.flagged, from: day - flaggedWithinDays });
  }
  return checks;
}

/** By the value of a column of choices. */
function oneOf<T extends string>(all: readonly T[], chosen: readonly T[]): Uint8Array {
  const misses = allMiss();
  for (const one of chosen) misses[all.indexOf(one)] = 0;
  return misses;
}

/** By the value of a column of numbers. */
function upTo(most: number): Uint8Array {
  return allMiss().fill(0, 0, Math.min(UNKNOWN, most + 1));
}

/** By the value of a column of bits, of which one or none of some are wanted. */
function withBits(bits: number, isWanted: boolean): Uint8Array {
  const misses = allMiss();
  for (let value = 0; value < UNKNOWN; value += 1) if (isWanted === ((value & bits) !== 0)) misses[value] = 0;
  return misses;
}

function allMiss(): Uint8Array {
  return new Uint8Array(UNKNOWN + 1).fill(1);
}

function failureBy(facet: Facet, condition: keyof HomeConditions, { kinds }: HomeConditions): Uint32Array {
  const having = kindsWith(condition) ?? LISTING_KINDS;
  const number = FACETS.indexOf(facet);
  const failures = new Uint32Array(LISTING_KINDS.length);
  for (const [i, kind] of LISTING_KINDS.entries()) {
    const isBeside = !having.includes(kind);
    if (!isBeside || kinds.length === 0) failures[i] = failureOf(number, isBeside);
  }
  return failures;
}
