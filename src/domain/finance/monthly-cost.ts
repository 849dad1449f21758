import { repay, stressed } from "./loan.ts";

/** What a loan is reckoned with until somebody says otherwise. */
export type LoanAssumption = { readonly downShare: number; readonly annualPercent: number; readonly years: number };

export const USUAL_LOAN: LoanAssumption = { downShare: 0.1, annualPercent: 2, years: 35 };

/** `35年・2%・頭金1割`, as it stands beside every figure that rests on it. */
export function loanWords({ downShare, annualPercent, years }: LoanAssumption): string {
  const down = downShare === 0 ? "頭金なし" : `頭金${Number((downShare * 10).toFixed(1))}割`;
  return `${years}年・${annualPercent}%・${down}`;
}

/** A month of a loan over the price without the down payment, 元利均等, in yen; null where such a loan cannot be reckoned. */
export function monthlyLoanYen(price: number, loan: LoanAssumption = USUAL_LOAN): number | null {
  const plan = repay(termsOf(price, loan));
  return plan.ok ? plan.value.monthlyYen : null;
}

/** What a rate that is one point higher would cost more a month. */
export function monthlyRiseYen(price: number, loan: LoanAssumption = USUAL_LOAN): number | null {
  const plan = repay(termsOf(price, loan));
  const higher = repay(stressed(termsOf(price, loan)));
  return plan.ok && higher.ok ? higher.value.monthlyYen - plan.value.monthlyYen : null;
}

function termsOf(price: number, { downShare, annualPercent, years }: LoanAssumption) {
  const principalYen = Math.round((price * (1 - downShare)) / 10_000) * 10_000;
  return { principalYen, annualPercent, years, method: "equal-payment" as const, bonusPrincipalYen: 0 };
}

/** The same of every loan that nobody has changed: it stands under lists that tell what a home costs a month. */
export const USUAL_LOAN_WORDS = loanWords(USUAL_LOAN);

/** Loan and told fees of a month; null where no loan can be reckoned. Fees that were not told add nothing, and that is said beside it. */
export function monthlyCostYen({ price, monthlyYen }: { readonly price: number; readonly monthlyYen: number | null }): number | null {
  const loan = monthlyLoanYen(price);
  return loan === null ? null : loan + (monthlyYen ?? 0);
}

/** What a row of a list shows of it: every list tells the same. */
export function monthlyFigure(home: { readonly price: number; readonly monthlyYen: number | null }): {
  readonly monthlyCostYen: number | null;
} {
  return { monthlyCostYen: monthlyCostYen(home) };
}
