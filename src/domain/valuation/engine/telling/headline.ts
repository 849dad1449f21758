import type { Headline } from "#domain/valuation/core/types.ts";
import { FARTHEST_QUARTERS } from "#domain/valuation/engine/features/nowcast.ts";
import { type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";

/** A price may stand so many quarters after the newest sales of its prefecture: official sales come out about half a year late. What lies further is a forecast. */
const MOST_AHEAD = 2;

/**
 * What a price stands for: asked in 2026Q4 of sales until 2025Q2 -> 2025Q4; asked in 2025Q1 -> 2025Q1. `lastSold` and `lastLearnt` are the
 * last quarters (indexes) of which there are sales in the home's prefecture, and of which the model has learnt any from there.
 */
export function headlineOf(asked: Quarter, { lastSold, lastLearnt }: { readonly lastSold: number; readonly lastLearnt: number }): Headline {
  const quarter = Math.min(quarterIndex(asked), lastSold + MOST_AHEAD);
  return { quarter: quarterAt(quarter), knownUntil: quarterAt(lastLearnt), quartersAhead: Math.max(0, quarter - lastLearnt) };
}

/** The quarters after the headline for which the market is carried on, oldest first. */
export function forecastQuarters({ quarter, knownUntil }: Headline): Quarter[] {
  const [from, last] = [quarterIndex(quarter) + 1, quarterIndex(knownUntil) + FARTHEST_QUARTERS];
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => quarterAt(from + i));
}
