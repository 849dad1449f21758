import { hasBin } from "./bins.ts";
import type { Bounds, Sums } from "./gain.ts";
import type { ColumnSums, Histogram } from "./histogram.ts";
import type { Lanes } from "./lanes.ts";
import type { ColumnShape } from "./matrix.ts";
import type { Packing } from "./packing.ts";

/** Which bins go left. Numbers: those up to `bin`, and the unknown where `missingLeft`. Categories: those with a bit set in eight words. */
export type SplitTest =
  | { readonly kind: "number"; readonly bin: number; readonly missingLeft: boolean }
  | { readonly kind: "category"; readonly left: Uint32Array };

/** A split and the packed sum (packing.ts) of the rows it sends left. */
export type Found = { readonly gain: number; readonly leftSum: number; readonly test: SplitTest };

export type Split = Found & { readonly feature: number };

export type SplitRules = {
  /** Least weight (rows, where all weigh 1) on each side. */
  readonly minLeafWeight: number;
  /** L2 regularisation λ: leaf value = −Σslope / (Σweight + λ). */
  readonly l2: number;
  readonly categories?: CategoryRules;
};

export type CategoryRules = {
  /** Categories are ordered by Σslope / (Σweight + smoothing). */
  readonly smoothing: number;
  /** Categories of less weight in a node stay together, on whichever side is better. */
  readonly leastWeight: number;
};

/** What the search of one tree has in common. */
export type SearchSpace = {
  readonly lanes: Lanes;
  /** By column. */
  readonly shapes: readonly ColumnShape[];
  readonly packing: Packing;
  readonly rules: SplitRules;
};

/** A node as the search sees it: `sums` is what `sum` unpacks to. */
export type NodeView = { readonly histogram: Histogram; readonly sum: number; readonly sums: Sums; readonly bounds: Bounds };

/** One of its columns. */
export type ColumnView = { readonly node: NodeView; readonly bins: ColumnSums };

/** Below this a gain is rounding noise. */
export const LEAST_GAIN = 1e-9;

/** Whether the rows of a bin go left. */
export function goesLeft(test: SplitTest, bin: number): boolean {
  if (test.kind === "category") return hasBin(test.left, 0, bin);
  return bin === 0 ? test.missingLeft : bin <= test.bin;
}
