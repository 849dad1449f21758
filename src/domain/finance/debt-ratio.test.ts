import { describe, expect, it } from "vitest";
import { type Borrower, checkFlat35, debtRatioLimit, FLAT35_RULES } from "./debt-ratio.ts";

const borrower: Borrower = {
  incomeYen: 6_000_000,
  age: 38,
  years: 35,
  repaymentYen: 1_590_060,
  otherRepaymentYen: 240_000,
  loanYen: 40_000_000,
  kind: "condo",
  areaM2: 65,
  isNewCode: true,
};

describe("the conditions of Flat 35", () => {
  it("are met where the repayments fit the income", () => {
    const check = checkFlat35(borrower);

    expect(check).toMatchObject({ limit: 0.35, problems: [] });
    expect(check?.ratio).toBeCloseTo(0.305, 4);
  });

  it.each([
    [{ otherRepaymentYen: 509_940 }, []],
    [{ otherRepaymentYen: 509_941 }, ["ratio"]],
    [{ incomeYen: 3_999_999, repaymentYen: 1_100_000, otherRepaymentYen: 110_000 }, ["ratio"]],
    [{ incomeYen: 4_000_000, repaymentYen: 1_100_000, otherRepaymentYen: 110_000 }, []],
    [{ age: 69, years: 11 }, []],
    [{ age: 70, years: 10 }, ["age"]],
    [{ age: 45, years: 35 }, []],
    [{ age: 46, years: 35 }, ["end-age"]],
    [{ age: 46, years: 34 }, []],
    [{ years: 36 }, ["term"]],
    [{ years: 15 }, []],
    [{ years: 14 }, ["term"]],
    [{ age: 59, years: 14 }, ["term"]],
    [{ age: 60, years: 10 }, []],
    [{ age: 60, years: 9 }, ["term"]],
    [{ age: 69, years: 12 }, ["end-age"]],
    [{ areaM2: 30 }, []],
    [{ areaM2: 29.9 }, ["area"]],
    [{ kind: "house", areaM2: 69.9 }, ["area"]],
    [{ kind: "house", areaM2: 70 }, []],
    [{ loanYen: 80_000_000 }, []],
    [{ loanYen: 80_000_001 }, ["loan"]],
    [{ loanYen: 999_999 }, ["loan"]],
    [{ isNewCode: false, age: 71, years: 9 }, ["age", "term", "old-code"]],
  ] as const)("%o: %o", (change, problems) => {
    expect(checkFlat35({ ...borrower, ...change })?.problems).toEqual(problems);
  });

  it("follow a limit of the loan that was changed", () => {
    const rules = { ...FLAT35_RULES, loanYen: { min: 1_000_000, max: 120_000_000 } };

    expect(checkFlat35({ ...borrower, loanYen: 100_000_000 }, rules)?.problems).toEqual([]);
  });

  it("say nothing without an income", () => {
    expect(checkFlat35({ ...borrower, incomeYen: 0 })).toBe(null);
    expect([debtRatioLimit(3_999_999), debtRatioLimit(4_000_000)]).toEqual([0.3, 0.35]);
  });
});
