import { binOfCode, hasBin } from "./bins.ts";

/**
 * Trees as flat arrays. A node is two words of `nodes`. The low half of the first says what it tests, the high half how many words on its
 * left child lies; the right child follows the left one. The second is a number, read from `numbers`.
 * - Number test: `feature` where the unknown goes left, `width + feature` where it goes right; x goes left if x <= the number.
 * - Category test: the first word is negative, its low half is `feature`; the second is where in `subsets` the bins that go left (bins.ts)
 *   begin.
 * - Leaf: 2 · `width`, and the high half is 0, so that it leads to itself; the number is its value, learning rate included.
 */
export type Forest = {
  readonly start: number;
  readonly width: number;
  /** Where in `nodes` each tree begins. */
  readonly roots: Int32Array;
  readonly nodes: Int32Array;
  /** The memory of `nodes`, read as 32-bit floating point. */
  readonly numbers: Float32Array;
  readonly subsets: Uint32Array;
};

export const NODE_WORDS = 2;
export const MOST_WORDS_ON = 0x7fff;
const LOW_HALF = 0xffff;
const CATEGORY = 0x80000000;

/** What the first word of a node says. */
export type NodeWord = { readonly test: number; readonly wordsOn: number; readonly isCategory: boolean };

export function nodeWord({ test, wordsOn, isCategory }: NodeWord): number {
  return test | (wordsOn << 16) | (isCategory ? CATEGORY : 0);
}

export function readNodeWord(word: number): NodeWord {
  return { test: word & LOW_HALF, wordsOn: (word >> 16) & MOST_WORDS_ON, isCategory: word < 0 };
}

/** A forest over arrays that were built or read. */
export function forestOf(parts: Omit<Forest, "numbers">): Forest {
  const { buffer, byteOffset, length } = parts.nodes;
  return { ...parts, numbers: new Float32Array(buffer, byteOffset, length) };
}

/** Rows walked through all trees together, so that a tree's nodes are fetched once for them all. */
const BLOCK = 128;
/** Rows walked side by side: while one waits for memory, the others go on. */
const ABREAST = 4;
const LARGEST = 3.4028234663852886e38;

/** The prediction for one row of features in column order. For many, {@link predictRows} takes half as long. */
export function predictRow(forest: Forest, row: Float32Array): number {
  const { roots, nodes, numbers, width } = forest;
  const sides = new Float32Array(sideLength(width));
  writeSides(row, sides, 0);
  let sum = forest.start;
  for (let tree = 0; tree < roots.length; tree += 1) {
    let at = roots[tree] as number;
    while ((nodes[at] as number) >> 16 !== 0) at = nextOf(forest, sides, 0, at);
    sum += numbers[at + 1] as number;
  }
  return sum;
}

/** The predictions for many rows, each what {@link predictRow} gives. */
export function predictRows(forest: Forest, rows: readonly Float32Array[]): Float64Array {
  const length = sideLength(forest.width);
  const sides = new Float32Array(BLOCK * length);
  const sums = new Float64Array(BLOCK);
  const predictions = new Float64Array(rows.length);
  for (let from = 0; from < rows.length; from += BLOCK) {
    const block = rows.slice(from, from + BLOCK);
    block.forEach((row, i) => {
      writeSides(row, sides, i * length);
    });
    sums.fill(forest.start);
    addTrees(forest, sides, sums);
    predictions.set(sums.subarray(0, block.length), from);
  }
  return predictions;
}

/** A row as the tests read it: the unknown once as less and once as more than all numbers; last what a leaf compares with. */
function sideLength(width: number): number {
  return 2 * width + 1;
}

function writeSides(row: Float32Array, sides: Float32Array, from: number): void {
  const width = row.length;
  for (let column = 0; column < width; column += 1) {
    const value = row[column] as number;
    const isUnknown = Number.isNaN(value);
    const known = Math.min(LARGEST, Math.max(-LARGEST, value));
    sides[from + column] = isUnknown ? Number.NEGATIVE_INFINITY : known;
    sides[from + width + column] = isUnknown ? Number.POSITIVE_INFINITY : known;
  }
  sides[from + 2 * width] = Number.NEGATIVE_INFINITY;
}

/**
 * Adds each tree's values to the sums of a block, four rows abreast. A step has no branch that depends on the row, which would be
 * mispredicted half the time: the greater of two children is two words further. A leaf leads to itself, since −∞ is greater than no value.
 * `| 0` and literals as in histogram.ts. Casts: every index is within bounds in a forest that was grown here or found sound.
 */
function addTrees(forest: Forest, sides: Float32Array, sums: Float64Array): void {
  const { roots, nodes, numbers } = forest;
  const length = sideLength(forest.width);
  for (let tree = 0; tree < roots.length; tree += 1) {
    const root = roots[tree] as number;
    for (let i = 0; i < sums.length; i = (i + ABREAST) | 0) {
      const row0 = Math.imul(i, length);
      const row1 = (row0 + length) | 0;
      const row2 = (row1 + length) | 0;
      const row3 = (row2 + length) | 0;
      let at0 = root;
      let at1 = root;
      let at2 = root;
      let at3 = root;
      for (;;) {
        const word0 = nodes[at0] as number;
        const word1 = nodes[at1] as number;
        const word2 = nodes[at2] as number;
        const word3 = nodes[at3] as number;
        const words = word0 | word1 | word2 | word3;
        if (words >> 16 === 0) break;
        if (words < 0) {
          at0 = nextOf(forest, sides, row0, at0);
          at1 = nextOf(forest, sides, row1, at1);
          at2 = nextOf(forest, sides, row2, at2);
          at3 = nextOf(forest, sides, row3, at3);
          continue;
        }
        const greater0 = Number((sides[(row0 + (word0 & 0xffff)) | 0] as number) > (numbers[(at0 + 1) | 0] as number));
        const greater1 = Number((sides[(row1 + (word1 & 0xffff)) | 0] as number) > (numbers[(at1 + 1) | 0] as number));
        const greater2 = Number((sides[(row2 + (word2 & 0xffff)) | 0] as number) > (numbers[(at2 + 1) | 0] as number));
        const greater3 = Number((sides[(row3 + (word3 & 0xffff)) | 0] as number) > (numbers[(at3 + 1) | 0] as number));
        at0 = (at0 + (word0 >> 16) + (greater0 << 1)) | 0;
        at1 = (at1 + (word1 >> 16) + (greater1 << 1)) | 0;
        at2 = (at2 + (word2 >> 16) + (greater2 << 1)) | 0;
        at3 = (at3 + (word3 >> 16) + (greater3 << 1)) | 0;
      }
      sums[i] = (sums[i] as number) + (numbers[at0 + 1] as number);
      sums[i + 1] = (sums[i + 1] as number) + (numbers[at1 + 1] as number);
      sums[i + 2] = (sums[i + 2] as number) + (numbers[at2 + 1] as number);
      sums[i + 3] = (sums[i + 3] as number) + (numbers[at3 + 1] as number);
    }
  }
}

/** One step of one walk, at any kind of node. */
function nextOf({ nodes, numbers, subsets }: Forest, sides: Float32Array, row: number, at: number): number {
  const word = nodes[at] as number;
  const value = sides[(row + (word & 0xffff)) | 0] as number;
  const isRight = word < 0 ? !hasBin(subsets, nodes[(at + 1) | 0] as number, binOfCode(value)) : value > (numbers[(at + 1) | 0] as number);
  return (at + ((word >> 16) & 0x7fff) + (Number(isRight) << 1)) | 0;
}
