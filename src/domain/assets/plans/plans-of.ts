import { runningLoanOf } from "#domain/assets/core/loan-of.ts";
import type { OwnedHome } from "#domain/assets/core/types.ts";
import { rentOut } from "#domain/assets/rent-out/rent-out.ts";
import type { RentAssumptions, RentOut } from "#domain/assets/rent-out/types.ts";
import { saleFactsOf } from "#domain/assets/take-home/from-home.ts";
import type { SaleTables } from "#domain/assets/take-home/tables.ts";
import { takeHome } from "#domain/assets/take-home/take-home.ts";
import type { SaleFacts } from "#domain/assets/take-home/types.ts";
import { whatIf } from "#domain/assets/what-if/what-if.ts";
import type { RunningLoan } from "#domain/finance/running-loan.ts";
import type { ForecastPoint } from "#domain/valuation/core/types.ts";
import type { Yen } from "#kernel/yen.ts";
import type { AssetPlans, PlanWishes } from "./types.ts";

type Home = Pick<OwnedHome, "kind" | "facts">;
export type PlanInput = {
  readonly home: Home;
  /** The value of today with its band. */
  readonly value: { readonly pointYen: Yen; readonly lowYen: Yen; readonly highYen: Yen };
  readonly forecast: readonly ForecastPoint[];
  /** Owed today; null: not told. */
  readonly owedYen: Yen | null;
  /** An ISO day in Japan. */
  readonly on: string;
};

/** What could be done with a home that has a value, as its owner sets it. What cannot be reckoned is null: facts that contradict each other, a rent nobody told. */
export function plansOf(input: PlanInput, wishes: PlanWishes, tables: SaleTables): AssetPlans {
  const { home, value, forecast, owedYen, on } = input;
  const facts = saleFactsOf(home, owedYen);
  const loan = loanOf(home);
  const sale = takeHome(facts, tables, { priceYen: value.pointYen, contractOn: on });
  const years = whatIf({ facts, on, value, forecast, loan, scenarios: wishes.scenarios }, tables);
  return {
    on,
    takeHome: sale.ok ? sale.value : null,
    whatIf: years.ok ? years.value : null,
    rentOut: letting(input, facts, wishes, tables),
  };
}

function letting(
  { home, value, on }: PlanInput,
  facts: SaleFacts,
  { rentYen, assumptions }: PlanWishes,
  tables: SaleTables,
): RentOut | null {
  const yen = rentYen ?? home.facts.rentYen;
  if (yen === null || home.kind === "land") return null;
  const out = rentOut(
    {
      ...{ facts, on, priceYen: value.pointYen, rent: { by: "told", yen, lowYen: yen, highYen: yen }, loan: loanOf(home) ?? "none" },
      assumptions: { ...toldCosts(home), ...assumptions },
    },
    tables,
  );
  return out.ok ? out.value : null;
}

/** Null: not told. */
function loanOf({ facts: { loan } }: Home): RunningLoan | "none" | null {
  if (loan === null) return null;
  return loan.balanceYen === 0 ? "none" : runningLoanOf(loan);
}

function toldCosts({ facts: { managementYen, reserveYen, propertyTaxYen } }: Home): Partial<RentAssumptions> {
  return {
    ...(managementYen === null ? {} : { managementYen }),
    ...(reserveYen === null ? {} : { reserveYen }),
    ...(propertyTaxYen === null ? {} : { propertyTaxYen }),
  };
}
