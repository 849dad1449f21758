import type { PriceCategory } from "#domain/properties/types.ts";
import { settledLevels, sharesIn } from "./late-sales.ts";
import { carriedOn, missPerQuarter } from "./nowcast.ts";

/** Level of the market: mean log unit price of a home of unchanged make, by category and quarter from `first` on. */
export type Trend = {
  /** Quarter index of the first level. */
  readonly first: number;
  readonly levels: Readonly<Record<PriceCategory, readonly number[]>>;
  /** Variance, for each quarter ahead, of what the level will be beside what is carried on. */
  readonly miss: number;
};

/** `measured` is the mean of the sales that are in, beside which they are learnt from; `trend` is what it will be once those of the last quarters are all in. */
export type FittedTrend = { readonly trend: Trend; readonly measured: Trend };

/** A sale as the trend sees it: `group` is what stays the same over time (town and built year). */
export type TrendRow = { readonly category: PriceCategory; readonly quarter: number; readonly group: string; readonly value: number };

const ROUNDS = 4;
/** A group's own level counts as if it had this many more sales at the average. */
const GROUP_PRIOR = 3;
/** A cell of fewer sales borrows its level from the other category, or from its neighbours in time. */
const LEAST_SALES = 20;

/** Fits levels of quarters and groups in turn, so that a change in what was sold is not taken for a change of the market. Of complete quarters both are the same. */
export function fitTrend(rows: readonly TrendRow[]): FittedTrend {
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
  const levels = filledLevels(cells, { first, last });
  const late = lateness(cells, { first, last });
  const complete = { contract: levels.contract.slice(0, late.complete), survey: levels.survey.slice(0, late.complete) };
  const measured = { first, levels, miss: missOf(complete) };
  if (late.complete === levels.contract.length) return { trend: measured, measured };
  const saleVariance = varianceIn(rows, cells, groups);
  const settled = (category: PriceCategory) => {
    const miss = missPerQuarter({ values: complete[category], noise: [] }, carriedOn) ?? USUAL_MISS;
    return settledLevels({ ...late[category], levels: levels[category], saleVariance, miss });
  };
  return { trend: { ...measured, levels: { contract: settled("contract"), survey: settled("survey") } }, measured };
}

type Late = { readonly shares: readonly number[]; readonly counts: readonly number[] };

/** What is in of each quarter, of whichever category its level was measured by; `complete` quarters, from the first on, are so in both. */
function lateness(cells: ReadonlyMap<string, Cell>, span: Span): Readonly<Record<PriceCategory, Late>> & { readonly complete: number } {
  const of = (category: PriceCategory): Late => {
    const sales = quartersOf(span).map((quarter) => cells.get(cellKey({ category, quarter }))?.n ?? 0);
    return { shares: sharesIn(sales), counts: sales.map((n) => (n < LEAST_SALES ? 0 : n)) };
  };
  const [ofContracts, ofSurveys] = [of("contract"), of("survey")];
  const [contract, survey] = [withBorrowed(ofContracts, ofSurveys), withBorrowed(ofSurveys, ofContracts)];
  const late = contract.shares.findIndex((share, at) => share < 1 || (survey.shares[at] ?? 1) < 1);
  return { contract, survey, complete: late < 0 ? contract.shares.length : late };
}

/** A level that is borrowed from the other category is as sure as that one is: it is not to be carried on past what the other says. */
function withBorrowed(own: Late, other: Late): Late {
  const isBorrowed = own.counts.map((count, at) => count === 0 && other.counts[at] !== 0);
  const of = (name: keyof Late) => own[name].map((value, at) => (isBorrowed[at] ? (other[name][at] ?? value) : value));
  return { shares: of("shares"), counts: of("counts") };
}

/** Variance of one sale about its group in its quarter. */
function varianceIn(rows: readonly TrendRow[], cells: ReadonlyMap<string, Cell>, groups: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const row of rows) sum += (row.value - (groups.get(row.group) ?? 0) - (cells.get(cellKey(row))?.mean ?? 0)) ** 2;
  return sum / Math.max(1, rows.length);
}

/** Where nothing can be tried: about what Tokyo showed in 2020–2024. */
const USUAL_MISS = 0.015 ** 2;

/** Of both categories together, whose levels move alike. */
function missOf({ contract, survey }: Trend["levels"]): number {
  const values = contract.map((level, i) => (level + (survey[i] ?? level)) / 2);
  return missPerQuarter({ values, noise: [] }, carriedOn) ?? USUAL_MISS;
}

type Span = { readonly first: number; readonly last: number };

function quartersOf({ first, last }: Span): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
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

function filledLevels(cells: ReadonlyMap<string, Cell>, span: Span): Trend["levels"] {
  const quarters = quartersOf(span);
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

/** The level at a quarter: after the last sale carried on from the quarters before it, and nothing later is ever looked at; before the first, the first. */
export function levelAt({ first, levels }: Trend, category: PriceCategory, quarter: number): number {
  const known = levels[category];
  const last = first + known.length - 1;
  return quarter > last ? carriedOn(known, quarter - last) : (known[Math.max(0, quarter - first)] ?? 0);
}
