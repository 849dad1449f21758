import { HISTOGRAM_STRIDE, type Histogram } from "./histogram.ts";

/** Rows whose bin is at most `bin` go left; rows with an unknown value go where `missingLeft` says. */
export type Split = {
  readonly feature: number;
  readonly bin: number;
  readonly missingLeft: boolean;
  readonly gain: number;
  /** What goes left. */
  readonly left: NodeSums;
};

export type SplitRules = {
  /** Least weight (rows, where all weigh 1) on each side. */
  readonly minLeafWeight: number;
  /** L2 regularisation λ: leaf value = −Σslope / (Σweight + λ). */
  readonly l2: number;
};

export type NodeSums = { readonly slope: number; readonly weight: number };

/** How much a node lowers the squared loss: G² / (H + λ). */
export function score(slope: number, weight: number, l2: number): number {
  const divisor = weight + l2;
  return divisor > 0 ? (slope * slope) / divisor : 0;
}

/** The split of largest gain over the given features, the first one of equals; null where none gains or is allowed. */
export function bestSplit(
  histogram: Histogram,
  sums: NodeSums,
  { features, binCounts }: { features: Int32Array; binCounts: Uint16Array },
  rules: SplitRules,
): Split | null {
  let best: Split | null = null;
  for (const feature of features) {
    const found = bestOfFeature(histogram.subarray(feature * HISTOGRAM_STRIDE), binCounts[feature] as number, sums, rules);
    if (found && found.gain > (best?.gain ?? LEAST_GAIN)) best = { feature, ...found };
  }
  return best;
}

/** Below this a gain is rounding noise. */
const LEAST_GAIN = 1e-9;

type FeatureSplit = Omit<Split, "feature">;

function bestOfFeature(bins: Float64Array, binCount: number, sums: NodeSums, rules: SplitRules): FeatureSplit | null {
  const missing = { slope: bins[0] as number, weight: bins[1] as number };
  const right = scan({ bins, binCount, sums, start: NOTHING }, rules);
  if (missing.weight <= LEAST_WEIGHT) return right && { ...right, missingLeft: false };
  const left = scan({ bins, binCount, sums, start: missing }, rules);
  if (left && left.gain > (right?.gain ?? 0)) return { ...left, missingLeft: true };
  return right && { ...right, missingLeft: false };
}

const NOTHING: NodeSums = { slope: 0, weight: 0 };
/** Below this a bin is empty: histograms made by subtraction keep rounding dust. */
const LEAST_WEIGHT = 1e-9;

type Scan = { readonly bins: Float64Array; readonly binCount: number; readonly sums: NodeSums; readonly start: NodeSums };

/**
 * Walks the borders from low to high; `start` is what lies left of them all. With unknown values on the right, the last border parts known from
 * unknown. Casts: every index is within bounds by construction.
 */
function scan({ bins, binCount, sums, start }: Scan, { minLeafWeight, l2 }: SplitRules): Omit<FeatureSplit, "missingLeft"> | null {
  const parent = score(sums.slope, sums.weight, l2);
  let { slope, weight } = start;
  let best: Omit<FeatureSplit, "missingLeft"> | null = null;
  let bestGain = LEAST_GAIN;
  for (let bin = 1; bin < binCount; bin += 1) {
    slope += bins[2 * bin] as number;
    weight += bins[2 * bin + 1] as number;
    const rest = sums.weight - weight;
    if (weight < minLeafWeight || rest < minLeafWeight) continue;
    const gain = score(slope, weight, l2) + score(sums.slope - slope, rest, l2) - parent;
    if (gain <= bestGain) continue;
    bestGain = gain;
    best = { bin, gain, left: { slope, weight } };
  }
  return best;
}
