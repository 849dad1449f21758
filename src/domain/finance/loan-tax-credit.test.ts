import { describe, expect, it } from "vitest";
import { type TaxCreditCase, taxCredit } from "./loan-tax-credit.ts";
import { TAX_CREDIT_RULES } from "./loan-tax-rules.ts";

const home: TaxCreditCase = {
  moveInYear: 2026,
  isNew: false,
  grade: "other",
  isFamily: false,
  areaM2: 70,
  incomeYen: 6_000_000,
  isNewCode: true,
  balancesYen: Array.from({ length: 35 }, () => 60_000_000),
  taxYen: null,
};

function limitAndYears(change: Partial<TaxCreditCase>) {
  const credit = taxCredit({ ...home, ...change });
  return credit.ok ? [credit.value.limitYen / 10_000, credit.value.years] : credit.reason;
}

describe("limits by year of moving in", () => {
  it.each([
    [2024, true, "certified", [4500, 13], [5000, 13]],
    [2025, true, "zeh", [3500, 13], [4500, 13]],
    [2025, true, "energy", [3000, 13], [4000, 13]],
    [2025, true, "other", "grade", "grade"],
    [2025, false, "certified", [3000, 10], [3000, 10]],
    [2025, false, "energy", [3000, 10], [3000, 10]],
    [2025, false, "other", [2000, 10], [2000, 10]],
    [2026, true, "certified", [4500, 13], [5000, 13]],
    [2027, true, "energy", [2000, 13], [3000, 13]],
    [2028, true, "energy", "grade", "grade"],
    [2028, true, "zeh", [3500, 13], [4500, 13]],
    [2026, false, "certified", [3500, 13], [4500, 13]],
    [2030, false, "zeh", [3500, 13], [4500, 13]],
    [2026, false, "energy", [2000, 13], [3000, 13]],
    [2030, false, "other", [2000, 10], [2000, 10]],
    [2023, false, "other", "year", "year"],
    [2031, true, "certified", "year", "year"],
  ] as const)("%i, new %s, %s: %o, families %o", (moveInYear, isNew, grade, usual, family) => {
    expect(limitAndYears({ moveInYear, isNew, grade })).toEqual(usual);
    expect(limitAndYears({ moveInYear, isNew, grade, isFamily: true })).toEqual(family);
  });

  it("has one rule for each year and kind of home, with its source", () => {
    for (const isNew of [true, false]) {
      for (let year = 2024; year <= 2030; year += 1) {
        expect(TAX_CREDIT_RULES.filter((rule) => rule.isNew === isNew && year >= rule.from && year <= rule.to)).toHaveLength(1);
      }
    }
    expect(TAX_CREDIT_RULES.every(({ source, title }) => source !== "" && title !== "")).toBe(true);
  });
});

describe("conditions", () => {
  it.each([
    [{ incomeYen: 20_000_000 }, [2000, 10]],
    [{ incomeYen: 20_000_001 }, "income"],
    [{ areaM2: 50, incomeYen: 15_000_000 }, [2000, 10]],
    [{ areaM2: 49.9, incomeYen: 15_000_000 }, "area"],
    [{ areaM2: 49.9, incomeYen: 10_000_000 }, [2000, 10]],
    [{ areaM2: 39.9 }, "area"],
    [{ moveInYear: 2025, areaM2: 49.9 }, "area"],
    [{ moveInYear: 2025, isNew: true, grade: "zeh", areaM2: 40 }, [3500, 13]],
    [{ isNewCode: false }, "old-code"],
    [{ isNewCode: null }, "unknown-code"],
    [{ isNewCode: null, areaM2: 30 }, "area"],
    [{ isNewCode: null, incomeYen: 20_000_001 }, "income"],
    [{ isNew: true, grade: "zeh", isNewCode: null }, [3500, 13]],
    [{ isNew: true, grade: "zeh", isNewCode: false }, [3500, 13]],
    [{ grade: "zeh", isFamily: true, areaM2: 45 }, [3500, 13]],
  ] as const)("%o: %o", (change, expected) => {
    expect(limitAndYears(change)).toEqual(expected);
  });
});

describe("what is credited", () => {
  it("is 0.7 % of what is owed, up to the limit, in steps of 100 yen, for the years of the rule", () => {
    const credit = taxCredit({ ...home, balancesYen: [25_000_000, 19_000_000, 18_765_432, 0] });

    expect(credit).toMatchObject({ ok: true, value: { yearlyYen: [140_000, 133_000, 131_300, 0], totalYen: 404_300 } });
    expect(taxCredit(home)).toMatchObject({ value: { rule: "2026・2027年入居", totalYen: 1_400_000 } });
    expect(taxCredit({ ...home, grade: "zeh" })).toMatchObject({ value: { totalYen: 13 * 245_000 } });
  });

  it("is never more than the tax", () => {
    expect(taxCredit({ ...home, taxYen: 90_000, balancesYen: [30_000_000, 10_000_000] })).toMatchObject({
      value: { yearlyYen: [90_000, 70_000] },
    });
  });
});
