import type { Bins } from "./bins.ts";
import type { Forest } from "./forest.ts";
import type { GrownNode } from "./grow-tree.ts";

/** Collects grown trees into the flat arrays of a {@link Forest}. */
export class ForestBuilder {
  readonly #start: number;
  readonly #width: number;
  readonly #roots: number[] = [];
  readonly #feature: number[] = [];
  readonly #left: number[] = [];
  readonly #threshold: number[] = [];
  readonly #missingLeft: number[] = [];
  readonly #value: number[] = [];

  constructor(start: number, width: number) {
    this.#start = start;
    this.#width = width;
  }

  /** `values` are the leaf values by node number; a right child follows its left one. */
  add(nodes: readonly GrownNode[], values: readonly number[], bins: Bins): void {
    const offset = this.#left.length;
    this.#roots.push(offset);
    nodes.forEach(({ split }, i) => {
      this.#feature.push(split?.feature ?? 0);
      this.#left.push(split ? offset + split.leftNode : 0);
      this.#threshold.push(split ? (bins[split.feature]?.[split.bin - 1] ?? Number.POSITIVE_INFINITY) : 0);
      this.#missingLeft.push(split?.missingLeft ? 1 : 0);
      this.#value.push(values[i] ?? 0);
    });
  }

  build(): Forest {
    return {
      start: this.#start,
      width: this.#width,
      roots: Int32Array.from(this.#roots),
      feature: Uint16Array.from(this.#feature),
      left: Int32Array.from(this.#left),
      threshold: Float32Array.from(this.#threshold),
      missingLeft: Uint8Array.from(this.#missingLeft),
      value: Float32Array.from(this.#value),
    };
  }
}
