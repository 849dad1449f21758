import { BONUS_YEN, LOAN_RATE_PERCENT, LOAN_YEARS, LOAN_YEN } from "#kernel/fields/number-kinds.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import { type PartRow, partSchedule, type RepaymentMethod } from "./loan-schedule.ts";

export type LoanTerms = {
  readonly principalYen: Yen;
  /** A year, in per cent; taken as fixed for the whole term. */
  readonly annualPercent: number;
  readonly years: number;
  readonly method: RepaymentMethod;
  /** The part of the principal that is paid back in the bonus months, every half year; 0: none. */
  readonly bonusPrincipalYen: Yen;
};

/** What may be asked for stands with the fields of the form; the bonus part is at most half. */
const BONUS_SHARE = 0.5;

export type LoanRefusal = "principal" | "rate" | "years" | "bonus";

/** A month of the schedule; `bonusYen` is the part of the payment that falls on a bonus month. */
type LoanRow = PartRow & { readonly month: number; readonly bonusYen: Yen };

export type LoanPlan = {
  /** The first month's payment without bonus; with 元利均等 every month's but the last. */
  readonly monthlyYen: Yen;
  readonly lastMonthlyYen: Yen;
  /** What comes on top in the first bonus month. */
  readonly bonusYen: Yen;
  readonly totalYen: Yen;
  readonly interestYen: Yen;
  readonly rows: readonly LoanRow[];
};

const MONTHS = 12;
const HALF_YEAR = 6;

/** A loan paid back to the yen: 40,000,000 at 2.0 % over 35 years, 元利均等 -> 132,505 a month, 55,652,145 in all. */
export function repay(terms: LoanTerms): Result<LoanPlan, LoanRefusal> {
  const problem = problemOf(terms);
  if (problem) return refused(problem);
  const monthly = monthlyPart(terms);
  const bonus = bonusPart(terms);
  const rows = monthly.map((row, i) => withBonus(row, i + 1, bonus));
  const interestYen = rows.reduce((sum, row) => sum + row.interestYen, 0);
  return ok({
    monthlyYen: monthly[0]?.paymentYen ?? 0,
    lastMonthlyYen: monthly.at(-1)?.paymentYen ?? 0,
    bonusYen: bonus[0]?.paymentYen ?? 0,
    totalYen: terms.principalYen + interestYen,
    interestYen,
    rows,
  });
}

/** The same loan at a higher rate: what a rise by one point of per cent would cost. */
export function stressed(terms: LoanTerms, byPercent = 1): LoanTerms {
  return { ...terms, annualPercent: terms.annualPercent + byPercent };
}

/** What is still owed at each year's end, if the first payment is in the month given (1–12); the last is 0. */
export function yearEndBalances({ rows }: LoanPlan, firstMonth = 1): Yen[] {
  const inFirstYear = MONTHS - firstMonth + 1;
  const years = Math.ceil((rows.length - inFirstYear) / MONTHS) + 1;
  return Array.from({ length: years }, (_, year) => rows[inFirstYear + year * MONTHS - 1]?.balanceYen ?? 0);
}

function problemOf({ principalYen, annualPercent, years, bonusPrincipalYen }: LoanTerms): LoanRefusal | null {
  if (LOAN_YEN.faultOf(principalYen) !== null) return "principal";
  if (LOAN_RATE_PERCENT.faultOf(annualPercent) !== null) return "rate";
  if (LOAN_YEARS.faultOf(years) !== null) return "years";
  return BONUS_YEN.faultOf(bonusPrincipalYen) === null && bonusPrincipalYen <= principalYen * BONUS_SHARE ? null : "bonus";
}

function monthlyPart({ principalYen, bonusPrincipalYen, annualPercent, years, method }: LoanTerms): PartRow[] {
  const ratePerPeriod = annualPercent / 100 / MONTHS;
  return partSchedule({ principalYen: principalYen - bonusPrincipalYen, ratePerPeriod, periods: years * MONTHS, method });
}

/** Every half year at six times the monthly rate, as lenders do. */
function bonusPart({ bonusPrincipalYen, annualPercent, years, method }: LoanTerms): PartRow[] {
  if (bonusPrincipalYen === 0) return [];
  const ratePerPeriod = (annualPercent / 100 / MONTHS) * HALF_YEAR;
  return partSchedule({ principalYen: bonusPrincipalYen, ratePerPeriod, periods: (years * MONTHS) / HALF_YEAR, method });
}

function withBonus(row: PartRow, month: number, bonus: readonly PartRow[]): LoanRow {
  const paid = bonus[month / HALF_YEAR - 1];
  const owed = bonus[Math.floor(month / HALF_YEAR) - 1]?.balanceYen ?? owedAtFirst(bonus);
  return {
    month,
    paymentYen: row.paymentYen + (paid?.paymentYen ?? 0),
    bonusYen: paid?.paymentYen ?? 0,
    interestYen: row.interestYen + (paid?.interestYen ?? 0),
    principalYen: row.principalYen + (paid?.principalYen ?? 0),
    balanceYen: row.balanceYen + owed,
  };
}

function owedAtFirst(bonus: readonly PartRow[]): number {
  const [first] = bonus;
  return first ? first.balanceYen + first.principalYen : 0;
}
