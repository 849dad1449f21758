import { SUBSET_WORDS } from "./bins.ts";
import { type Forest, NODE_WORDS, readNodeWord } from "./forest.ts";

/** Whether walking the trees stays within each tree, comes to an end (children lie after their parent), and adds up numbers. */
export function isSound(forest: Forest): boolean {
  const { roots, nodes, subsets } = forest;
  if (nodes.length % NODE_WORDS !== 0 || subsets.length % SUBSET_WORDS !== 0) return false;
  if (roots.length === 0 ? nodes.length > 0 : roots[0] !== 0) return false;
  return treesOf(forest).every((span) => isSoundTree(forest, span));
}

/** No path through a sound forest adds up to more, whatever its sign: start and the largest leaf of each tree. Forests grown on logs of prices come to 2 to 7. */
export function farthestSum(forest: Forest): number {
  return treesOf(forest).reduce((sum, span) => sum + largestLeaf(forest, span), Math.abs(forest.start));
}

/** Where in `nodes` a tree lies. */
type Span = { readonly from: number; readonly until: number };

function treesOf({ roots, nodes }: Forest): Span[] {
  return Array.from(roots, (from, tree) => ({ from, until: roots[tree + 1] ?? nodes.length }));
}

function isSoundTree(forest: Forest, { from, until }: Span): boolean {
  if (!isPlace(from, { length: until }, NODE_WORDS) || until > forest.nodes.length) return false;
  for (let at = from; at < until; at += NODE_WORDS) if (!isSoundAt(forest, at, until)) return false;
  return true;
}

function largestLeaf(forest: Forest, { from, until }: Span): number {
  let largest = 0;
  for (let at = from; at < until; at += NODE_WORDS)
    if (isLeafAt(forest, at)) largest = Math.max(largest, Math.abs(forest.numbers[at + 1] as number));
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
