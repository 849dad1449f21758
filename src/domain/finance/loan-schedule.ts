export type RepaymentMethod = "equal-payment" | "equal-principal";

/** One debt paid back in equal steps of time. */
export type LoanPart = {
  readonly principalYen: number;
  readonly ratePerPeriod: number;
  readonly periods: number;
  readonly method: RepaymentMethod;
};

export type PartRow = {
  readonly paymentYen: number;
  readonly interestYen: number;
  readonly principalYen: number;
  readonly balanceYen: number;
};

/** 元利均等: A = P r / (1 − (1 + r)^−n), not rounded; P / n at no interest. */
function equalPayment({ principalYen, ratePerPeriod: r, periods: n }: Omit<LoanPart, "method">): number {
  return r === 0 ? principalYen / n : (principalYen * r) / (1 - (1 + r) ** -n);
}

/**
 * Every payment in whole yen. The interest of all rows is what the exact formula gives, rounded once; what rounding the payments leaves is settled with
 * the last one. A bank that rounds each month's interest may differ by some yen.
 */
export function partSchedule(part: LoanPart): PartRow[] {
  const { principalYen, periods } = part;
  const exact = exactInterest(part);
  const interest = roundedRunning(exact);
  const totalInterest = interest.reduce((sum, yen) => sum + yen, 0);
  const payments = part.method === "equal-payment" ? equalPayments(part, principalYen + totalInterest) : fallingPayments(part, interest);
  let balanceYen = principalYen;
  return Array.from({ length: periods }, (_, i) => {
    const paymentYen = payments[i] ?? 0;
    const interestYen = interest[i] ?? 0;
    balanceYen -= paymentYen - interestYen;
    return { paymentYen, interestYen, principalYen: paymentYen - interestYen, balanceYen };
  });
}

function exactInterest(part: LoanPart): number[] {
  const { principalYen, ratePerPeriod, periods, method } = part;
  const payment = equalPayment(part);
  let balance = principalYen;
  return Array.from({ length: periods }, () => {
    const interest = balance * ratePerPeriod;
    balance -= method === "equal-payment" ? payment - interest : principalYen / periods;
    return interest;
  });
}

/** Whole numbers whose running sums are those of the exact ones, rounded. */
function roundedRunning(exact: readonly number[]): number[] {
  let sum = 0;
  return exact.map((x) => {
    const before = Math.round(sum);
    sum += x;
    return Math.round(sum) - before;
  });
}

function equalPayments(part: LoanPart, total: number): number[] {
  const payment = Math.round(equalPayment(part));
  const before = part.periods - 1;
  return [...Array.from({ length: before }, () => payment), total - before * payment];
}

function fallingPayments({ principalYen, periods }: LoanPart, interest: readonly number[]): number[] {
  const principal = roundedRunning(Array.from({ length: periods }, () => principalYen / periods));
  return principal.map((yen, i) => yen + (interest[i] ?? 0));
}
