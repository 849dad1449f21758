import type { Span } from "#domain/search/homes/types.ts";

/** Where the two handles of an axis stand: indices of its edges. */
export type Handles = { readonly low: number; readonly high: number };

/** The handles of a span: an open end stands at the end of the axis, a value between two edges at the nearer one. */
export function handlesOf({ min, max }: Span, edges: readonly number[]): Handles {
  const last = edges.length - 1;
  return { low: min === null ? 0 : nearest(min, edges), high: max === null ? last : nearest(max, edges) };
}

/** The span of two handles, in whichever order they stand. Both ends of an axis are no filter: its upper end lets the dearer homes in. */
export function spanOf({ low, high }: Handles, edges: readonly number[]): Span {
  const last = edges.length - 1;
  const [from, to] = low <= high ? [low, high] : [high, low];
  return { min: from <= 0 ? null : (edges[from] ?? null), max: to >= last ? null : (edges[to] ?? null) };
}

function nearest(value: number, edges: readonly number[]): number {
  let best = 0;
  for (const [index, edge] of edges.entries()) if (Math.abs(edge - value) < Math.abs((edges[best] ?? 0) - value)) best = index;
  return best;
}

/** A bar of a histogram on a picture of 100 × 100; `isInside`: within the span. */
export type Bar = {
  readonly index: number;
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly isInside: boolean;
};

/** The bars of a histogram, each as high as its share of the highest; the least that is there is still seen. */
export function barsOf(counts: readonly number[], { low, high }: Handles): readonly Bar[] {
  const most = Math.max(1, ...counts);
  const width = 100 / Math.max(1, counts.length);
  return counts.map((count, index) => ({
    ...{ index, x: index * width, width: width * 0.8 },
    height: count === 0 ? 0 : Math.max(4, (count / most) * 100),
    isInside: index >= low && (index < high || high >= counts.length - 1),
  }));
}
