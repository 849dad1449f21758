import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LoanPart, partSchedule } from "./loan-schedule.ts";

const PART: LoanPart = { principalYen: 1_200_000, ratePerPeriod: 0.01, periods: 12, method: "equal-payment" };
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("a schedule of twelve payments at 1 %", () => {
  it("is equal but for the last yen, with the interest of what is still owed", () => {
    const rows = partSchedule(PART);

    expect(rows.map(({ paymentYen }) => paymentYen)).toEqual([...Array.from({ length: 11 }, () => 106_619), 106_614]);
    expect(rows[0]).toEqual({ paymentYen: 106_619, interestYen: 12_000, principalYen: 94_619, balanceYen: 1_105_381 });
    expect(rows.at(-1)?.balanceYen).toBe(0);
  });

  it("pays back the same part each time with 元金均等, and less interest each time", () => {
    const rows = partSchedule({ ...PART, method: "equal-principal" });

    expect(new Set(rows.map(({ principalYen }) => principalYen))).toEqual(new Set([100_000]));
    expect(rows.map(({ interestYen }) => interestYen)).toEqual(Array.from({ length: 12 }, (_, n) => 12_000 - n * 1_000));
  });

  it.each(["equal-payment", "equal-principal"] as const)("of one period is the debt and its interest: %s", (method) => {
    expect(partSchedule({ ...PART, periods: 1, method })).toEqual([
      { paymentYen: 1_212_000, interestYen: 12_000, principalYen: 1_200_000, balanceYen: 0 },
    ]);
  });
});

describe("any schedule", () => {
  const parts = fc.record({
    principalYen: fc.integer({ min: 10_000, max: 100_000_000 }),
    ratePerPeriod: fc.integer({ min: 0, max: 100 }).map((n) => n / 10_000),
    periods: fc.integer({ min: 1, max: 120 }),
    method: fc.constantFrom("equal-payment" as const, "equal-principal" as const),
  });

  it("is in whole yen, pays the debt back exactly, and never asks more interest than is due on what is owed", () => {
    fc.assert(
      fc.property(parts, (part) => {
        const rows = partSchedule(part);

        expect(rows).toHaveLength(part.periods);
        expect(rows.every((row) => Object.values(row).every(Number.isInteger))).toBe(true);
        expect(sum(rows.map(({ principalYen }) => principalYen))).toBe(part.principalYen);
        const owedBefore = [part.principalYen, ...rows.map(({ balanceYen }) => balanceYen)];
        // Every payment is rounded, so that what is owed may be off by half a yen for each that was made.
        for (const [n, row] of rows.entries())
          expect(Math.abs(row.interestYen - (owedBefore[n] ?? 0) * part.ratePerPeriod)).toBeLessThan(2 + n * part.ratePerPeriod);
      }),
    );
  });

  it("costs less with 元金均等 than with 元利均等", () => {
    fc.assert(
      fc.property(parts, (part) => {
        const interest = (method: LoanPart["method"]) => sum(partSchedule({ ...part, method }).map(({ interestYen }) => interestYen));
        expect(interest("equal-principal")).toBeLessThanOrEqual(interest("equal-payment"));
      }),
    );
  });
});
