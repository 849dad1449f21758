import { SUBSET_WORDS } from "./bins.ts";
import { gainOf, sumsIn } from "./gain.ts";
import { type CategoryRules, type ColumnView, type Found, LEAST_GAIN, type SearchSpace } from "./split.ts";

const DEFAULT: CategoryRules = { smoothing: 10, leastWeight: 10 };

type Category = { readonly bin: number; readonly sum: number; readonly rank: number };

/**
 * The best way to part the categories of a column in two. Ordered by their mean slope, the best parting is a cut (Fisher 1958; with λ too,
 * since the score is convex in slope and weight); smoothing pulls small ones to the middle. The unknown is one more category. Categories
 * of too little weight are tried on either side; those without a row here follow them or, where there are none, the heavier side.
 */
export function bestSubset(column: ColumnView, space: SearchSpace): Found | null {
  const { ordered, others } = categoriesOf(column, space);
  const right = scan(column, { ordered, start: 0 }, space);
  const left = others === 0 ? null : scan(column, { ordered, start: others }, space);
  const cut = left && left.gain > (right?.gain ?? 0) ? left : right;
  if (!cut) return null;
  const areOthersLeft = others === 0 ? 2 * sumsIn(cut.leftSum, space.packing).weight > column.node.sums.weight : cut === left;
  return { gain: cut.gain, leftSum: cut.leftSum, test: { kind: "category", left: subsetOf(ordered, cut.count, areOthersLeft) } };
}

function categoriesOf({ bins, node }: ColumnView, { packing, rules }: SearchSpace): { ordered: Category[]; others: number } {
  const { smoothing, leastWeight } = rules.categories ?? DEFAULT;
  const ordered: Category[] = [];
  let others = node.sum;
  for (let bin = 0; bin < bins.binCount; bin += 1) {
    const inBin = bins.sums[bins.first + bin] as number;
    const { slope, weight } = sumsIn(inBin, packing);
    if (weight <= 0 || weight < leastWeight) continue;
    ordered.push({ bin, sum: inBin, rank: slope / (weight + smoothing) });
    others -= inBin;
  }
  ordered.sort((a, b) => a.rank - b.rank || a.bin - b.bin);
  return { ordered, others };
}

type Cut = { readonly gain: number; readonly leftSum: number; readonly count: number };

/** Moves one category after the other to the left; `start` is what lies there from the beginning. */
function scan(
  { node: { sums, bounds } }: ColumnView,
  { ordered, start }: { ordered: readonly Category[]; start: number },
  { packing, rules }: SearchSpace,
): Cut | null {
  const { minLeafWeight, l2 } = rules;
  let sum = start;
  let best: Cut | null = null;
  for (const [i, category] of ordered.entries()) {
    sum += category.sum;
    const left = sumsIn(sum, packing);
    const right = { slope: sums.slope - left.slope, weight: sums.weight - left.weight };
    if (left.weight < minLeafWeight || right.weight < minLeafWeight) continue;
    const gain = gainOf(left, right, l2, bounds);
    if (gain > (best?.gain ?? LEAST_GAIN)) best = { gain, leftSum: sum, count: i + 1 };
  }
  return best;
}

function subsetOf(ordered: readonly Category[], count: number, areOthersLeft: boolean): Uint32Array {
  const left = new Uint32Array(SUBSET_WORDS).fill(areOthersLeft ? 0xffffffff : 0);
  ordered.forEach(({ bin }, i) => {
    const bit = 1 << (bin & 31);
    const word = left[bin >> 5] as number;
    left[bin >> 5] = i < count ? word | bit : word & ~bit;
  });
  return left;
}
