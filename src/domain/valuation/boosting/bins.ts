import type { FeatureMatrix } from "./matrix.ts";

/** Upper borders of the bins of each feature, rising. Value v lies in bin 1 + (number of borders < v); bin 0 holds the unknown. */
export type Bins = readonly Float32Array[];

export type BinnedRows = {
  readonly rows: number;
  readonly width: number;
  /** Bins row by row: one row's codes share a cache line while histograms are filled. */
  readonly codes: Uint8Array;
  /** The same by feature, for walking one feature over many rows. */
  readonly columns: readonly Uint8Array[];
  /** Number of bins of each feature, the unknown's included. */
  readonly binCounts: Uint16Array;
};

const MOST_BINS = 255;

/** Borders that cut each feature into at most `mostBins` bins of about equal numbers of rows: [1, 1, 2, 4] -> [1.5, 3]. */
export function fitBins(matrix: FeatureMatrix, mostBins: number): Bins {
  if (mostBins < 2 || mostBins > MOST_BINS) throw new RangeError(`mostBins must be 2–${MOST_BINS}, got ${mostBins}`);
  return matrix.columns.map((column) => borders(column, mostBins));
}

function borders(column: Float32Array, mostBins: number): Float32Array {
  const known = column.filter((value) => !Number.isNaN(value)).sort();
  const rowsPerBin = known.length / mostBins;
  const distinct = countDistinct(known);
  const found: number[] = [];
  let nextCut = rowsPerBin;
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

export function binRows(bins: Bins, matrix: FeatureMatrix): BinnedRows {
  const width = bins.length;
  const codes = new Uint8Array(matrix.rows * width);
  const columns = matrix.columns.map((column, feature) => {
    const edges = bins[feature] ?? new Float32Array();
    return Uint8Array.from(column, (value) => binOf(edges, value));
  });
  columns.forEach((column, feature) => {
    for (let row = 0; row < matrix.rows; row += 1) codes[row * width + feature] = column[row] ?? 0;
  });
  return { rows: matrix.rows, width, codes, columns, binCounts: Uint16Array.from(bins, (edges) => edges.length + 2) };
}

/** The bin a value falls in; 0 when unknown. */
export function binOf(edges: Float32Array, value: number): number {
  if (Number.isNaN(value)) return 0;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
