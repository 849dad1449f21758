import { INCOME_BANDS, type IncomeBand } from "#domain/members/core/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** Taken for the rule of thumb; told beside it. */
export const CAPACITY_TERMS = { sharePercent: 25, annualPercent: 2, years: 35 } as const;

const MAN = 10_000;
/** Yearly income before tax from which on a band begins, in 万円. */
const FROM: Readonly<Partial<Record<IncomeBand, number>>> = {
  under300: 0,
  "300to500": 300,
  "500to700": 500,
  "700to1000": 700,
  "1000to1500": 1000,
  "1500to2000": 1500,
  "2000plus": 2000,
};

/** What may be borrowed with a yearly income, in whole 10万円, rounded down: a level loan whose payments take {@link CAPACITY_TERMS}'s share of it. */
export function capacityYen(incomeYen: Yen): Yen {
  const { sharePercent, annualPercent, years } = CAPACITY_TERMS;
  const monthly = (incomeYen * sharePercent) / 100 / 12;
  const rate = annualPercent / 100 / 12;
  const principal = (monthly * (1 - (1 + rate) ** (-12 * years))) / rate;
  return Math.floor(principal / (10 * MAN)) * 10 * MAN;
}

export type Capacity = { readonly from: Yen | null; readonly to: Yen | null };

/** Of a band of incomes from its lower to its upper end; null on a side that is open. Null: nothing to tell. */
export function capacityOf(band: IncomeBand | null): Capacity | null {
  const low = band === null ? undefined : FROM[band];
  if (band === null || low === undefined) return null;
  const next = FROM[INCOME_BANDS[(INCOME_BANDS as readonly IncomeBand[]).indexOf(band) + 1] ?? band];
  return { from: low === 0 ? null : capacityYen(low * MAN), to: next === undefined || next === low ? null : capacityYen(next * MAN) };
}
