import { gainOf, outputOf, type Sums, score, UNBOUND } from "./gain.ts";
import { type ColumnView, type Found, LEAST_GAIN, type NodeView, type SearchSpace } from "./split.ts";

/** The best border of a column of numbers, with the unknown on the side where it fits. */
export function bestBorder(column: ColumnView, direction: -1 | 0 | 1, space: SearchSpace): Found | null {
  const missing = column.bins.sums[column.bins.first] as number;
  const right = scan(column, { direction, start: 0 }, space);
  if (missing === 0) return right;
  const left = scan(column, { direction, start: missing }, space);
  return left && left.gain > (right?.gain ?? 0) ? left : right;
}

type Walk = {
  readonly direction: -1 | 0 | 1;
  /** What lies left of all borders: nothing, or the unknown. */
  readonly start: number;
};

/**
 * Walks the borders from low to high. With the unknown on the right, the last border parts it from the known. Casts: every index is within
 * bounds by construction.
 */
function scan({ node, bins }: ColumnView, { direction, start }: Walk, { packing, rules }: SearchSpace): Found | null {
  const { sum: total, sums, bounds } = node;
  const { sums: inBins, first, binCount } = bins;
  const { rounder, weightUnit, slopeUnit } = packing;
  const { minLeafWeight, l2 } = rules;
  const known = start === 0 ? total - (inBins[first] as number) : total;
  const unsplit = score(sums, l2, bounds);
  let sum = start;
  let best = -1;
  let bestGain = 0;
  let bestSum = 0;
  for (let bin = 1; bin < binCount; bin += 1) {
    sum += inBins[first + bin] as number;
    // Unpacked here (packing.ts): a call would cost more than what it does.
    const steps = sum + rounder - rounder;
    const weight = steps * weightUnit;
    const rest = sums.weight - weight;
    // On the right it only grows less.
    if (rest < minLeafWeight) break;
    if (weight < minLeafWeight) continue;
    const slope = (sum - steps) * slopeUnit;
    const other = sums.slope - slope;
    // The gain without bounds and directions, which only ever lower it, is `over / under` − unsplit.
    const over = slope * slope * (rest + l2) + other * other * (weight + l2);
    const under = (weight + l2) * (rest + l2);
    if (!(over > (bestGain + unsplit) * under)) continue;
    const isLast = sum === known;
    const gain = Math.min(over / under - unsplit, heldGain(node, { slope, weight }, isLast ? 0 : direction, l2));
    if (gain <= bestGain) continue;
    bestGain = gain;
    best = isLast ? binCount - 1 : bin;
    bestSum = sum;
  }
  return bestGain > LEAST_GAIN ? { gain: bestGain, leftSum: bestSum, test: { kind: "number", bin: best, missingLeft: start !== 0 } } : null;
}

/** What bounds and direction leave of a gain; of the unknown a direction says nothing. */
function heldGain({ sums, bounds }: NodeView, left: Sums, direction: -1 | 0 | 1, l2: number): number {
  if (bounds === UNBOUND && direction === 0) return Number.POSITIVE_INFINITY;
  const right = { slope: sums.slope - left.slope, weight: sums.weight - left.weight };
  const rise = outputOf(right, l2, bounds) - outputOf(left, l2, bounds);
  return rise * direction < 0 ? 0 : gainOf(left, right, l2, bounds);
}
