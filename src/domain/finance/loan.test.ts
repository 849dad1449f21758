import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LoanPlan, type LoanTerms, repay, stressed, yearEndBalances } from "./loan.ts";

const example: LoanTerms = { principalYen: 40_000_000, annualPercent: 2, years: 35, method: "equal-payment", bonusPrincipalYen: 0 };

function planOf(terms: LoanTerms): LoanPlan {
  const plan = repay(terms);
  if (!plan.ok) throw new Error(plan.reason);
  return plan.value;
}

describe("元利均等", () => {
  it("repays 40,000,000 yen at 2.0 % over 35 years with 132,505 a month, 55,652,145 in all", () => {
    const plan = planOf(example);

    expect(plan).toMatchObject({ monthlyYen: 132_505, totalYen: 55_652_145, interestYen: 15_652_145, bonusYen: 0 });
    expect(plan.rows).toHaveLength(420);
    expect(plan.rows[0]).toEqual({
      month: 1,
      paymentYen: 132_505,
      bonusYen: 0,
      interestYen: 66_667,
      principalYen: 65_838,
      balanceYen: 39_934_162,
    });
    expect(plan.rows.slice(0, -1).every(({ paymentYen }) => paymentYen === 132_505)).toBe(true);
    expect(plan.lastMonthlyYen).toBe(132_550);
  });

  it("costs this much more at one per cent more", () => {
    expect(planOf(stressed(example))).toMatchObject({ monthlyYen: 153_940, totalYen: 64_654_832 });
  });

  it("divides the principal where there is no interest", () => {
    expect(planOf({ ...example, annualPercent: 0, principalYen: 42_000_000 })).toMatchObject({
      monthlyYen: 100_000,
      totalYen: 42_000_000,
      interestYen: 0,
    });
  });
});

describe("元金均等", () => {
  it("begins higher, falls every month and costs less in all", () => {
    const plan = planOf({ ...example, method: "equal-principal" });

    expect(plan).toMatchObject({ monthlyYen: 161_905, totalYen: 54_033_333 });
    expect(plan.lastMonthlyYen).toBe(95_396);
    expect(plan.rows.every(({ principalYen }) => principalYen === 95_238 || principalYen === 95_239)).toBe(true);
  });
});

describe("bonus months", () => {
  it("carry their part every half year at six times the monthly rate", () => {
    const plan = planOf({ ...example, bonusPrincipalYen: 10_000_000 });

    expect(plan).toMatchObject({ monthlyYen: 99_379, bonusYen: 199_328 });
    expect(plan.rows[4]).toMatchObject({ paymentYen: 99_379, bonusYen: 0 });
    expect(plan.rows[5]).toMatchObject({ paymentYen: 99_379 + 199_328, bonusYen: 199_328 });
    expect(plan.rows.filter(({ bonusYen }) => bonusYen > 0)).toHaveLength(70);
  });
});

describe("every plan", () => {
  const terms: fc.Arbitrary<LoanTerms> = fc
    .record({
      principalYen: fc.integer({ min: 1_000_000, max: 200_000_000 }),
      annualPercent: fc.integer({ min: 0, max: 800 }).map((n) => n / 100),
      years: fc.integer({ min: 1, max: 50 }),
      method: fc.constantFrom("equal-payment" as const, "equal-principal" as const),
      share: fc.integer({ min: 0, max: 50 }),
    })
    .map(({ share, ...loan }) => ({ ...loan, bonusPrincipalYen: Math.floor((loan.principalYen * share) / 100) }));

  it("ends at nothing, to the yen, and its rows add up to its sums", () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const { rows, totalYen, interestYen } = planOf(loan);
        const sum = (pick: (row: LoanPlan["rows"][number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
        expect(rows.at(-1)?.balanceYen).toBe(0);
        expect(sum(({ principalYen }) => principalYen)).toBe(loan.principalYen);
        expect(sum(({ paymentYen }) => paymentYen)).toBe(totalYen);
        expect(sum((row) => row.interestYen)).toBe(interestYen);
        expect(rows.every(({ balanceYen, paymentYen, interestYen: interest }) => balanceYen >= 0 && paymentYen > 0 && interest >= 0)).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });

  it("never costs less at a higher rate", () => {
    fc.assert(
      fc.property(terms, (loan) => {
        expect(planOf(stressed(loan)).totalYen).toBeGreaterThan(planOf(loan).totalYen);
      }),
      { numRuns: 30 },
    );
  });
});

describe("what is owed at each year's end", () => {
  it("is 0 after the last year, whenever the first payment was", () => {
    const plan = planOf({ ...example, years: 2 });

    expect(yearEndBalances(plan)).toEqual([plan.rows[11]?.balanceYen, 0]);
    expect(yearEndBalances(plan, 10)).toEqual([plan.rows[2]?.balanceYen, plan.rows[14]?.balanceYen, 0]);
    expect(yearEndBalances(planOf(example))).toHaveLength(35);
  });
});

describe("terms that make no loan", () => {
  it.each([
    [{ principalYen: 999_999 }, "principal"],
    [{ principalYen: 1_000_000_001 }, "principal"],
    [{ principalYen: 40_000_000.5 }, "principal"],
    [{ principalYen: Number.NaN }, "principal"],
    [{ annualPercent: -0.1 }, "rate"],
    [{ annualPercent: 20.1 }, "rate"],
    [{ years: 0 }, "years"],
    [{ years: 51 }, "years"],
    [{ years: 1.5 }, "years"],
    [{ bonusPrincipalYen: -1 }, "bonus"],
    [{ bonusPrincipalYen: 20_000_001 }, "bonus"],
  ])("are refused: %o", (wrong, reason) => {
    expect(repay({ ...example, ...wrong })).toEqual({ ok: false, reason });
  });
});
