import type { LonLat } from "#kernel/geo.ts";
import { FIRST_BUILT_YEAR } from "#kernel/home/built-year-of-sale.ts";
import { FOLDS } from "./encodings.ts";
import { nearbyIn } from "./nearby.ts";

/**
 * Levels smoothed over the map and over built years, by town: what homes of about that age sell for around there. A town's row has a value for
 * each built year from `first` on and, last, one for a year that is not known.
 */
export type NearLevel = {
  readonly first: number;
  readonly columns: number;
  readonly towns: ReadonlyMap<string, number>;
  readonly values: Float32Array;
};

export type NearRow = {
  readonly town: string;
  readonly place: LonLat | null;
  readonly builtYear: number | null;
  readonly value: number;
  readonly weight: number;
};

/** Standard deviations of the kernel (metres, built years); how far it reaches; and the prior sales at the level of the surroundings of any age. */
const KERNEL = { metres: 600, years: 3, reach: 2.8, prior: 3 };
/** Each year between the first and the last of a market is a column of every town. Years beyond these are typing errors (99999), and read as not known. */
const YEARS = { first: FIRST_BUILT_YEAR, last: 2200 };
const METRES_PER_DEGREE = 111_195;

/** The level for appraisals, and one for each fold, made without it. `folds[i]` is the fold of row i. */
export function fitNearLevel(
  sales: readonly NearRow[],
  folds: Uint8Array,
): { readonly all: NearLevel; readonly without: readonly NearLevel[] } {
  const rows = sales.map(withKnownYear);
  const grid = gridOf(rows);
  const total = sumsOf(rows, grid, () => true);
  const without = Array.from({ length: FOLDS }, (_, fold) =>
    smoothed(
      minus(
        total,
        sumsOf(rows, grid, (i) => folds[i] === fold),
      ),
      grid,
    ),
  );
  return { all: smoothed(total, grid), without };
}

function withKnownYear(row: NearRow): NearRow {
  const { builtYear } = row;
  return builtYear === null || (builtYear >= YEARS.first && builtYear <= YEARS.last) ? row : { ...row, builtYear: null };
}

/** Null for a town without sales. */
export function nearLevelAt({ first, columns, towns, values }: NearLevel, town: string, builtYear: number | null): number | null {
  const row = towns.get(town);
  if (row === undefined) return null;
  const column = builtYear === null ? columns - 1 : Math.max(0, Math.min(columns - 2, builtYear - first));
  return values[row * columns + column] ?? null;
}

type Grid = {
  readonly first: number;
  readonly columns: number;
  readonly towns: ReadonlyMap<string, number>;
  readonly neighbours: readonly Neighbour[][];
};
type Neighbour = { readonly row: number; readonly share: number };
type Sums = { readonly weights: Float64Array; readonly values: Float64Array };

function gridOf(rows: readonly NearRow[]): Grid {
  const towns = new Map<string, number>();
  const places: (LonLat | null)[] = [];
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { town, place, builtYear } of rows) {
    if (!towns.has(town)) {
      towns.set(town, towns.size);
      places.push(place);
    }
    if (builtYear === null) continue;
    first = Math.min(first, builtYear);
    last = Math.max(last, builtYear);
  }
  const years = last >= first ? last - first + 1 : 1;
  return { first: last >= first ? first : 0, columns: years + 1, towns, neighbours: neighboursOf(places) };
}

function neighboursOf(places: readonly (LonLat | null)[]): Neighbour[][] {
  const reach = KERNEL.metres * KERNEL.reach;
  const nearby = nearbyIn(places, reach);
  return places.map((here, row) =>
    nearby(row).flatMap((other) => {
      const there = places[other] ?? null;
      if (row === other) return [{ row: other, share: 1 }];
      if (!here || !there) return [];
      // Not `distanceM`, which differs in the fifth digit: these shares are in every model that was trained.
      const metres = Math.hypot((here.lon - there.lon) * Math.cos((here.lat * Math.PI) / 180), here.lat - there.lat) * METRES_PER_DEGREE;
      return metres > reach ? [] : [{ row: other, share: bell(metres / KERNEL.metres) }];
    }),
  );
}

function bell(deviations: number): number {
  return Math.exp(-0.5 * deviations ** 2);
}

function sumsOf(rows: readonly NearRow[], { first, columns, towns }: Grid, isCounted: (i: number) => boolean): Sums {
  const sums = { weights: new Float64Array(towns.size * columns), values: new Float64Array(towns.size * columns) };
  rows.forEach(({ town, builtYear, value, weight }, i) => {
    if (!isCounted(i)) return;
    const at = (towns.get(town) ?? 0) * columns + (builtYear === null ? columns - 1 : builtYear - first);
    sums.weights[at] = (sums.weights[at] ?? 0) + weight;
    sums.values[at] = (sums.values[at] ?? 0) + weight * value;
  });
  return sums;
}

function minus(total: Sums, part: Sums): Sums {
  return {
    weights: total.weights.map((weight, i) => weight - (part.weights[i] ?? 0)),
    values: total.values.map((value, i) => value - (part.values[i] ?? 0)),
  };
}

function smoothed(sums: Sums, { first, columns, towns, neighbours }: Grid): NearLevel {
  const byYear = { weights: overYears(sums.weights, columns), values: overYears(sums.values, columns) };
  const anyYear = { weights: overAllYears(sums.weights, columns), values: overAllYears(sums.values, columns) };
  const values = new Float32Array(towns.size * columns);
  neighbours.forEach((near, row) => {
    const anyWeight = near.reduce((sum, { row: other, share }) => sum + share * (anyYear.weights[other] ?? 0), 0);
    const anyValue = near.reduce((sum, { row: other, share }) => sum + share * (anyYear.values[other] ?? 0), 0);
    const around = anyWeight > 0 ? anyValue / anyWeight : 0;
    for (let column = 0; column < columns - 1; column += 1) {
      let weight = KERNEL.prior;
      let value = KERNEL.prior * around;
      for (const { row: other, share } of near) {
        weight += share * (byYear.weights[other * columns + column] as number);
        value += share * (byYear.values[other * columns + column] as number);
      }
      values[row * columns + column] = value / weight;
    }
    values[row * columns + columns - 1] = around;
  });
  return { first, columns, towns, values };
}

/** Each town's cells, spread over the built years about them; the last column, of unknown years, is left out. */
function overYears(cells: Float64Array, columns: number): Float64Array {
  const reach = Math.ceil(KERNEL.years * KERNEL.reach);
  const shares = Array.from({ length: reach + 1 }, (_, years) => bell(years / KERNEL.years));
  const spread = new Float64Array(cells.length);
  cells.forEach((value, at) => {
    const column = at % columns;
    if (value === 0 || column === columns - 1) return;
    for (let years = -reach; years <= reach; years += 1) {
      const to = column + years;
      if (to < 0 || to >= columns - 1) continue;
      spread[at + years] = (spread[at + years] as number) + value * (shares[Math.abs(years)] as number);
    }
  });
  return spread;
}

function overAllYears(cells: Float64Array, columns: number): Float64Array {
  const totals = new Float64Array(cells.length / columns);
  cells.forEach((value, at) => {
    const row = Math.floor(at / columns);
    totals[row] = (totals[row] as number) + value;
  });
  return totals;
}
