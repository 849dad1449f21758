import { DIRECTIONS, LISTING_KINDS } from "#domain/listings/types.ts";
import { kindsWith } from "#domain/search/homes/applies.ts";
import { UNKNOWN } from "#domain/search/homes/table/columns.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import { EXCLUSIONS, FLAG_CHOICES, type HomeConditions, LAYOUTS, type Span, TOGGLES } from "#domain/search/homes/types.ts";
import { atStations, inAreas, inBuildings, inBuildingsNamed, inDrawnArea, type Marks, withinCommute } from "./marks.ts";
import type { Facet, Question } from "./types.ts";

/** One condition, ready to be held against every row. */
export type Check = {
  readonly facet: Facet;
  /** By number of the kind: 0 where the condition does not speak of such homes; null: it does of all. */
  readonly kinds: Uint8Array | null;
} & (
  | { readonly type: "range"; readonly column: Float64Array; readonly min: number; readonly max: number }
  /** `passes` by the value of the column. */
  | { readonly type: "table"; readonly column: Uint8Array; readonly passes: Uint8Array }
  | { readonly type: "since"; readonly column: Int32Array; readonly from: number }
);

/** The conditions that are asked, those that leave most homes out first. `walk`: minutes on foot that count, by row. */
export function checksOf(table: HomeTable, question: Question, walk: Uint8Array): Check[] {
  return [...markChecks(table, question), ...tableChecks(table, question.conditions, walk), ...numberChecks(table, question.conditions)];
}

function markChecks(table: HomeTable, { conditions, reaches }: Question): Check[] {
  const { areas, stations, commutes, polygon, buildingName, apartmentKeys } = conditions;
  const marks: Marks[] = [];
  if (apartmentKeys.length > 0) marks.push(inBuildings(table, apartmentKeys));
  if (buildingName !== null) marks.push(inBuildingsNamed(table, buildingName));
  if (polygon !== null) marks.push(inDrawnArea(table, polygon));
  if (stations.length > 0) marks.push(atStations(table, stations));
  if (areas.length > 0) marks.push(inAreas(table, areas));
  for (const [i, commute] of commutes.entries()) marks.push(withinCommute(table, commute, reaches[i] ?? new Map()));
  return marks.map((column) => ({
    ...{ facet: "other", kinds: null, type: "table", column },
    passes: passing(({ value }) => value === 1),
  }));
}

function tableChecks({ columns }: HomeTable, conditions: HomeConditions, walk: Uint8Array): Check[] {
  const { kinds, layouts, walkMinutesMax, ageYearsMax, directions, excludes, certainties } = conditions;
  const checks: Check[] = [];
  const add = (facet: Facet, column: Uint8Array, condition: keyof HomeConditions, passes: (of: { value: number }) => boolean) =>
    checks.push({ type: "table", facet, column, kinds: kindTable(condition), passes: passing(passes) });
  if (certainties.length > 0) add("certainties", columns.flag, "certainties", oneOf(FLAG_CHOICES, certainties));
  if (kinds.length > 0) add("kinds", columns.kind, "kinds", oneOf(LISTING_KINDS, kinds));
  if (walkMinutesMax !== null) add("walk", walk, "walkMinutesMax", ({ value }) => value <= walkMinutesMax);
  if (ageYearsMax !== null) add("age", columns.age, "ageYearsMax", ({ value }) => value <= ageYearsMax);
  if (layouts.length > 0) add("layouts", columns.layout, "layouts", oneOf(LAYOUTS, layouts));
  if (directions.length > 0) add("directions", columns.direction, "directions", oneOf(DIRECTIONS, directions));
  for (const [bit, toggle] of TOGGLES.entries())
    if (conditions[toggle]) add(toggle, columns.toggles, toggle, ({ value }) => (value & (1 << bit)) !== 0);
  if (excludes.length > 0) {
    const unwanted = excludes.reduce((sum, one) => sum | (1 << EXCLUSIONS.indexOf(one)), 0);
    add("excludes", columns.exclusions, "excludes", ({ value }) => (value & unwanted) === 0);
  }
  return checks;
}

function numberChecks({ columns, day }: HomeTable, conditions: HomeConditions): Check[] {
  const { price, areaM2, landAreaM2, monthlyYenMax, yieldMin, newWithinDays } = conditions;
  const checks: Check[] = [];
  const add = (facet: Facet, column: Float64Array, condition: keyof HomeConditions, { min, max }: Span) => {
    if (min === null && max === null) return;
    checks.push({ type: "range", facet, column, kinds: kindTable(condition), min: min ?? -Infinity, max: max ?? Infinity });
  };
  add("price", columns.price, "price", price);
  add("areaM2", columns.areaM2, "areaM2", areaM2);
  add("landAreaM2", columns.landAreaM2, "landAreaM2", landAreaM2);
  add("monthlyYen", columns.monthlyYen, "monthlyYenMax", { min: null, max: monthlyYenMax });
  add("other", columns.grossYield, "yieldMin", { min: yieldMin, max: null });
  if (newWithinDays !== null) checks.push({ type: "since", facet: "new", kinds: null, column: columns.since, from: day - newWithinDays });
  return checks;
}

function oneOf<T extends string>(all: readonly T[], chosen: readonly T[]): (of: { value: number }) => boolean {
  const values = new Set(chosen.map((one) => all.indexOf(one)));
  return ({ value }) => values.has(value);
}

/** What is not told (255) never passes, but exclusions and other bits have no such value. */
function passing(passes: (of: { value: number }) => boolean): Uint8Array {
  return Uint8Array.from({ length: UNKNOWN + 1 }, (_, value) => (value !== UNKNOWN && passes({ value }) ? 1 : 0));
}

function kindTable(condition: keyof HomeConditions): Uint8Array | null {
  const kinds = kindsWith(condition);
  return kinds && Uint8Array.from(LISTING_KINDS, (kind) => (kinds.includes(kind) ? 1 : 0));
}
