import type { Yen } from "#kernel/yen.ts";

/** 住宅金融支援機構 フラット35の主な条件. The limit of the loan has been changed more than once: give another where it has. */
export const FLAT35_RULES = {
  dated: "2026-11",
  source: "住宅金融支援機構「フラット35」ご利用条件",
  ratioEdgeIncomeYen: 4_000_000,
  ratioUnderEdge: 0.3,
  ratioFromEdge: 0.35,
  ageUnder: 70,
  /** 借入期間: at most 35 years and until 80; at least 15, from 60 on 10. */
  years: { most: 35, least: 15, leastFrom60: 10 },
  paidOffAt: 80,
  leastM2: { condo: 30, house: 70 },
  loanYen: { min: 1_000_000, max: 80_000_000 },
} as const;

export type Flat35Rules = Omit<typeof FLAT35_RULES, "loanYen"> & { readonly loanYen: { readonly min: Yen; readonly max: Yen } };

export type Borrower = {
  readonly incomeYen: Yen;
  readonly age: number;
  readonly years: number;
  /** Repayments of this loan in a year. */
  readonly repaymentYen: Yen;
  /** Of all other debts in a year: cars, cards, studies. */
  readonly otherRepaymentYen: Yen;
  readonly loanYen: Yen;
  readonly kind: keyof typeof FLAT35_RULES.leastM2;
  readonly areaM2: number;
  /** 新耐震 (`isNewQuakeCode` of the kernel). Null: not known. */
  readonly isNewCode: boolean | null;
};

export type Flat35Problem = "ratio" | "age" | "term" | "end-age" | "area" | "loan" | "old-code";

/** 総返済負担率, the most that is allowed, and every condition that is not met. Other conditions of a lender are not looked at. */
export type Flat35Check = {
  readonly ratio: number;
  readonly limit: number;
  readonly problems: readonly Flat35Problem[];
  /** Neither met nor not met: what decides it is not known. */
  readonly open: readonly Flat35Problem[];
};

/** The ratio of all repayments of a year to the income before tax: at most 30 % under 400万円, else 35 %. Null without an income. */
export function checkFlat35(borrower: Borrower, rules: Flat35Rules = FLAT35_RULES): Flat35Check | null {
  if (borrower.incomeYen <= 0) return null;
  const limit = debtRatioLimit(borrower.incomeYen, rules);
  const ratio = (borrower.repaymentYen + borrower.otherRepaymentYen) / borrower.incomeYen;
  const unmet: readonly (readonly [Flat35Problem, boolean])[] = [
    ["ratio", ratio > limit],
    ["age", borrower.age >= rules.ageUnder],
    ["term", borrower.years > rules.years.most || borrower.years < (borrower.age >= 60 ? rules.years.leastFrom60 : rules.years.least)],
    ["end-age", borrower.age + borrower.years > rules.paidOffAt],
    ["area", borrower.areaM2 < rules.leastM2[borrower.kind]],
    ["loan", borrower.loanYen < rules.loanYen.min || borrower.loanYen > rules.loanYen.max],
    ["old-code", borrower.isNewCode === false],
  ];
  return {
    ratio,
    limit,
    problems: unmet.filter(([, isUnmet]) => isUnmet).map(([problem]) => problem),
    open: borrower.isNewCode === null ? ["old-code"] : [],
  };
}

export function debtRatioLimit(incomeYen: Yen, rules: Flat35Rules = FLAT35_RULES): number {
  return incomeYen < rules.ratioEdgeIncomeYen ? rules.ratioUnderEdge : rules.ratioFromEdge;
}
