import { ok, type Result, refused } from "#kernel/result.ts";
import { fromMan, type Yen } from "#kernel/yen.ts";
import { type GradeRule, type HomeGrade, TAX_CREDIT_RULES, type TaxCreditRule } from "./loan-tax-rules.ts";

export type TaxCreditCase = {
  readonly moveInYear: number;
  readonly isNew: boolean;
  readonly grade: HomeGrade;
  /** 子育て世帯(19歳未満の扶養親族がいる)または若者夫婦世帯(どちらかが40歳未満). */
  readonly isFamily: boolean;
  /** 床面積 as registered. */
  readonly areaM2: number;
  /** 合計所得金額 of the year. */
  readonly incomeYen: Yen;
  /** Built from 1982 on, or proven to be of the new code: asked of used homes. Null: not known. */
  readonly isNewCode: boolean | null;
  /** From the year of moving in: `yearEndBalances`. */
  readonly balancesYen: readonly Yen[];
  /** 所得税 and the part of 住民税 that may be credited, together; null: enough to use it all. */
  readonly taxYen: Yen | null;
};

export type TaxCredit = {
  readonly rule: string;
  readonly source: string;
  readonly limitYen: Yen;
  readonly years: number;
  readonly yearlyYen: readonly Yen[];
  readonly totalYen: Yen;
};

/** `year`: no rule of that year is known to us; `grade`: homes of this grade get none; `unknown-code`: it depends on the code alone, which is not known. */
export type TaxCreditRefusal = "year" | "grade" | "income" | "area" | "old-code" | "unknown-code";

const TAX_CREDIT = { percent: 0.7, incomeAtMostYen: 20_000_000, smallIncomeAtMostYen: 10_000_000 } as const;
const ROUNDED_DOWN_TO = 100;

/** 住宅ローン控除: 0.7 % of each year's end balance up to the limit, in steps of 100 yen, never more than the tax. */
export function taxCredit(home: TaxCreditCase): Result<TaxCredit, TaxCreditRefusal> {
  const rule = TAX_CREDIT_RULES.find(({ from, to, isNew }) => isNew === home.isNew && home.moveInYear >= from && home.moveInYear <= to);
  if (!rule) return refused("year");
  const problem = problemOf(home, rule);
  if (problem) return refused(problem);
  const grade = rule.grades[home.grade];
  const limitYen = limitOf(home, rule, grade);
  const yearlyYen = home.balancesYen.slice(0, grade.years).map((balance) => creditOf(Math.min(balance, limitYen), home.taxYen));
  return ok({
    rule: rule.title,
    source: rule.source,
    limitYen,
    years: grade.years,
    yearlyYen,
    totalYen: yearlyYen.reduce((sum, yen) => sum + yen, 0),
  });
}

function problemOf(home: TaxCreditCase, rule: TaxCreditRule): TaxCreditRefusal | null {
  if (rule.grades[home.grade].limitMan === 0) return "grade";
  if (home.incomeYen > TAX_CREDIT.incomeAtMostYen) return "income";
  if (!home.isNew && home.isNewCode === false) return "old-code";
  if (home.areaM2 < (home.incomeYen <= TAX_CREDIT.smallIncomeAtMostYen ? rule.smallLeastM2 : rule.leastM2)) return "area";
  return !home.isNew && home.isNewCode === null ? "unknown-code" : null;
}

/** The higher limit of families is not for homes that count only by their small area. */
function limitOf({ isFamily, areaM2 }: TaxCreditCase, { leastM2 }: TaxCreditRule, { limitMan, familyMan }: GradeRule): Yen {
  return fromMan(isFamily && areaM2 >= leastM2 ? familyMan : limitMan);
}

function creditOf(balance: Yen, taxYen: Yen | null): Yen {
  const credit = Math.floor((balance * TAX_CREDIT.percent) / 100 / ROUNDED_DOWN_TO + 1e-9) * ROUNDED_DOWN_TO;
  return taxYen === null ? credit : Math.min(credit, taxYen);
}
