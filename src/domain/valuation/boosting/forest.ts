/**
 * Trees as flat arrays. Node i is a leaf where `left[i]` is 0 (a root is nobody's child); else x = value of `feature[i]` goes to `left[i]`
 * if x <= `threshold[i]`, to `left[i] + 1` if greater, and an unknown x goes left where `missingLeft[i]` is 1. Children are numbered from 0 over all trees.
 */
export type Forest = {
  readonly start: number;
  readonly roots: Int32Array;
  readonly feature: Uint16Array;
  readonly left: Int32Array;
  readonly threshold: Float32Array;
  readonly missingLeft: Uint8Array;
  /** Leaf values, learning rate included; 0 in inner nodes. */
  readonly value: Float32Array;
  readonly width: number;
};

/** Whether walking the trees stays within the arrays and comes to an end: children lie after their parent. */
export function isSound({ roots, feature, left, width }: Forest): boolean {
  const nodes = left.length;
  const isInside = (node: number) => node >= 0 && node < nodes;
  return (
    roots.every(isInside) &&
    feature.every((column) => column < width) &&
    left.every((child, node) => child === 0 || (child > node && isInside(child + 1)))
  );
}

/** The prediction for one row of features in column order. Casts: every index is within bounds in a forest that was grown or decoded here. */
export function predictRow(forest: Forest, row: Float32Array): number {
  const { roots, feature, left, threshold, missingLeft, value } = forest;
  let sum = forest.start;
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = roots[tree] as number;
    let child = left[node] as number;
    while (child !== 0) {
      const x = row[feature[node] as number] as number;
      if (x <= (threshold[node] as number)) node = child;
      // NaN compares false both ways, so an unknown value arrives here.
      else if (x > (threshold[node] as number) || missingLeft[node] === 0) node = child + 1;
      else node = child;
      child = left[node] as number;
    }
    sum += value[node] as number;
  }
  return sum;
}
