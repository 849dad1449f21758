import type { PriceCategory } from "#domain/properties/types.ts";

/** Level of the market: mean log unit price of a home of unchanged make, by category and quarter from `first` on. */
export type Trend = {
  /** Quarter index of the first level. */
  readonly first: number;
  readonly levels: Readonly<Record<PriceCategory, readonly number[]>>;
};

/** A sale as the trend sees it: `group` is what stays the same over time (town and built year). */
export type TrendRow = { readonly category: PriceCategory; readonly quarter: number; readonly group: string; readonly value: number };

const ROUNDS = 4;
/** A group's own level counts as if it had this many more sales at the average. */
const GROUP_PRIOR = 3;
/** A cell of fewer sales borrows its level from the other category, or from its neighbours in time. */
const LEAST_SALES = 20;
/** The last quarters whose slope is carried on, and what is kept of it with every quarter further. */
const NOWCAST = { quarters: 6, damping: 0.9 };

/** Fits levels of quarters and groups in turn, so that a change in what was sold is not taken for a change of the market. */
export function fitTrend(rows: readonly TrendRow[]): Trend {
  const first = rows.reduce((least, row) => Math.min(least, row.quarter), Number.POSITIVE_INFINITY);
  const last = rows.reduce((most, row) => Math.max(most, row.quarter), first);
  const groups = new Map<string, number>();
  let cells = cellsOf(rows, groups);
  for (let round = 1; round < ROUNDS; round += 1) {
    const means = meansBy(
      rows,
      (row) => row.group,
      (row) => row.value - (cells.get(cellKey(row))?.mean ?? 0),
    );
    for (const [group, { sum, n }] of means) groups.set(group, sum / (n + GROUP_PRIOR));
    cells = cellsOf(rows, groups);
  }
  return { first, levels: filledLevels(cells, { first, last }) };
}

type Cell = { readonly mean: number; readonly n: number };

function cellKey({ category, quarter }: Pick<TrendRow, "category" | "quarter">): string {
  return `${category} ${quarter}`;
}

function cellsOf(rows: readonly TrendRow[], groups: ReadonlyMap<string, number>): Map<string, Cell> {
  const sums = meansBy(rows, cellKey, (row) => row.value - (groups.get(row.group) ?? 0));
  return new Map([...sums].map(([key, { sum, n }]) => [key, { mean: sum / n, n }]));
}

function meansBy<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
  value: (row: Row) => number,
): Map<string, { sum: number; n: number }> {
  const sums = new Map<string, { sum: number; n: number }>();
  for (const row of rows) {
    const at = key(row);
    const entry = sums.get(at) ?? { sum: 0, n: 0 };
    entry.sum += value(row);
    entry.n += 1;
    sums.set(at, entry);
  }
  return sums;
}

function filledLevels(cells: ReadonlyMap<string, Cell>, { first, last }: { first: number; last: number }): Trend["levels"] {
  const quarters = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const level = (category: PriceCategory, quarter: number) => {
    const cell = cells.get(cellKey({ category, quarter }));
    return cell && cell.n >= LEAST_SALES ? cell.mean : null;
  };
  const contract = quarters.map((quarter) => level("contract", quarter));
  const survey = quarters.map((quarter) => level("survey", quarter));
  const gaps = contract.flatMap((value, i) => difference(value, survey[i] ?? null));
  const gap = gaps.length === 0 ? 0 : gaps.reduce((sum, value) => sum + value, 0) / gaps.length;
  const fallback = meanOfCells(cells);
  return {
    contract: withoutHoles(borrowed(contract, survey, gap), fallback),
    survey: withoutHoles(borrowed(survey, contract, -gap), fallback),
  };
}

function difference(a: number | null, b: number | null): number[] {
  return a === null || b === null ? [] : [a - b];
}

function borrowed(own: readonly (number | null)[], other: readonly (number | null)[], gap: number): (number | null)[] {
  return own.map((value, i) => value ?? shifted(other[i] ?? null, gap));
}

function shifted(value: number | null, by: number): number | null {
  return value === null ? null : value + by;
}

function meanOfCells(cells: ReadonlyMap<string, Cell>): number {
  let sum = 0;
  let n = 0;
  for (const cell of cells.values()) {
    sum += cell.mean * cell.n;
    n += cell.n;
  }
  return n === 0 ? 0 : sum / n;
}

/** Fills holes from the last known level before, else the first after. */
function withoutHoles(levels: readonly (number | null)[], fallback: number): number[] {
  let latest = levels.find((value) => value !== null) ?? fallback;
  return levels.map((value) => {
    latest = value ?? latest;
    return latest;
  });
}

/**
 * The level at a quarter. After the last sale the slope of the last six quarters is carried on, a tenth less of it each quarter: what comes
 * later is never looked at. Before the first sale, the first level.
 */
export function levelAt({ first, levels }: Trend, category: PriceCategory, quarter: number): number {
  const known = levels[category];
  const last = first + known.length - 1;
  if (quarter <= last) return known[Math.max(0, quarter - first)] ?? 0;
  const { end, slope } = lineThrough(known.slice(-NOWCAST.quarters));
  const steps = quarter - last;
  return end + (slope * NOWCAST.damping * (1 - NOWCAST.damping ** steps)) / (1 - NOWCAST.damping);
}

/** Least squares over equally spaced values: slope per step and the line's value at the last one. */
function lineThrough(values: readonly number[]): { end: number; slope: number } {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  let over = 0;
  let under = 0;
  values.forEach((value, i) => {
    over += (i - middle) * (value - mean);
    under += (i - middle) ** 2;
  });
  const slope = under === 0 ? 0 : over / under;
  return { end: mean + slope * middle, slope };
}
