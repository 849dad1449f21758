import { SUBSET_WORDS } from "./bins.ts";
import { type Forest, NODE_WORDS, readNodeWord } from "./forest.ts";

/** Whether walking the trees stays within the arrays and comes to an end: children lie after their parent. */
export function isSound(forest: Forest): boolean {
  const { roots, nodes, subsets } = forest;
  if (nodes.length % NODE_WORDS !== 0 || subsets.length % SUBSET_WORDS !== 0) return false;
  for (let at = 0; at < nodes.length; at += NODE_WORDS) if (!isSoundAt(forest, at)) return false;
  return roots.every((at) => isPlace(at, nodes, NODE_WORDS));
}

function isSoundAt({ width, nodes, subsets }: Forest, at: number): boolean {
  const { test, wordsOn, isCategory } = readNodeWord(nodes[at] as number);
  if (!isCategory && test === 2 * width) return wordsOn === 0;
  const left = at + wordsOn;
  if (wordsOn === 0 || !isPlace(left, nodes, NODE_WORDS) || !isPlace(left + NODE_WORDS, nodes, NODE_WORDS)) return false;
  return isCategory ? test < width && isPlace(nodes[at + 1] as number, subsets, SUBSET_WORDS) : test < 2 * width;
}

/** Whether something of so many words begins here. */
function isPlace(at: number, { length }: { readonly length: number }, words: number): boolean {
  return at >= 0 && at < length && at % words === 0;
}
