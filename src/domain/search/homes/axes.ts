import type { HomeAxis } from "./types.ts";

/** `by(0, 100, 5)` -> 0, 5, … 95. */
function by(from: number, until: number, step: number): number[] {
  return Array.from({ length: Math.round((until - from) / step) }, (_, i) => from + i * step);
}

const MAN = 10_000;

/**
 * Where the bars of a histogram begin, and what its two handles can be put to: yen, m², years. Both ends are no filter: who puts the upper handle
 * there wants the dearer homes too.
 */
export const AXIS_EDGES: Readonly<Record<HomeAxis, readonly number[]>> = {
  price: [...by(0, 10_000, 500), ...by(10_000, 20_000, 1_000), 20_000, 30_000, 50_000, 100_000].map((man) => man * MAN),
  areaM2: [...by(0, 100, 5), ...by(100, 200, 10), 200, 300, 500],
  landAreaM2: [...by(0, 200, 10), ...by(200, 500, 50), 500, 1_000],
  monthlyYen: [...by(0, 60_000, 2_000), 60_000, 80_000, 100_000],
  ageYears: [...by(0, 60, 2), 60],
};

/** The upper end of an axis. */
export function axisEnd(axis: HomeAxis): number {
  return AXIS_EDGES[axis].at(-1) ?? Number.POSITIVE_INFINITY;
}

/** The bar that a number belongs to: the last one whose edge is not above it. */
export function barOf(axis: HomeAxis, value: number): number {
  const edges = AXIS_EDGES[axis];
  let low = 0;
  let high = edges.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((edges[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Minutes on foot, years and days that counts are given for. */
export const WALK_CHOICES = [3, 5, 7, 10, 15, 20] as const;
export const AGE_CHOICES = [1, 3, 5, 10, 15, 20, 25, 30, 40] as const;
export const NEW_WITHIN_CHOICES = [1, 3, 7, 14, 30] as const;
