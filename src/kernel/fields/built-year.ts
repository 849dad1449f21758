/** Homes are sold before they are finished, but not longer ahead than this. */
const YEARS_AHEAD = 3;

/** The last year in which a building that is known in `thisYear` can be finished. 2026 -> 2029 */
export function latestBuiltYear(thisYear: number): number {
  return thisYear + YEARS_AHEAD;
}
