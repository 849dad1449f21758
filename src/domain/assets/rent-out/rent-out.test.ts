import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { saleTables } from "#domain/assets/take-home/load-tables.server.ts";
import { restOfLoan } from "#domain/finance/running-loan.ts";
import { runs } from "#test/support/runs.ts";
import { FLAT, sold } from "#test/support/sale-facts.ts";
import { rentOut } from "./rent-out.ts";
import type { RentOutInput } from "./types.ts";

const LOAN = {
  balanceYen: 20_000_000,
  bonusBalanceYen: 0,
  asOf: "2026-12",
  endsIn: "2044-03",
  annualPercent: 1,
  method: "equal-payment",
  bonusMonths: [],
  rateChanges: [],
} as const;
const INPUT: RentOutInput = {
  facts: FLAT,
  on: "2026-12-10",
  priceYen: 78_000_000,
  rent: { by: "estimate", yen: 250_000, lowYen: 230_000, highYen: 275_000 },
  loan: LOAN,
  assumptions: {
    years: 3,
    vacancyPercent: 5,
    managementYen: 18_000,
    reserveYen: 15_000,
    propertyTaxYen: 160_000,
    insuranceYen: 12_000,
    startCostsYen: 300_000,
  },
};
const compared = (change: Partial<RentOutInput> = {}) => {
  const answer = rentOut({ ...INPUT, ...change }, saleTables());
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
};

describe("letting for three years and selling then", () => {
  const answer = compared();
  const rest = restOfLoan(LOAN);
  const loan = rest.ok ? rest.value : [];

  it("reckons each year from the rent to what is left", () => {
    const loanPaymentYen = loan.slice(0, 12).reduce((sum, { paymentYen }) => sum + paymentYen, 0);
    expect(answer.years[0]).toEqual({
      year: 1,
      rentYen: 3_000_000,
      vacancyYen: 150_000,
      agencyYen: 142_500,
      managementYen: 216_000,
      reserveYen: 180_000,
      propertyTaxYen: 160_000,
      insuranceYen: 12_000,
      startCostsYen: 300_000,
      loanPaymentYen,
      cashFlowYen: 3_000_000 - 150_000 - 142_500 - 216_000 - 180_000 - 160_000 - 12_000 - 300_000 - loanPaymentYen,
      balanceYen: loan[11]?.balanceYen,
    });
    expect(answer.years.map(({ startCostsYen }) => startCostsYen)).toEqual([300_000, 0, 0]);
    expect(answer.cashFlow.atRentYen).toBe(answer.years.reduce((sum, { cashFlowYen }) => sum + cashFlowYen, 0));
    expect(answer.cashFlow.lowYen).toBeLessThan(answer.cashFlow.atRentYen);
    expect(answer.cashFlow.highYen).toBeGreaterThan(answer.cashFlow.atRentYen);
  });

  it("sells then as a home that was left and let, and holds both against each other", () => {
    const facts = { residence: { use: "left", leftOn: "2026-12-10", since: "let" }, loanBalanceYen: loan[35]?.balanceYen ?? 0 } as const;
    const then = sold(facts, { contractOn: "2029-12-10" }).low.takeHomeYen;
    expect(answer.soldOn).toBe("2029-12-10");
    expect(answer.takeHomeAtEnd).toEqual({ lowYen: then, highYen: then });
    expect(answer.sellNow).toEqual({ lowYen: 53_787_700, highYen: 53_787_700 });
    expect(answer.difference.lowYen).toBe(answer.cashFlow.lowYen + then - 53_787_700);
  });

  it("keeps the reliefs until the end of the third year, and tells when they are lost", () => {
    expect(answer.reliefs).toEqual({ endsOn: "2029-12-31", isLost: false });
    const longer = compared({ assumptions: { ...INPUT.assumptions, years: 4 } });
    expect(longer.reliefs).toEqual({ endsOn: "2029-12-31", isLost: true });
    expect(longer.notes[0]).toContain("2029年12月31日までです");
    expect(answer.takeHomeAtEnd.highYen - longer.takeHomeAtEnd.highYen).toBeGreaterThan(5_000_000);
  });

  it("names every assumption and which of them are usual ones", () => {
    expect(answer.assumptions).toHaveLength(10);
    expect(answer.assumptions.filter(({ isUsual }) => isUsual).map(({ key, value }) => [key, value])).toEqual([
      ["agencyPercent", 5],
      ["rentChangePercent", 0],
      ["priceChangePercent", 0],
    ]);
    expect(compared({ assumptions: {} }).assumptions.find(({ key }) => key === "vacancyPercent")).toMatchObject({
      value: 7.5,
      isUsual: true,
    });
  });

  it("changes with each of them", () => {
    const at = (assumptions: RentOutInput["assumptions"]) => compared({ assumptions: { ...INPUT.assumptions, ...assumptions } });
    expect(at({ rentChangePercent: -1 }).years.map(({ rentYen }) => rentYen)).toEqual([3_000_000, 2_970_000, 2_940_300]);
    expect(at({ priceChangePercent: 2 }).soldForYen).toBe(Math.round(78_000_000 * 1.02 ** 3));
    for (const more of [
      { vacancyPercent: 10 },
      { agencyPercent: 8 },
      { managementYen: 30_000 },
      { reserveYen: 30_000 },
      { propertyTaxYen: 200_000 },
      { insuranceYen: 40_000 },
      { startCostsYen: 900_000 },
    ])
      expect(at(more).total.highYen, JSON.stringify(more)).toBeLessThan(answer.total.highYen);
  });

  it("says what is 0 because it was not told, what the bank has to be asked, and what is left out", () => {
    expect(answer.notes.join()).toContain("金融機関への相談");
    expect(compared({ assumptions: {} }).notes).toContain("管理費・修繕積立金・固定資産税・都市計画税・保険料は0円として計算しています。");
    expect(compared({ loan: "none" }).notes.join()).not.toContain("金融機関");
  });

  it("is a range where nobody said who lives there: let all along, or left now", () => {
    const { takeHomeAtEnd, reliefs } = compared({ facts: { ...FLAT, residence: null } });
    expect(takeHomeAtEnd.lowYen).toBeLessThan(answer.takeHomeAtEnd.lowYen);
    expect(takeHomeAtEnd.highYen).toBe(answer.takeHomeAtEnd.highYen);
    expect(reliefs?.endsOn).toBe("2029-12-31");
  });

  it("wears a second home and one that stood empty as let from the day on", () => {
    const at = (residence: RentOutInput["facts"]["residence"]) => compared({ facts: { ...FLAT, residence } }).takeHomeAtEnd.lowYen;
    const day = { contractOn: "2029-12-10" };
    const loanBalanceYen = loan[35]?.balanceYen ?? 0;
    expect(at({ use: "second-home" })).toBe(
      sold({ residence: { use: "second-home", letFrom: "2026-12-10" }, loanBalanceYen }, day).low.takeHomeYen,
    );
    const left = { use: "left", leftOn: "2024-01-10" } as const;
    expect(at({ ...left, since: "empty" })).toBe(
      sold({ residence: { ...left, since: "let", letFrom: "2026-12-10" }, loanBalanceYen }, day).low.takeHomeYen,
    );
    expect(at({ ...left, since: "let" })).toBe(sold({ residence: { ...left, since: "let" }, loanBalanceYen }, day).low.takeHomeYen);
  });

  it("brings in more for a higher rent, whatever else", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30_000, max: 600_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 20 }),
        (yen, more, years) => {
          const at = (rent: number) =>
            compared({ rent: { by: "told", yen: rent, lowYen: rent, highYen: rent }, assumptions: { ...INPUT.assumptions, years } });
          expect(at(yen + more).total.lowYen).toBeGreaterThan(at(yen).total.lowYen);
        },
      ),
      { numRuns: runs({ few: 20, usual: 100 }) },
    );
  });

  it.each([
    ["assumptions", { assumptions: { years: 0 } }],
    ["assumptions", { assumptions: { vacancyPercent: 101 } }],
    ["assumptions", { assumptions: { managementYen: 0.5 } }],
    ["rent", { rent: { ...INPUT.rent, lowYen: 260_000 } }],
    ["loan", { loan: { ...LOAN, annualPercent: 30 } }],
    ["facts", { priceYen: 0 }],
  ] as const)("is refused for its %s: %o", (reason, change) => {
    expect(rentOut({ ...INPUT, ...change }, saleTables())).toEqual({ ok: false, reason });
  });
});
