import type { RunningLoan } from "#domain/finance/running-loan.ts";
import type { HomeFacts } from "./facts.ts";

export type ToldLoan = NonNullable<HomeFacts["loan"]>;

/** The loan as it is paid back from the month on for which its balance was told: changes of before are in that balance already. */
export function runningLoanOf({ balanceYen, asOf, annualPercent, endsIn, method, rateChanges, bonus }: ToldLoan): RunningLoan {
  return {
    ...{ balanceYen, asOf, annualPercent, endsIn, method },
    rateChanges: rateChanges.filter(({ from }) => from > asOf),
    bonusBalanceYen: bonus?.balanceYen ?? 0,
    bonusMonths: bonus?.months ?? [],
  };
}
