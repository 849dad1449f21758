import type { BinnedRows } from "./bins.ts";
import { emptyHistogram, fillHistogram, type Histogram, type Slopes, subtractHistogram } from "./histogram.ts";
import { bestSplit, type Split, type SplitRules } from "./split.ts";

export type TreeRules = SplitRules & { readonly maxLeaves: number };

/** A node of a tree in growth. Leaves have no `split`; nodes are numbered in the order they were made, the root is 0, a right child follows its left one. */
export type GrownNode = {
  readonly from: number;
  readonly until: number;
  readonly slope: number;
  readonly weight: number;
  split: (Split & { leftNode: number }) | null;
};

type OpenLeaf = { readonly node: number; readonly best: Split; readonly histogram: Histogram };

/** Everything one tree is grown from. `order` holds the sampled rows and is rearranged so that each node's rows lie together. */
export type TreeTask = {
  readonly data: BinnedRows;
  readonly order: Int32Array;
  /** Room for as many rows as `order` has. */
  readonly spare: Int32Array;
  readonly slopes: Slopes;
  readonly features: Int32Array;
};

/** Grows one tree leaf by leaf, always splitting the leaf whose split gains most. */
export function growTree(task: TreeTask, rules: TreeRules, pool: Histogram[]): GrownNode[] {
  const nodes: GrownNode[] = [rootOf(task)];
  const open: OpenLeaf[] = [];
  const histogram = pool.pop() ?? emptyHistogram(task.data.width);
  fill(histogram, task, nodes[0] as GrownNode);
  consider(0, histogram);

  while (nodes.length < 2 * rules.maxLeaves - 1) {
    const leaf = takeBest(open);
    if (!leaf) break;
    splitLeaf(leaf);
  }
  for (const leaf of open) pool.push(leaf.histogram);
  return nodes;

  function consider(node: number, ofNode: Histogram): void {
    const best = bestSplit(ofNode, nodes[node] as GrownNode, { features: task.features, binCounts: task.data.binCounts }, rules);
    if (best) open.push({ node, best, histogram: ofNode });
    else pool.push(ofNode);
  }

  function splitLeaf({ node, best, histogram: parent }: OpenLeaf): void {
    const whole = nodes[node] as GrownNode;
    const middle = partition(task, whole, best);
    const left = { from: whole.from, until: middle, ...best.left, split: null };
    const right = { from: middle, until: whole.until, slope: whole.slope - left.slope, weight: whole.weight - left.weight, split: null };
    whole.split = { ...best, leftNode: nodes.length };
    nodes.push(left, right);
    const small = pool.pop() ?? emptyHistogram(task.data.width);
    const isLeftSmall = middle - whole.from <= whole.until - middle;
    fill(small, task, isLeftSmall ? left : right);
    subtractHistogram(parent, small, { features: task.features, binCounts: task.data.binCounts });
    consider(whole.split.leftNode, isLeftSmall ? small : parent);
    consider(whole.split.leftNode + 1, isLeftSmall ? parent : small);
  }
}

function rootOf({ order, slopes }: TreeTask): GrownNode {
  let slope = 0;
  let weight = 0;
  for (const row of order) {
    slope += slopes.slopes[row] as number;
    weight += slopes.weights[row] as number;
  }
  return { from: 0, until: order.length, slope, weight, split: null };
}

function fill(histogram: Histogram, { data, order, slopes, features }: TreeTask, node: GrownNode): void {
  fillHistogram(histogram, data, { order, from: node.from, until: node.until }, { ...slopes, features });
}

function takeBest(open: OpenLeaf[]): OpenLeaf | undefined {
  let at = 0;
  open.forEach((leaf, i) => {
    if (leaf.best.gain > (open[at]?.best.gain ?? 0)) at = i;
  });
  return open.splice(at, 1)[0];
}

/** Moves the rows that go left to the front of the node's range, keeping their order; returns where the right part begins. */
function partition({ data, order, spare }: TreeTask, node: GrownNode, split: Split): number {
  const column = data.columns[split.feature] as Uint8Array;
  let lefts = node.from;
  let rights = 0;
  for (let i = node.from; i < node.until; i += 1) {
    const row = order[i] as number;
    if (goesLeft(column[row] as number, split)) {
      order[lefts] = row;
      lefts += 1;
    } else {
      spare[rights] = row;
      rights += 1;
    }
  }
  order.set(spare.subarray(0, rights), lefts);
  return lefts;
}

export function goesLeft(bin: number, split: Pick<Split, "bin" | "missingLeft">): boolean {
  return bin === 0 ? split.missingLeft : bin <= split.bin;
}
