import { percent } from "#kernel/percent.ts";

/** How much of the data is there, in whole percent: `82%`. Rounded down, so that what just misses a limit does not read as if it reached it. */
export function coverageText(coverage: number): string {
  return percent(Math.floor(coverage * 100 + 1e-9) / 100, 0);
}
