import { describe, expect, it } from "vitest";
import { saleTables } from "#domain/assets/take-home/load-tables.server.ts";
import { type RunningLoan, restOfLoan } from "#domain/finance/running-loan.ts";
import { FLAT, sold } from "#test/support/sale-facts.ts";
import type { WhatIfInput } from "./types.ts";
import { whatIf } from "./what-if.ts";

const LOAN: RunningLoan = {
  balanceYen: 20_000_000,
  bonusBalanceYen: 0,
  asOf: "2026-12",
  endsIn: "2044-03",
  annualPercent: 1,
  method: "equal-payment",
  bonusMonths: [],
  rateChanges: [{ from: "2029-01", annualPercent: 2 }],
};
const tested = (quarter: { year: number; quarter: 1 | 2 | 3 | 4 }, point: number, isTested = true) =>
  ({
    quarter,
    quartersAhead: 1,
    point,
    low: point - 5_000_000,
    high: point + 6_000_000,
    isTested,
    coverage80: isTested ? 0.78 : null,
  }) as const;
const INPUT: WhatIfInput = {
  facts: FLAT,
  on: "2026-12-10",
  value: { pointYen: 78_000_000, lowYen: 70_000_000, highYen: 86_000_000 },
  forecast: [
    tested({ year: 2027, quarter: 1 }, 78_500_000),
    tested({ year: 2027, quarter: 4 }, 80_000_000),
    tested({ year: 2028, quarter: 4 }, 83_000_000, false),
  ],
  loan: LOAN,
  scenarios: [-2, 1],
};
const seen = (change: Partial<WhatIfInput> = {}) => {
  const answer = whatIf({ ...INPUT, ...change }, saleTables());
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
};

describe("five years on", () => {
  const { years, testedUntil, endings } = seen();

  it("begins with the estimate and its band, follows the outlook as far as it is tested, and then the scenarios of the owner", () => {
    expect(years.map(({ on, cases }) => [on, cases.map(({ by }) => by)])).toEqual([
      ["2026-12-10", ["estimate"]],
      ["2027-12-10", ["outlook"]],
      ["2028-12-10", ["scenario", "scenario"]],
      ["2029-12-10", ["scenario", "scenario"]],
      ["2030-12-10", ["scenario", "scenario"]],
      ["2031-12-10", ["scenario", "scenario"]],
    ]);
    expect(years[0]?.cases[0]).toMatchObject({ valueYen: 78_000_000, band: { lowYen: 70_000_000, highYen: 86_000_000 } });
    expect(years[1]?.cases[0]).toMatchObject({ valueYen: 80_000_000, band: { lowYen: 75_000_000, highYen: 86_000_000 }, coverage80: 0.78 });
    expect(testedUntil).toBe("2027Q4");
  });

  it("carries scenarios on from the last tested value, by the year, without a band", () => {
    expect(years[2]?.cases.map(({ valueYen }) => valueYen)).toEqual([78_400_000, 80_800_000]);
    expect(years[5]?.cases[1]).toMatchObject({
      annualPercent: 1,
      valueYen: Math.round(80_000_000 * 1.01 ** 4),
      band: null,
      coverage80: null,
    });
  });

  it("says nothing of a value beyond the test where no scenario is set", () => {
    const bare = seen({ scenarios: [], forecast: [] });
    expect(bare.years.map(({ cases }) => cases.length)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(bare.testedUntil).toBeNull();
    expect(seen({ forecast: [] }).years[1]?.cases.map(({ valueYen }) => valueYen)).toEqual([76_440_000, 78_780_000]);
  });

  it("owes what the schedule of the loan says, with its change of rate", () => {
    const rest = restOfLoan(LOAN);
    const inDecember = (year: number) => (rest.ok ? rest.value.find(({ month }) => month === `${year}-12`)?.balanceYen : null);
    expect(years.map(({ balanceYen }) => balanceYen)).toEqual([20_000_000, ...[2027, 2028, 2029, 2030, 2031].map(inDecember)]);
    for (const { balanceYen, cases } of years) for (const one of cases) expect(one.equityYen).toBe(one.valueYen - (balanceYen ?? 0));
  });

  it("leaves today what a sale today leaves", () => {
    expect(years[0]?.cases[0]?.takeHome).toEqual({ lowYen: 53_787_700, highYen: 53_787_700 });
    const [case1] = years[1]?.cases ?? [];
    const same = sold({ loanBalanceYen: years[1]?.balanceYen ?? 0 }, { priceYen: 80_000_000, contractOn: "2027-12-10" });
    expect(case1?.takeHome).toEqual({ lowYen: same.low.takeHomeYen, highYen: same.high.takeHomeYen });
  });

  it("tells 本則 and 延長 from where a reduction ends, and neither before", () => {
    expect(years[0]?.cases[0]?.takeHomeExtended).toBeNull();
    for (const { cases } of years.slice(1))
      for (const { takeHome, takeHomeExtended } of cases) expect(takeHomeExtended?.lowYen).toBeGreaterThan(takeHome.lowYen);
    expect(endings).toEqual([{ label: "印紙税の軽減", endsOn: "2027-03-31" }]);
    expect(seen({ facts: { ...FLAT, isElectronicContract: true } }).endings).toEqual([]);
  });

  it("has an equity below 0 where more is owed, and none where what is owed is not known", () => {
    const deep = seen({ loan: { ...LOAN, balanceYen: 90_000_000 } });
    expect(deep.years[0]?.cases[0]?.equityYen).toBe(-12_000_000);
    const unknown = seen({ loan: null }).years[0];
    expect([unknown?.balanceYen, unknown?.cases[0]?.equityYen]).toEqual([null, null]);
    expect(seen({ loan: "none" }).years[0]?.cases[0]?.equityYen).toBe(78_000_000);
  });

  it.each([
    ["scenarios", { scenarios: [21] }],
    ["scenarios", { scenarios: [1, 1] }],
    ["loan", { loan: { ...LOAN, endsIn: "2026-12" } }],
    ["facts", { facts: { ...FLAT, owners: [] } }],
  ] as const)("is refused for its %s", (reason, change) => {
    expect(whatIf({ ...INPUT, ...change }, saleTables())).toEqual({ ok: false, reason });
  });
});
