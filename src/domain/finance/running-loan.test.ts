import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repay } from "./loan.ts";
import { owedAfter, type RunningLoan, restOfLoan } from "./running-loan.ts";

const LOAN: RunningLoan = {
  balanceYen: 40_000_000,
  bonusBalanceYen: 0,
  asOf: "2025-12",
  endsIn: "2060-12",
  annualPercent: 2,
  method: "equal-payment",
  bonusMonths: [],
  rateChanges: [],
};
const rows = (change: Partial<RunningLoan> = {}) => {
  const rest = restOfLoan({ ...LOAN, ...change });
  if (!rest.ok) throw new Error(rest.reason);
  return rest.value;
};

describe("a loan that is being paid back", () => {
  it.each([
    [0, []],
    [10_000_000, [6, 12]],
  ])("without a change of rate is the loan of the form, with %i in bonus months", (bonusBalanceYen, bonusMonths) => {
    const plan = repay({
      principalYen: 40_000_000,
      annualPercent: 2,
      years: 35,
      method: "equal-payment",
      bonusPrincipalYen: bonusBalanceYen,
    });
    const rest = rows({ bonusBalanceYen, bonusMonths });
    expect(plan.ok && plan.value.rows.map(({ paymentYen, balanceYen, bonusYen }) => [paymentYen, balanceYen, bonusYen])).toEqual(
      rest.map(({ paymentYen, balanceYen, bonusYen }) => [paymentYen, balanceYen, bonusYen]),
    );
    expect([rest[0]?.month, rest.at(-1)?.month, rest.length]).toEqual(["2026-01", "2060-12", 420]);
  });

  it("is spread anew over what is left when the rate changes", () => {
    const changed = rows({ rateChanges: [{ from: "2031-01", annualPercent: 3 }] });
    const before = rows();
    expect(changed.slice(0, 60).map(({ paymentYen }) => paymentYen)).toEqual(before.slice(0, 60).map(({ paymentYen }) => paymentYen));
    const anew = rows({ balanceYen: changed[59]?.balanceYen ?? 0, asOf: "2030-12", annualPercent: 3 });
    expect(changed.slice(60).map(({ paymentYen }) => paymentYen)).toEqual(anew.map(({ paymentYen }) => paymentYen));
    expect(changed[60]?.paymentYen).toBeGreaterThan(before[60]?.paymentYen ?? Number.POSITIVE_INFINITY);
  });

  it("tells what is owed after a month, before it begins and when it is over", () => {
    const rest = rows();
    expect(["2025-06", "2026-01", "2060-12", "2070-01"].map((month) => owedAfter(LOAN, rest, month))).toEqual([
      40_000_000,
      rest[0]?.balanceYen,
      0,
      0,
    ]);
    expect(rows({ balanceYen: 0 })).toEqual([]);
  });

  it("is paid back exactly, whatever changes", () => {
    const change = fc.record({
      from: fc.constantFrom("2026-07", "2029-01", "2031-05", "2050-12"),
      annualPercent: fc.integer({ min: 1, max: 80 }).map((n) => n / 10),
    });
    const loan = fc.record({
      balanceYen: fc.integer({ min: 1_000_000, max: 90_000_000 }),
      bonusBalanceYen: fc.integer({ min: 0, max: 1_000_000 }),
      bonusMonths: fc.constantFrom([1, 7], [6, 12]),
      method: fc.constantFrom("equal-payment" as const, "equal-principal" as const),
      rateChanges: fc.array(change, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(loan, (given) => {
        const rest = rows(given);
        expect(rest.at(-1)?.balanceYen).toBe(0);
        expect(rest.reduce((sum, { principalYen }) => sum + principalYen, 0)).toBe(given.balanceYen);
        for (const [i, row] of rest.entries())
          expect(row.balanceYen).toBe((rest[i - 1]?.balanceYen ?? given.balanceYen) - row.principalYen);
      }),
    );
  });

  it.each([
    ["balance", { balanceYen: -1 }],
    ["rate", { rateChanges: [{ from: "2030-01", annualPercent: 21 }] }],
    ["term", { endsIn: "2025-12" }],
    ["term", { endsIn: "2099-12" }],
    ["bonus", { bonusBalanceYen: 1_000, bonusMonths: [] }],
    ["bonus", { bonusBalanceYen: 40_000_001, bonusMonths: [1, 7] }],
  ] as const)("is refused for its %s: %o", (reason, change) => {
    expect(restOfLoan({ ...LOAN, ...change })).toEqual({ ok: false, reason });
  });
});
