import type { BuildingFactsResponse, HomeDetail } from "#api/client/client.ts";
import { type LoanAssumption, loanWords, monthlyLoanYen } from "#domain/finance/monthly-cost.ts";
import { reserveShortfallYen } from "#domain/finance/reserve-shortfall.ts";

/** What a month costs, part by part. `yen` null: not told, which is not nothing. */
export type MonthlyPart = {
  readonly id: "loan" | "management" | "reserve" | "other" | "shortfall";
  readonly label: string;
  readonly yen: number | null;
};

/** What a home lays aside less than the mean of the guideline, a month; null: one of the two is not known. */
export function shortfallOf({ home, facts }: HomeDetail, building: BuildingFactsResponse | null): number | null {
  const guideline = building?.reserveFund.guideline ?? null;
  const isFlat = home.kind === "condo" || home.kind === "new-condo";
  if (!isFlat || guideline === null || facts.reserveYen === null || home.areaM2 === null || home.areaM2 <= 0) return null;
  return reserveShortfallYen(facts.reserveYen / home.areaM2, guideline.mean, home.areaM2);
}

/** Long-term plans of repairs look so many months ahead. */
const PLAN_MONTHS = 360;

/** What thirty years of laying aside too little come to, yen; null: it cannot be told, or nothing lacks. */
export function shortfallOfPlan(shortfall: number | null): number | null {
  return shortfall === null || shortfall <= 0 ? null : shortfall * PLAN_MONTHS;
}

/** The parts of a month: loan and, of flats, what the company tells of fees, and the gap of the reserve to the guideline. */
export function monthlyParts(detail: HomeDetail, shortfall: number | null, loan: LoanAssumption): readonly MonthlyPart[] {
  const { home, facts } = detail;
  const isFlat = home.kind === "condo" || home.kind === "new-condo";
  const fees: readonly MonthlyPart[] = [
    { id: "management", label: "管理費", yen: facts.managementYen },
    { id: "reserve", label: "修繕積立金（いま）", yen: facts.reserveYen },
  ];
  const other: readonly MonthlyPart[] =
    facts.otherMonthlyYen === null ? [] : [{ id: "other", label: "そのほか（月額）", yen: facts.otherMonthlyYen }];
  return [
    { id: "loan", label: `ローン（${loanWords(loan)}）`, yen: monthlyLoanYen(home.price, loan) },
    ...(isFlat ? fees : fees.filter(({ yen }) => yen !== null)),
    ...other,
    ...(shortfall !== null && shortfall > 0 ? [{ id: "shortfall", label: "積立金の不足分（目安との差）", yen: shortfall } as const] : []),
  ];
}

/** The sum of all parts that are known, also of the gap of the reserve, which will be asked for one day: what stands over the lines is what they come to. */
export function monthlyTotal(parts: readonly MonthlyPart[]): number {
  return parts.reduce((sum, { yen }) => sum + (yen ?? 0), 0);
}

/** Whether the sum holds a gap of the reserve that nobody pays yet: lists, which do not know it, tell less. */
export function hasShortfall(parts: readonly MonthlyPart[]): boolean {
  return parts.some(({ id }) => id === "shortfall");
}
