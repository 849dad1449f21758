import type { Bins } from "./bins.ts";
import { type Forest, forestOf, MOST_WORDS_ON, NODE_WORDS, nodeWord } from "./forest.ts";
import type { GrownNode } from "./grow-tree.ts";
import type { Split } from "./split.ts";

/** Stands above every number: the border between the known and the unknown. */
const ABOVE_ALL = 3.4028234663852886e38;

/** Collects grown trees into the flat arrays of a {@link Forest}. */
export class ForestBuilder {
  readonly #start: number;
  readonly #bins: Bins;
  readonly #roots: number[] = [];
  /** First and second words of nodes; the second as the number it stands for. */
  readonly #words: number[] = [];
  readonly #numbers: number[] = [];
  readonly #subsets: number[] = [];

  constructor(start: number, bins: Bins) {
    this.#start = start;
    this.#bins = bins;
  }

  /** `values` are the leaf values by node number; a right child follows its left one. */
  add(nodes: readonly GrownNode[], values: readonly number[]): void {
    this.#roots.push(this.#words.length * NODE_WORDS);
    nodes.forEach(({ split }, i) => {
      if (split) this.#addTest(split, (split.leftNode - i) * NODE_WORDS);
      else this.#push(nodeWord({ test: 2 * this.#bins.length, wordsOn: 0, isCategory: false }), values[i] as number);
    });
  }

  #addTest({ feature, test }: Split, wordsOn: number): void {
    if (wordsOn > MOST_WORDS_ON) throw new RangeError(`a tree of this many leaves cannot be kept: a child lies ${wordsOn} words on`);
    if (test.kind === "category") {
      this.#push(nodeWord({ test: feature, wordsOn, isCategory: true }), this.#subsets.length);
      this.#subsets.push(...test.left);
    } else {
      const bins = this.#bins[feature];
      const border = bins?.kind === "number" ? bins.borders[test.bin - 1] : undefined;
      const side = test.missingLeft ? feature : this.#bins.length + feature;
      this.#push(nodeWord({ test: side, wordsOn, isCategory: false }), border ?? ABOVE_ALL);
    }
  }

  #push(word: number, number: number): void {
    this.#words.push(word);
    this.#numbers.push(number);
  }

  build(): Forest {
    const nodes = new Int32Array(this.#words.length * NODE_WORDS);
    const forest = forestOf({
      start: this.#start,
      width: this.#bins.length,
      roots: Int32Array.from(this.#roots),
      nodes,
      subsets: Uint32Array.from(this.#subsets),
    });
    this.#words.forEach((word, i) => {
      nodes[i * NODE_WORDS] = word;
      const second = word < 0 ? nodes : forest.numbers;
      second[i * NODE_WORDS + 1] = this.#numbers[i] as number;
    });
    return forest;
  }
}
