import { yearsLater } from "#domain/assets/take-home/days.ts";
import type { SaleTables } from "#domain/assets/take-home/tables.ts";
import { takeHomeEnds } from "#domain/assets/take-home/take-home.ts";
import type { AfterEnd, SaleFacts } from "#domain/assets/take-home/types.ts";
import { owedAfter, restOfLoan } from "#domain/finance/running-loan.ts";
import type { ForecastPoint } from "#domain/valuation/core/types.ts";
import { formatQuarter, quarterIndex, quarterOf } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Ends, WhatIf, WhatIfCase, WhatIfInput, WhatIfRefusal, WhatIfYear } from "./types.ts";

const YEARS = 5;
const MOST_SCENARIOS = 5;
/** A year; more than any market of homes has kept up. */
const SCENARIO_PERCENT = { least: -20, most: 20 } as const;

/**
 * The home year by year for five years: value, what is owed, what a sale would leave. The value is the estimate today, then the outlook of the model as far as its test reaches; beyond
 * that only the scenarios that the owner sets, each from the last tested value on.
 */
export function whatIf(input: WhatIfInput, tables: SaleTables): Result<WhatIf, WhatIfRefusal> {
  if (!areScenarios(input.scenarios)) return refused("scenarios");
  const owed = owedOf(input);
  if (!owed.ok) return owed;
  const first = takeHomeEnds(input.facts, tables, { priceYen: input.value.pointYen, contractOn: input.on });
  if (!first.ok) return refused("facts");
  const tested = input.forecast.filter(({ isTested }) => isTested);
  const years = Array.from({ length: YEARS + 1 }, (_, year): WhatIfYear => {
    const on = yearsLater(input.on, year);
    const balanceYen = owed.value(on.slice(0, 7));
    const facts = { ...input.facts, loanBalanceYen: balanceYen };
    return { year, on, balanceYen, cases: valuesOf(input, tested, year).map((value) => caseOf(value, { facts, tables, on })) };
  });
  const last = tested.at(-1);
  return ok({ years, testedUntil: last ? formatQuarter(last.quarter) : null, endings: endingsOf(input, tables) });
}

function areScenarios(scenarios: readonly number[]): boolean {
  const isBound = scenarios.every((percent) => percent >= SCENARIO_PERCENT.least && percent <= SCENARIO_PERCENT.most);
  return isBound && scenarios.length <= MOST_SCENARIOS && new Set(scenarios).size === scenarios.length;
}

/** What is owed after the payment of a month. */
function owedOf({ loan }: WhatIfInput): Result<(month: string) => Yen | null, "loan"> {
  if (loan === "none") return ok(() => 0);
  if (loan === null) return ok(() => null);
  const rest = restOfLoan(loan);
  return rest.ok ? ok((month: string) => owedAfter(loan, rest.value, month)) : refused("loan");
}

type Valued = Pick<WhatIfCase, "by" | "annualPercent" | "valueYen" | "band" | "coverage80">;

function valuesOf(input: WhatIfInput, tested: readonly ForecastPoint[], year: number): Valued[] {
  if (year === 0) {
    const { pointYen, lowYen, highYen } = input.value;
    return [{ by: "estimate", annualPercent: null, valueYen: pointYen, band: { lowYen, highYen }, coverage80: null }];
  }
  const outlook = outlookIn(yearsLater(input.on, year), tested);
  if (outlook) {
    const { point, low, high, coverage80 } = outlook;
    return [{ by: "outlook", annualPercent: null, valueYen: point, band: { lowYen: low, highYen: high }, coverage80 }];
  }
  const from = lastTested(input, tested, year);
  return input.scenarios.map((annualPercent) => {
    const valueYen = Math.round(from.valueYen * (1 + annualPercent / 100) ** (year - from.year));
    return { by: "scenario", annualPercent, valueYen, band: null, coverage80: null };
  });
}

/** The newest value before a year that rests on the model. */
function lastTested(
  input: WhatIfInput,
  tested: readonly ForecastPoint[],
  before: number,
): { readonly year: number; readonly valueYen: Yen } {
  for (let year = before - 1; year > 0; year -= 1) {
    const outlook = outlookIn(yearsLater(input.on, year), tested);
    if (outlook) return { year, valueYen: outlook.point };
  }
  return { year: 0, valueYen: input.value.pointYen };
}

function outlookIn(day: string, tested: readonly ForecastPoint[]): ForecastPoint | undefined {
  const quarter = quarterIndex(quarterOf(new Date(`${day}T00:00:00+09:00`)));
  return tested.find((point) => quarterIndex(point.quarter) === quarter);
}

type On = { readonly facts: SaleFacts; readonly tables: SaleTables; readonly on: string };

function caseOf(value: Valued, { facts, tables, on }: On): WhatIfCase {
  const left = (afterEnd: AfterEnd) => endsOf({ facts, tables, on }, value.valueYen, afterEnd);
  const [takeHome, extended] = [left("standard"), left("extended")];
  const isSame = takeHome.lowYen === extended.lowYen && takeHome.highYen === extended.highYen;
  const equityYen = facts.loanBalanceYen === null ? null : value.valueYen - facts.loanBalanceYen;
  return { ...value, equityYen, takeHome, takeHomeExtended: isSame ? null : extended };
}

function endsOf({ facts, tables, on }: On, priceYen: Yen, afterEnd: AfterEnd): Ends {
  const ends = takeHomeEnds(facts, tables, { priceYen: Math.max(1, priceYen), contractOn: on, afterEnd });
  if (!ends.ok) throw new Error(`a later sale was refused: ${ends.reason}`);
  return { lowYen: ends.value.low.takeHomeYen, highYen: ends.value.high.takeHomeYen };
}

function endingsOf({ facts, on }: WhatIfInput, { stampDuty }: SaleTables): WhatIf["endings"] {
  if (facts.isElectronicContract) return [];
  const last = yearsLater(on, YEARS);
  const ends = stampDuty.filter(({ isReduced, to }) => isReduced && to !== null && to < last);
  return ends.map(({ to }) => ({ label: "印紙税の軽減", endsOn: to ?? "" }));
}
