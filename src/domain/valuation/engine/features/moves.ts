import { missPerQuarter } from "./nowcast.ts";

/** How the parts of a market (its cities, its sizes) move apart from the whole. */
export type Moves = {
  /** Quarter index of the first move. */
  readonly first: number;
  /** How far a part lies, in each quarter, from where it lies on average beside the market. Logs. */
  readonly parts: Readonly<Record<string, readonly number[]>>;
};

/** `group`: what stays the same over time (town and age); `value`: log unit price beside the level of the market. */
export type MovingRow = { readonly part: string; readonly group: string; readonly quarter: number; readonly value: number };

/** A row beside its part's average, its make, and what all parts have in common in its quarter. */
export type PlainRow = { readonly part: string; readonly group: string; readonly at: number; readonly value: number };

export type Span = { readonly first: number; readonly last: number };

const ROUNDS = 3;
/** A group counts as if so many more of its sales lay at its part's level. */
const GROUP_PRIOR = 3;
/** A quarter counts half for every four quarters it lies away. */
const HALF_LIFE = 4;
/** A part moves as if so many more of its sales stayed with the market, and turns as if they had done so for 4.5 quarters. */
const PRIOR = { sales: 60, squaredQuarters: 20 };
/** Where nothing can be tried: about what the 23 wards showed in 2020–2024. */
const USUAL_MISS = 0.015 ** 2;

/** Local lines through the quarters of each part, at unchanged make of what was sold; with the rows they were drawn through. */
export function fitMoves(
  rows: readonly MovingRow[],
  { first, last }: Span,
): { readonly moves: Moves; readonly plain: readonly PlainRow[] } {
  const length = last - first + 1;
  const plain = plainRows(rows, first, length);
  return { moves: { first, parts: Object.fromEntries(linesOf(cellsOf(plain, length))) }, plain };
}

/** Variance of what a part will move by itself, for each quarter ahead. */
export function missOfParts(plain: readonly PlainRow[]): number {
  return missOf(cellsOf(plain, quartersOf(plain)), varianceOf(plain));
}

/** How far a part lies from where it lies on average, beside the market; after the last quarter as in it. 0 for a part never seen. */
export function moveOf({ first, parts }: Moves, part: string, quarter: number): number {
  const known = parts[part] ?? [];
  return known[Math.max(0, Math.min(quarter - first, known.length - 1))] ?? 0;
}

/** Variance of one sale about its part's quarter. */
export function varianceOf(rows: readonly PlainRow[]): number {
  const cells = cellsOf(rows, quartersOf(rows));
  return meanOf(rows.map(({ part, at, value }) => (value - meanAt(cells.get(part), at)) ** 2));
}

function quartersOf(rows: readonly PlainRow[]): number {
  return rows.reduce((length, { at }) => Math.max(length, at + 1), 0);
}

type Cell = { readonly sums: Float64Array; readonly counts: Float64Array };

function plainRows(rows: readonly MovingRow[], first: number, length: number): PlainRow[] {
  const averages = new Map(
    [...Map.groupBy(rows, ({ part }) => part)].map(([part, ofPart]) => [part, meanOf(ofPart.map(({ value }) => value))]),
  );
  const relative = rows.map(({ part, group, quarter, value }) => ({
    part,
    group,
    at: quarter - first,
    value: value - (averages.get(part) ?? 0),
  }));
  let plain: PlainRow[] = relative;
  for (let round = 1; round < ROUNDS; round += 1) {
    const groups = groupLevels(relative, linesOf(cellsOf(plain, length)));
    plain = centred(
      relative.map((row) => ({ ...row, value: row.value - (groups.get(row.group) ?? 0) })),
      length,
    );
  }
  return plain;
}

function groupLevels(rows: readonly PlainRow[], lines: ReadonlyMap<string, readonly number[]>): Map<string, number> {
  const sums = new Map<string, { sum: number; n: number }>();
  for (const { part, group, at, value } of rows) {
    const entry = sums.get(group) ?? { sum: 0, n: 0 };
    entry.sum += value - (lines.get(part)?.[at] ?? 0);
    entry.n += 1;
    sums.set(group, entry);
  }
  return new Map([...sums].map(([group, { sum, n }]) => [group, sum / (n + GROUP_PRIOR)]));
}

function cellsOf(rows: readonly PlainRow[], length: number): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const { part, at, value } of rows) {
    const cell = cells.get(part) ?? { sums: new Float64Array(length), counts: new Float64Array(length) };
    cells.set(part, cell);
    cell.sums[at] = (cell.sums[at] ?? 0) + value;
    cell.counts[at] = (cell.counts[at] ?? 0) + 1;
  }
  return cells;
}

/** Takes out what all parts have in common in a quarter: that is the market's. */
function centred(rows: readonly PlainRow[], length: number): PlainRow[] {
  const all = cellsOf(
    rows.map((row) => ({ ...row, part: "" })),
    length,
  ).get("");
  return rows.map((row) => ({ ...row, value: row.value - meanAt(all, row.at) }));
}

function linesOf(cells: ReadonlyMap<string, Cell>): Map<string, number[]> {
  return new Map([...cells].map(([part, cell]) => [part, Array.from(cell.sums, (_, at) => localLine(cell, at))]));
}

/** Value at one quarter of a line through all, weighted by nearness and number of sales, pulled to flat and to zero where sales are few. */
function localLine({ sums, counts }: Cell, at: number): number {
  let [weight, x, y, xx, xy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < sums.length; i += 1) {
    const near = 0.5 ** (Math.abs(i - at) / HALF_LIFE);
    const n = near * (counts[i] ?? 0);
    weight += n;
    x += n * (i - at);
    xx += n * (i - at) ** 2;
    y += near * (sums[i] ?? 0);
    xy += near * (sums[i] ?? 0) * (i - at);
  }
  if (weight === 0) return 0;
  const slope = (xy - (x * y) / weight) / (xx - x ** 2 / weight + PRIOR.sales * PRIOR.squaredQuarters);
  return ((y - slope * x) / weight) * (weight / (weight + PRIOR.sales));
}

function meanAt(cell: Cell | undefined, at: number): number {
  return (cell?.sums[at] ?? 0) / Math.max(1, cell?.counts[at] ?? 0);
}

/** How far parts strayed from where their own line ended: the mean over all of them, each counted by its sales. */
function missOf(cells: ReadonlyMap<string, Cell>, noise: number): number {
  let sum = 0;
  let sales = 0;
  for (const { sums, counts } of cells.values()) {
    const values = Array.from(sums, (total, at) => total / Math.max(1, counts[at] ?? 0));
    const series = { values, noise: Array.from(counts, (n) => noise / Math.max(1, n)) };
    const ends = lineEnds({ sums, counts });
    const miss = missPerQuarter(series, (known) => ends[known.length - 1] ?? 0);
    const n = counts.reduce((total, count) => total + count, 0);
    if (miss === null) continue;
    sum += n * miss;
    sales += n;
  }
  return sales === 0 ? USUAL_MISS : sum / sales;
}

/** Where the line through all quarters up to each one ends. */
function lineEnds({ sums, counts }: Cell): number[] {
  return Array.from(sums, (_, at) => localLine({ sums: sums.subarray(0, at + 1), counts: counts.subarray(0, at + 1) }, at));
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
