import { monthAt, monthIndex } from "#kernel/calendar/month.ts";
import { LOAN_RATE_PERCENT } from "#kernel/fields/number-kinds.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import { type PartRow, partSchedule, type RepaymentMethod } from "./loan-schedule.ts";

/** A loan that is being paid back. Months are `2026-12`. */
export type RunningLoan = {
  /** Owed after the payment of `asOf`; to begin with the loan itself, the month before its first payment. */
  readonly balanceYen: Yen;
  /** The part of it that is paid back in the bonus months; 0: none. */
  readonly bonusBalanceYen: Yen;
  readonly asOf: string;
  /** The month of the last payment. */
  readonly endsIn: string;
  readonly annualPercent: number;
  readonly method: RepaymentMethod;
  /** Calendar months, half a year apart: 1 and 7. */
  readonly bonusMonths: readonly number[];
  /** From the payment of a month on; what is left is then spread anew over the months that are left. */
  readonly rateChanges: readonly { readonly from: string; readonly annualPercent: number }[];
};

/** `bonusYen` is the part of the payment that falls on a bonus month. */
export type LoanMonth = PartRow & { readonly month: string; readonly annualPercent: number; readonly bonusYen: Yen };

export type RunningLoanRefusal = "balance" | "rate" | "term" | "bonus";

const MONTHS = 12;
const HALF_YEAR = 6;
const LONGEST_MONTHS = 50 * MONTHS;

/** Month by month to the end, with every change of rate. The 5-year and the 125 % rule of some lenders are not applied. None where nothing is owed. */
export function restOfLoan(loan: RunningLoan): Result<LoanMonth[], RunningLoanRefusal> {
  const problem = problemOf(loan);
  if (problem) return refused(problem);
  const months = monthsOf(loan).map((month) => ({ month, annualPercent: rateIn(loan, month) }));
  const monthly = spread(
    loan.balanceYen - loan.bonusBalanceYen,
    loan.method,
    months.map(({ annualPercent }) => annualPercent / 100 / MONTHS),
  );
  const inBonus = months.filter(({ month }) => isBonus(loan, month));
  const bonus = spread(
    loan.bonusBalanceYen,
    loan.method,
    inBonus.map(({ annualPercent }) => (annualPercent / 100 / MONTHS) * HALF_YEAR),
  );
  let paid = 0;
  return ok(
    months.map(({ month, annualPercent }, i) => {
      const extra = isBonus(loan, month) ? bonus[paid++] : undefined;
      return together({ month, annualPercent, row: monthly[i], extra, owedInBonus: bonus[paid - 1]?.balanceYen ?? loan.bonusBalanceYen });
    }),
  );
}

/** What is owed after the payment of a month; before the first row what the loan begins with, after the last nothing. */
export function owedAfter(loan: Pick<RunningLoan, "balanceYen">, rows: readonly LoanMonth[], month: string): Yen {
  return rows.findLast((row) => row.month <= month)?.balanceYen ?? loan.balanceYen;
}

/** Each stretch of one rate as a loan of its own over all that is left to pay. */
function spread(balanceYen: Yen, method: RepaymentMethod, rates: readonly number[]): PartRow[] {
  const rows: PartRow[] = [];
  while (rows.length < rates.length) {
    const from = rows.length;
    const ratePerPeriod = rates[from] ?? 0;
    const next = rates.findIndex((rate, i) => i > from && rate !== ratePerPeriod);
    const principalYen = rows.at(-1)?.balanceYen ?? balanceYen;
    const part = partSchedule({ principalYen, ratePerPeriod, periods: rates.length - from, method });
    rows.push(...part.slice(0, next === -1 ? undefined : next - from));
  }
  return rows;
}

type Parts = {
  readonly month: string;
  readonly annualPercent: number;
  readonly row: PartRow | undefined;
  readonly extra: PartRow | undefined;
  readonly owedInBonus: Yen;
};

function together({ month, annualPercent, row, extra, owedInBonus }: Parts): LoanMonth {
  return {
    month,
    annualPercent,
    paymentYen: (row?.paymentYen ?? 0) + (extra?.paymentYen ?? 0),
    bonusYen: extra?.paymentYen ?? 0,
    interestYen: (row?.interestYen ?? 0) + (extra?.interestYen ?? 0),
    principalYen: (row?.principalYen ?? 0) + (extra?.principalYen ?? 0),
    balanceYen: (row?.balanceYen ?? 0) + owedInBonus,
  };
}

function monthsOf({ balanceYen, asOf, endsIn }: RunningLoan): string[] {
  if (balanceYen === 0) return [];
  const first = monthIndex(asOf) + 1;
  return Array.from({ length: monthIndex(endsIn) - first + 1 }, (_, i) => monthAt(first + i));
}

function rateIn({ annualPercent, rateChanges }: RunningLoan, month: string): number {
  const sorted = rateChanges.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return sorted.findLast(({ from }) => from <= month)?.annualPercent ?? annualPercent;
}

function isBonus({ bonusBalanceYen, bonusMonths }: RunningLoan, month: string): boolean {
  return bonusBalanceYen > 0 && bonusMonths.includes(Number(month.slice(5)));
}

function problemOf(loan: RunningLoan): RunningLoanRefusal | null {
  if (!(Number.isSafeInteger(loan.balanceYen) && loan.balanceYen >= 0)) return "balance";
  if ([loan, ...loan.rateChanges].some(({ annualPercent }) => LOAN_RATE_PERCENT.faultOf(annualPercent) !== null)) return "rate";
  if (loan.balanceYen === 0) return null;
  const periods = monthIndex(loan.endsIn) - monthIndex(loan.asOf);
  if (!(periods > 0 && periods <= LONGEST_MONTHS)) return "term";
  const { bonusBalanceYen } = loan;
  if (!(Number.isSafeInteger(bonusBalanceYen) && bonusBalanceYen >= 0 && bonusBalanceYen <= loan.balanceYen)) return "bonus";
  return bonusBalanceYen === 0 || monthsOf(loan).some((month) => isBonus(loan, month)) ? null : "bonus";
}
