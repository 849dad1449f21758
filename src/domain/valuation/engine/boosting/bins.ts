import type { ColumnShape, FeatureMatrix } from "./matrix.ts";
import { risingValues } from "./rising.ts";

/**
 * What the bins of a column stand for; bin 0 always holds the unknown. Numbers: value v lies in bin 1 + (number of borders < v), the
 * borders being the upper ones, rising. Categories: code c lies in bin c + 1, `count` is one more than the largest code.
 */
type ColumnBins = { readonly kind: "number"; readonly borders: Float32Array } | { readonly kind: "category"; readonly count: number };

export type Bins = readonly ColumnBins[];

export type BinnedRows = {
  readonly rows: number;
  readonly columns: readonly Uint8Array[];
  readonly shapes: readonly ColumnShape[];
  /** Number of bins of each column, the unknown's included. */
  readonly binCounts: Uint16Array;
};

const MOST_BINS = 255;
/** Bins 1–255 of a byte are left for codes. */
const MOST_CODES = 255;

/** Borders that cut each column of numbers into at most `mostBins` bins of about equal numbers of rows: [1, 1, 2, 4] -> [1.5, 3]. */
export function fitBins({ columns, shapes }: FeatureMatrix, mostBins: number): Bins {
  if (mostBins < 2 || mostBins > MOST_BINS) throw new RangeError(`mostBins must be 2–${MOST_BINS}, got ${mostBins}`);
  if (shapes.length !== columns.length) throw new RangeError(`${columns.length} columns, but ${shapes.length} shapes`);
  return columns.map((column, i) =>
    shapes[i]?.kind === "category"
      ? { kind: "category", count: column.reduce((most, value) => Math.max(most, binOfCode(value)), 0) }
      : { kind: "number", borders: borders(column, mostBins) },
  );
}

function borders(column: Float32Array, mostBins: number): Float32Array {
  const known = risingValues(column);
  const distinct = countDistinct(known);
  const found: number[] = [];
  let nextCut = known.length / mostBins;
  for (let i = 1; i < known.length; i += 1) {
    const below = known[i - 1] ?? 0;
    const above = known[i] ?? 0;
    if (below === above || (distinct > mostBins && i < nextCut)) continue;
    found.push(between(below, above));
    nextCut = i + (known.length - i) / (mostBins - found.length);
    if (found.length === mostBins - 1) break;
  }
  return Float32Array.from(found);
}

function countDistinct(sorted: Float32Array): number {
  let count = 0;
  for (let i = 0; i < sorted.length; i += 1) if (i === 0 || sorted[i] !== sorted[i - 1]) count += 1;
  return count;
}

/** A 32-bit border b with below <= b < above, the middle where 32 bits can hold it. */
function between(below: number, above: number): number {
  const middle = Math.fround(below + (above - below) / 2);
  return middle < above && middle >= below ? middle : below;
}

export function binRows(bins: Bins, { rows, columns, shapes }: FeatureMatrix): BinnedRows {
  return {
    rows,
    shapes,
    columns: columns.map((column, i) => binColumn(bins[i] as ColumnBins, column)),
    binCounts: Uint16Array.from(bins, (of) => (of.kind === "category" ? of.count + 1 : of.borders.length + 2)),
  };
}

function binColumn(bins: ColumnBins, column: Float32Array): Uint8Array {
  const codes = new Uint8Array(column.length);
  const binOf = bins.kind === "category" ? binOfCode : finderOf(bins.borders);
  for (let row = 0; row < column.length; row += 1) codes[row] = binOf(column[row] as number);
  return codes;
}

/** Finds the bin a number falls in, 0 when unknown: by halves, without a branch that depends on the number. */
export function finderOf(borders: Float32Array): (value: number) => number {
  const padded = new Float32Array(MOST_BINS + 1).fill(Number.POSITIVE_INFINITY);
  padded.set(borders);
  return (value) => {
    let below = 0;
    for (let half = (MOST_BINS + 1) >> 1; half > 0; half >>= 1) below += half * Number((padded[below + half - 1] as number) < value);
    return Number.isNaN(value) ? 0 : below + 1;
  };
}

/** The bin of a category's code; 0 where the value is no whole number of 0–254. */
export function binOfCode(value: number): number {
  return value >= 0 && value < MOST_CODES && Number.isInteger(value) ? value + 1 : 0;
}

/** A set of bins takes eight words, a bit for each. */
export const SUBSET_WORDS = 8;

/** Whether a bin is in the set that begins at `from`. */
export function hasBin(subsets: Uint32Array, from: number, bin: number): boolean {
  return (((subsets[from + (bin >> 5)] as number) >>> (bin & 31)) & 1) === 1;
}
