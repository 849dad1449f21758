import { runningLoanOf, type ToldLoan } from "#domain/assets/core/loan-of.ts";
import { owedAfter, restOfLoan } from "#domain/finance/running-loan.ts";
import { type Month, monthAt, monthIndex } from "#kernel/calendar/month.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Owed } from "./types.ts";

/**
 * What a loan owes in any month since the home was bought: by its schedule after the month that was told, and reckoned back before it. Null: before the
 * purchase, or a schedule that cannot be.
 */
export function loanHistory(loan: ToldLoan, purchaseMonth: Month | null): (month: Month) => Owed | null {
  const running = runningLoanOf(loan);
  const rest = restOfLoan(running);
  const earlier = balancesBefore(loan, purchaseMonth);
  return (month) => {
    if (month >= loan.asOf) return rest.ok ? { yen: owedAfter(running, rest.value, month), isReckonedBack: false } : null;
    const yen = earlier.get(month);
    return yen === undefined ? null : { yen, isReckonedBack: true };
  };
}

const [MONTHS, HALF_YEAR] = [12, 6];

/** Month by month back to the purchase; without one a year, for nobody knows when the loan began. */
function balancesBefore(loan: ToldLoan, purchaseMonth: Month | null): ReadonlyMap<Month, Yen> {
  const balances = new Map<Month, Yen>();
  const [asOf, end] = [monthIndex(loan.asOf), monthIndex(loan.endsIn)];
  const first = purchaseMonth === null ? asOf - MONTHS : monthIndex(purchaseMonth);
  let monthly = loan.balanceYen - (loan.bonus?.balanceYen ?? 0);
  let bonus = loan.bonus?.balanceYen ?? 0;
  for (let paid = asOf; paid > first && loan.balanceYen > 0; paid -= 1) {
    const rate = rateIn(loan, monthAt(paid)) / 100 / MONTHS;
    monthly = before(monthly, { rate, left: end - paid, method: loan.method });
    const isBonus = loan.bonus?.months.includes((paid % MONTHS) + 1) ?? false;
    if (isBonus) bonus = before(bonus, { rate: rate * HALF_YEAR, left: Math.floor((end - paid) / HALF_YEAR), method: loan.method });
    balances.set(monthAt(paid - 1), Math.round(monthly + bonus));
  }
  return balances;
}

type Payment = { readonly rate: number; readonly left: number; readonly method: ToldLoan["method"] };

/**
 * What was owed before the payment that left a balance, with `left` payments to come: 元利均等 B ((1+r)^(n+1) − 1) / ((1+r)^(n+1) − (1+r)), 元金均等 B (n+1)/n.
 */
function before(balance: number, { rate, left, method }: Payment): number {
  if (left <= 0) return balance;
  if (method === "equal-principal" || rate === 0) return (balance * (left + 1)) / left;
  const growth = (1 + rate) ** (left + 1);
  return (balance * (growth - 1)) / (growth - (1 + rate));
}

/** The rate that a payment was made at: the last change until then, of those before the balance was told. */
function rateIn({ annualPercent, rateChanges, asOf }: ToldLoan, month: Month): number {
  return rateChanges.findLast(({ from }) => from <= month && from <= asOf)?.annualPercent ?? annualPercent;
}
