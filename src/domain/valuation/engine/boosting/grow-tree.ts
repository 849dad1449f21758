import { bestSplit } from "./best-split.ts";
import type { BinnedRows } from "./bins.ts";
import { type Bounds, clamp, outputOf, sumsIn, UNBOUND } from "./gain.ts";
import { emptyHistogram, fillHistogram, type Histogram, type RowRange, subtractHistogram } from "./histogram.ts";
import type { Lanes } from "./lanes.ts";
import { type Packing, weightIn } from "./packing.ts";
import { goesLeft, type Split, type SplitRules } from "./split.ts";

export type TreeRules = SplitRules & { readonly maxLeaves: number };

/**
 * A node of a tree in growth. Leaves have no `split`; nodes are numbered in the order they were made, the root is 0, a right child follows
 * its left one. `sum` is packed (packing.ts).
 */
export type GrownNode = {
  readonly inside: RowRange;
  readonly outside: RowRange;
  readonly sum: number;
  readonly bounds: Bounds;
  split: (Split & { leftNode: number }) | null;
};

/** Everything one tree is grown from. */
export type TreeTask = {
  readonly data: BinnedRows;
  readonly lanes: Lanes;
  readonly packing: Packing;
  /** The rows the tree learns from, and those it only sorts into its leaves. Both are rearranged so that each node's rows lie together. */
  readonly inside: Int32Array;
  readonly outside: Int32Array;
  readonly room: Room;
  /** What a leaf of these rows would predict; null for the Newton step of their sum. */
  readonly leftOver: ((rows: RowRange) => number) | null;
};

/** Memory used again by every tree of as many rows. */
export type Room = { readonly order: Int32Array; readonly isLeft: Uint8Array; readonly histograms: Histogram[] };

export function roomFor(rows: number): Room {
  return { order: new Int32Array(rows), isLeft: new Uint8Array(256), histograms: [] };
}

type OpenLeaf = { readonly node: GrownNode; readonly best: Split; readonly histogram: Histogram };

/** Grows one tree leaf by leaf, always splitting the leaf whose split gains most. */
export function growTree(task: TreeTask, rules: TreeRules): GrownNode[] {
  const { data, lanes, packing, room, leftOver } = task;
  const mostNodes = 2 * rules.maxLeaves - 1;
  const space = { lanes, shapes: data.shapes, packing, rules };
  const open: OpenLeaf[] = [];
  const take = () => room.histograms.pop() ?? emptyHistogram(data.columns.length);
  const give = (histogram: Histogram) => room.histograms.push(histogram);
  const isSplittable = ({ sum }: GrownNode) => nodes.length < mostNodes && weightIn(sum, packing) >= 2 * rules.minLeafWeight;

  const root = rootOf(task);
  const nodes = [root];
  const rootHistogram = take();
  fillHistogram(rootHistogram, lanes, root.inside);
  consider(root, rootHistogram);
  while (nodes.length < mostNodes) {
    const leaf = takeBest(open);
    if (!leaf) break;
    splitLeaf(leaf);
  }
  for (const leaf of open) give(leaf.histogram);
  return nodes;

  function consider(node: GrownNode, histogram: Histogram): void {
    // Bounds of a loss without Newton steps are in another measure than the search's outputs.
    const bounds = leftOver ? UNBOUND : node.bounds;
    const best = isSplittable(node) ? bestSplit({ histogram, sum: node.sum, sums: sumsIn(node.sum, packing), bounds }, space) : null;
    if (best) open.push({ node, best, histogram });
    else give(histogram);
  }

  function splitLeaf({ node, best, histogram: parent }: OpenLeaf): void {
    const children = childrenOf(node, best, task, rules.l2);
    node.split = { ...best, leftNode: nodes.length };
    nodes.push(...children);
    if (!children.some(isSplittable)) {
      give(parent);
      return;
    }
    const [left, right] = children;
    const isLeftSmall = sizeOf(left.inside) <= sizeOf(right.inside);
    const small = take();
    fillHistogram(small, lanes, isLeftSmall ? left.inside : right.inside);
    subtractHistogram(parent, small, lanes);
    consider(left, isLeftSmall ? small : parent);
    consider(right, isLeftSmall ? parent : small);
  }
}

/** What a leaf predicts: its own value, kept within its bounds. */
export function leafValue(node: GrownNode, { packing, leftOver }: Pick<TreeTask, "packing" | "leftOver">, l2: number): number {
  if (leftOver) return clamp(leftOver(node.inside), node.bounds);
  return outputOf(sumsIn(node.sum, packing), l2, node.bounds);
}

function rootOf({ inside, outside, lanes }: TreeTask): GrownNode {
  const half = lanes.stride / 2;
  let sum = 0;
  for (let i = 0; i < inside.length; i += 1) sum += lanes.packed[(inside[i] as number) * half + half - 1] as number;
  return { inside: fullRange(inside), outside: fullRange(outside), sum, bounds: UNBOUND, split: null };
}

function fullRange(order: Int32Array): RowRange {
  return { order, from: 0, until: order.length };
}

function sizeOf({ from, until }: RowRange): number {
  return until - from;
}

function takeBest(open: OpenLeaf[]): OpenLeaf | undefined {
  let at = 0;
  open.forEach((leaf, i) => {
    if (leaf.best.gain > (open[at]?.best.gain ?? 0)) at = i;
  });
  return open.splice(at, 1)[0];
}

function childrenOf(node: GrownNode, best: Split, task: TreeTask, l2: number): [GrownNode, GrownNode] {
  const column = task.data.columns[best.feature] as Uint8Array;
  const { isLeft } = task.room;
  for (let bin = 0; bin < isLeft.length; bin += 1) isLeft[bin] = Number(goesLeft(best.test, bin));
  const parting = { column, isLeft, spare: task.room.order };
  const [insideLeft, insideRight] = partition(node.inside, parting);
  const [outsideLeft, outsideRight] = partition(node.outside, parting);
  const left = { inside: insideLeft, outside: outsideLeft, sum: best.leftSum, bounds: node.bounds, split: null };
  const right = { inside: insideRight, outside: outsideRight, sum: node.sum - best.leftSum, bounds: node.bounds, split: null };
  const direction = directionOf(best, task.data);
  if (direction === 0) return [left, right];
  const middle = (leafValue(left, task, l2) + leafValue(right, task, l2)) / 2;
  const [below, above] = [
    { ...node.bounds, high: middle },
    { ...node.bounds, low: middle },
  ];
  return direction > 0
    ? [
        { ...left, bounds: below },
        { ...right, bounds: above },
      ]
    : [
        { ...left, bounds: above },
        { ...right, bounds: below },
      ];
}

/** 0 also for a split that only parts the known from the unknown. */
function directionOf({ feature, test }: Split, { shapes, binCounts }: BinnedRows): number {
  const shape = shapes[feature];
  if (shape?.kind !== "number" || test.kind !== "number") return 0;
  return test.bin === (binCounts[feature] as number) - 1 ? 0 : shape.direction;
}

type Parting = { readonly column: Uint8Array; readonly isLeft: Uint8Array; readonly spare: Int32Array };

/** Moves the rows that go left to the front of the range, keeping their order. Without a branch, which half the rows would mispredict. */
function partition({ order, from, until }: RowRange, { column, isLeft, spare }: Parting): [RowRange, RowRange] {
  let lefts = from | 0;
  let rights = 0;
  for (let i = from | 0; i < until; i = (i + 1) | 0) {
    const row = order[i] as number;
    const left = isLeft[column[row] as number] as number;
    order[lefts] = row;
    spare[rights] = row;
    lefts = (lefts + left) | 0;
    rights = (rights + 1 - left) | 0;
  }
  order.set(spare.subarray(0, rights), lefts);
  return [
    { order, from, until: lefts },
    { order, from: lefts, until },
  ];
}
