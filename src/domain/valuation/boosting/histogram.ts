import type { BinnedRows } from "./bins.ts";

/** Bins each feature has room for, so that a feature's part of a histogram starts at `feature * HISTOGRAM_STRIDE`. */
const ROOM = 256;
export const HISTOGRAM_STRIDE = ROOM * 2;

/** Sums per feature and bin: slope at even places, weight at the odd place after it. */
export type Histogram = Float64Array;

/** What one tree learns from: the slope of the loss (already times the weight) and the weight, for each row. */
export type Slopes = { readonly slopes: Float32Array; readonly weights: Float32Array };

/** The rows of one node: `order[from]` to `order[until - 1]`. */
export type RowRange = { readonly order: Int32Array; readonly from: number; readonly until: number };

export function emptyHistogram(width: number): Histogram {
  return new Float64Array(width * HISTOGRAM_STRIDE);
}

/** Adds the rows of a node to a cleared histogram, for the chosen features only. Casts: every index is within bounds by construction. */
export function fillHistogram(
  into: Histogram,
  data: BinnedRows,
  range: RowRange,
  { slopes, weights, features }: Slopes & { features: Int32Array },
): void {
  const { codes, width } = data;
  const { order } = range;
  const chosen = features.length;
  into.fill(0);
  for (let i = range.from; i < range.until; i += 1) {
    const row = order[i] as number;
    const slope = slopes[row] as number;
    const weight = weights[row] as number;
    const start = row * width;
    for (let k = 0; k < chosen; k += 1) {
      const feature = features[k] as number;
      const slot = feature * HISTOGRAM_STRIDE + 2 * (codes[start + feature] as number);
      into[slot] = (into[slot] as number) + slope;
      into[slot + 1] = (into[slot + 1] as number) + weight;
    }
  }
}

/** Turns a parent's histogram into that of the sibling of `child`: what is in the parent and not in the child is in the sibling. */
export function subtractHistogram(
  parent: Histogram,
  child: Histogram,
  { features, binCounts }: { features: Int32Array; binCounts: Uint16Array },
): void {
  for (const feature of features) {
    const from = feature * HISTOGRAM_STRIDE;
    const until = from + 2 * (binCounts[feature] as number);
    for (let i = from; i < until; i += 1) parent[i] = (parent[i] as number) - (child[i] as number);
  }
}
