import type { Grade } from "#domain/valuation/core/types.ts";

type Given = Exclude<Grade, "E">;

/** Least chance of ±10 %, and widest band as a share of the point, that a grade allows. Nothing else makes a D. */
const RULES: readonly { readonly grade: Given; readonly leastWithin: number; readonly widestBand: number }[] = [
  { grade: "A", leastWithin: 0.65, widestBand: 0.35 },
  { grade: "B", leastWithin: 0.5, widestBand: 0.5 },
  { grade: "C", leastWithin: 0.35, widestBand: 0.8 },
];

/** How sure a price is: chance of ±10 % at least 65 % and band at most 35 % wide -> A. Both conditions must hold. */
export function gradeOf({ withinTenPercent, bandWidth }: { withinTenPercent: number; bandWidth: number }): Given {
  return RULES.find((rule) => withinTenPercent >= rule.leastWithin && bandWidth <= rule.widestBand)?.grade ?? "D";
}

/** One step less sure: A -> B, D stays D. */
export function oneStepLower(grade: Given): Given {
  return ({ A: "B", B: "C", C: "D", D: "D" } as const)[grade];
}
