/** Fewer are not shown: a count of a few says who lives there. */
const LEAST = 50;
const STEP = 10;

/** A count of the census as a 目安: to the nearest ten; null where it is too small to be shown. */
export function shownCount(count: number): number | null {
  return count < LEAST ? null : Math.round(count / STEP) * STEP;
}

/** The sum of what is shown. */
export function shownSum(counts: readonly (number | null)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
