import type { DatedSale, KnownFacts } from "./known.ts";
import { reckon } from "./reckon.ts";
import { firstDayOver } from "./reliefs.ts";
import type { SaleTables } from "./tables.ts";
import type { Threshold } from "./types.ts";

/**
 * The next 1 January from which the home counts as held for more than 5 or 10 years, and what the same price would then be taxed less. Null: there is none that saves anything, or the year
 * of buying is not known. A later transfer wears the building a little more, which is in it.
 */
export function nextThreshold(ends: readonly KnownFacts[], sale: DatedSale, tables: SaleTables, isYearKnown: boolean): Threshold | null {
  if (!isYearKnown) return null;
  for (const years of [5, 10] as const) {
    const [first] = ends.map(({ acquiredOn }) => firstDayOver(acquiredOn, years));
    if (first === undefined || first <= sale.transferOn) continue;
    const saved = ends.map((facts) => savedBy(facts, sale, first, tables)).sort((a, b) => a - b);
    const [savesLowYen = 0, savesHighYen = savesLowYen] = saved;
    if (savesHighYen > 0) return { years, transferFrom: first, savesLowYen, savesHighYen };
  }
  return null;
}

function savedBy(facts: KnownFacts, sale: DatedSale, transferOn: string, tables: SaleTables): number {
  const later = reckon(facts, { ...sale, transferOn, registrationOn: transferOn }, tables);
  return Math.max(0, reckon(facts, sale, tables).taxYen - later.taxYen);
}
