import { describe, expect, it } from "vitest";
import { loanWords, monthlyCostYen, monthlyLoanYen, monthlyRiseYen, USUAL_LOAN } from "./monthly-cost.ts";

describe("what a home costs a month", () => {
  it("is the loan of the price without the down payment, and the fees that were told", () => {
    // 44,444,444 less a tenth is 40,000,000: the worked example of the loan.
    expect(monthlyLoanYen(44_444_444)).toBe(132_505);
    expect(monthlyCostYen({ price: 44_444_444, monthlyYen: 25_900 })).toBe(158_405);
    expect(monthlyCostYen({ price: 44_444_444, monthlyYen: null })).toBe(132_505);
  });

  it("rises with the rate", () => {
    expect(monthlyRiseYen(44_444_444)).toBeGreaterThan(20_000);
  });

  it("is not reckoned for a loan that nobody gives", () => {
    expect(monthlyCostYen({ price: 0, monthlyYen: 1 })).toBeNull();
  });

  it("says what it rests on", () => {
    expect([loanWords(USUAL_LOAN), loanWords({ downShare: 0, annualPercent: 1.25, years: 20 })]).toEqual([
      "35年・2%・頭金1割",
      "20年・1.25%・頭金なし",
    ]);
  });
});
