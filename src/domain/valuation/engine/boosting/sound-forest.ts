import { SUBSET_WORDS } from "./bins.ts";
import { type Forest, NODE_WORDS, readNodeWord } from "./forest.ts";

/**
 * The sum of start and of the largest leaf of each tree stays within it: no path through a forest that was grown on logs of prices leads further, and e^100 yen
 * are still a number. Forests grown on prices of which every seventh is absurd come to 21, others to 2.
 */
const MOST = 100;

/** Whether walking the trees stays within each tree, comes to an end (children lie after their parent), and adds up to a number a price can have. */
export function isSound(forest: Forest): boolean {
  const { roots, nodes, subsets, start } = forest;
  if (nodes.length % NODE_WORDS !== 0 || subsets.length % SUBSET_WORDS !== 0) return false;
  if (roots.length === 0 ? nodes.length > 0 : roots[0] !== 0) return false;
  let most = Math.abs(start);
  for (let tree = 0; tree < roots.length; tree += 1) {
    const leaf = largestLeaf(forest, { from: roots[tree] as number, until: roots[tree + 1] ?? nodes.length });
    if (leaf === null) return false;
    most += leaf;
  }
  return most <= MOST;
}

/** Where in `nodes` a tree lies. */
type Span = { readonly from: number; readonly until: number };

/** The largest leaf of a tree, without its sign; null where it is no tree, or holds a number that is none. */
function largestLeaf(forest: Forest, { from, until }: Span): number | null {
  if (!isPlace(from, { length: until }, NODE_WORDS) || until > forest.nodes.length) return null;
  let largest = 0;
  for (let at = from; at < until; at += NODE_WORDS) {
    if (!isSoundAt(forest, at, until)) return null;
    if (isLeafAt(forest, at)) largest = Math.max(largest, Math.abs(forest.numbers[at + 1] as number));
  }
  return largest;
}

function isLeafAt({ width, nodes }: Forest, at: number): boolean {
  const { test, isCategory } = readNodeWord(nodes[at] as number);
  return !isCategory && test === 2 * width;
}

function isSoundAt(forest: Forest, at: number, until: number): boolean {
  const { width, nodes, numbers, subsets } = forest;
  const { test, wordsOn, isCategory } = readNodeWord(nodes[at] as number);
  if (!isCategory && !Number.isFinite(numbers[at + 1])) return false;
  if (isLeafAt(forest, at)) return wordsOn === 0;
  const left = at + wordsOn;
  if (wordsOn === 0 || !isPlace(left, { length: until }, NODE_WORDS) || !isPlace(left + NODE_WORDS, { length: until }, NODE_WORDS))
    return false;
  return isCategory ? test < width && isPlace(nodes[at + 1] as number, subsets, SUBSET_WORDS) : test < 2 * width;
}

/** Whether something of so many words begins here. */
function isPlace(at: number, { length }: { readonly length: number }, words: number): boolean {
  return at >= 0 && at < length && at % words === 0;
}
