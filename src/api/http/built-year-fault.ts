import { latestBuiltYear } from "#kernel/fields/built-year.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import type { FieldError } from "./problem.ts";

/** What is wrong with the year in which somebody says a building was or will be finished; empty: nothing. The bound moves with `now`, so no schema tells it. */
export function builtYearFaults(built: number | undefined, now: Date): readonly FieldError[] {
  const latest = latestBuiltYear(yearInJapan(now));
  if (built === undefined || built <= latest) return [];
  return [{ field: "built", reason: "too-large", message: `建った年は${latest}年までで指定してください` }];
}
