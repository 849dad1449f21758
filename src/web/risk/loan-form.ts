import { checkFlat35, type Flat35Check } from "#domain/risk/debt-ratio.ts";
import { type LoanPlan, type LoanRefusal, type LoanTerms, repay, stressed, yearEndBalances } from "#domain/risk/loan.ts";
import { type TaxCredit, type TaxCreditRefusal, taxCredit } from "#domain/risk/loan-tax-credit.ts";
import { HOME_GRADES, type HomeGrade } from "#domain/risk/loan-tax-rules.ts";
import type { Result } from "#kernel/result.ts";
import type { FieldIssue } from "../kit/forms/field.tsx";
import { readAreaM2, readMan, readNumber, readWhole } from "../kit/forms/read-number.ts";

export type LoanField =
  | "principal"
  | "rate"
  | "years"
  | "method"
  | "bonus"
  | "moveIn"
  | "isNew"
  | "grade"
  | "family"
  | "area"
  | "income"
  | "pay"
  | "age"
  | "other";

/** What stands in the form, as text; nothing of it leaves the browser. */
export type LoanTyped = Readonly<Record<LoanField, string>>;

/** The worked example: 40,000,000 at 2.0 % over 35 years, 132,505 a month. */
export function loanStart(moveInYear: number): LoanTyped {
  return {
    principal: "4,000",
    rate: "2.0",
    years: "35",
    method: "equal-payment",
    bonus: "0",
    moveIn: String(moveInYear),
    isNew: "used",
    grade: "other",
    family: "",
    area: "70",
    income: "600",
    pay: "",
    age: "",
    other: "",
  };
}

export type LoanBuilding = { readonly builtYear: number; readonly isNewCode: boolean };

export type LoanReading = {
  readonly issues: readonly FieldIssue[];
  /** Null while something the plan needs cannot be read. */
  readonly plan: LoanPlan | null;
  /** The same with a rate one point higher. */
  readonly stressedPlan: LoanPlan | null;
  readonly credit: Result<TaxCredit, TaxCreditRefusal> | null;
  /** Null without a yearly pay. */
  readonly debt: Flat35Check | null;
};

const MESSAGES: Readonly<Record<LoanRefusal, { readonly field: LoanField; readonly message: string }>> = {
  principal: { field: "principal", message: "借入額は100万円から10億円までで入力してください。例：4,000" },
  rate: { field: "rate", message: "金利は0から20までの数字で入力してください。例：2.0" },
  years: { field: "years", message: "返済期間は1から50までの整数で入力してください。例：35" },
  bonus: { field: "bonus", message: "ボーナス返済分は、借入額の半分までで入力してください。" },
};

/** Everything the page shows, from what was typed. A building finished from 1982 on counts as 新耐震 for the tax credit. */
export function readLoan(typed: LoanTyped, building: LoanBuilding): LoanReading {
  const terms = termsOf(typed);
  if (!terms.ok) return { ...NOTHING, issues: terms.issues };
  const plan = repay(terms.value);
  if (!plan.ok) return { ...NOTHING, issues: [MESSAGES[plan.reason]] };
  const harder = repay(stressed(terms.value));
  const issues = ISSUES_OF_REST.filter(({ field, isRead }) => !isRead(typed[field]));
  return {
    issues,
    plan: plan.value,
    stressedPlan: harder.ok ? harder.value : null,
    credit: creditOf(typed, plan.value, building),
    debt: debtOf(typed, { terms: terms.value, plan: plan.value, building }),
  };
}

const NOTHING: LoanReading = { issues: [], plan: null, stressedPlan: null, credit: null, debt: null };

const isYenText = (text: string) => text.trim() === "" || readMan(text).ok;
const ISSUES_OF_REST: readonly (FieldIssue & { readonly field: LoanField; readonly isRead: (text: string) => boolean })[] = [
  { field: "area", message: "床面積は数字で入力してください。例：70", isRead: (text) => readAreaM2(text).ok },
  { field: "income", message: "合計所得金額は数字で入力してください。例：600", isRead: (text) => readMan(text).ok },
  { field: "pay", message: "年収は数字で入力してください。例：700", isRead: isYenText },
  { field: "age", message: "年齢は整数で入力してください。例：38", isRead: (text) => text.trim() === "" || readWhole(text).ok },
  { field: "other", message: "ほかの返済は数字で入力してください。例：24", isRead: isYenText },
];

type Terms = { readonly ok: true; readonly value: LoanTerms } | { readonly ok: false; readonly issues: readonly FieldIssue[] };

function termsOf({ principal, rate, years, method, bonus }: LoanTyped): Terms {
  const read = {
    principal: readMan(principal),
    rate: readNumber(rate.replace(/[%％]\s*$/, "")),
    years: readWhole(years),
    bonus: bonus.trim() === "" ? readMan("0") : readMan(bonus),
  };
  const { principal: yen, rate: percent, years: whole, bonus: extra } = read;
  if (!(yen.ok && percent.ok && whole.ok && extra.ok)) {
    const wrong = (["principal", "rate", "years", "bonus"] as const).filter((name) => !read[name].ok);
    return { ok: false, issues: wrong.map((name) => MESSAGES[name]) };
  }
  return {
    ok: true,
    value: {
      principalYen: yen.value,
      annualPercent: percent.value,
      years: whole.value,
      method: method === "equal-principal" ? "equal-principal" : "equal-payment",
      bonusPrincipalYen: extra.value,
    },
  };
}

function creditOf(typed: LoanTyped, plan: LoanPlan, { builtYear }: LoanBuilding): LoanReading["credit"] {
  const area = readAreaM2(typed.area);
  const income = readMan(typed.income);
  const year = readWhole(typed.moveIn);
  if (!(area.ok && income.ok && year.ok)) return null;
  return taxCredit({
    moveInYear: year.value,
    isNew: typed.isNew === "new",
    grade: gradeOf(typed.grade),
    isFamily: typed.family !== "",
    areaM2: area.value,
    incomeYen: income.value,
    isNewCode: builtYear >= 1982,
    balancesYen: yearEndBalances(plan),
    taxYen: null,
  });
}

function gradeOf(text: string): HomeGrade {
  return HOME_GRADES.find((grade) => grade === text) ?? "other";
}

type DebtCase = { readonly terms: LoanTerms; readonly plan: LoanPlan; readonly building: LoanBuilding };

function debtOf({ pay, age, other, area }: LoanTyped, { terms, plan, building }: DebtCase): Flat35Check | null {
  const income = readMan(pay);
  if (!income.ok) return null;
  const years = readWhole(age);
  const owed = readMan(other);
  const size = readAreaM2(area);
  return checkFlat35({
    incomeYen: income.value,
    age: years.ok ? years.value : 0,
    repaymentYen: plan.rows.slice(0, 12).reduce((sum, row) => sum + row.paymentYen, 0),
    otherRepaymentYen: owed.ok ? owed.value : 0,
    loanYen: terms.principalYen,
    kind: "condo",
    areaM2: size.ok ? size.value : 0,
    isNewCode: building.isNewCode,
  });
}

export type YearRow = {
  readonly year: number;
  readonly paidYen: number;
  readonly interestYen: number;
  readonly principalYen: number;
  readonly balanceYen: number;
};

/** The schedule by year from the first payment on. */
export function yearRows({ rows }: LoanPlan): readonly YearRow[] {
  return Array.from({ length: Math.ceil(rows.length / 12) }, (_, year) => {
    const months = rows.slice(year * 12, year * 12 + 12);
    const sum = (of: (row: (typeof months)[number]) => number) => months.reduce((total, row) => total + of(row), 0);
    return {
      year: year + 1,
      paidYen: sum((row) => row.paymentYen),
      interestYen: sum((row) => row.interestYen),
      principalYen: sum((row) => row.principalYen),
      balanceYen: months.at(-1)?.balanceYen ?? 0,
    };
  });
}

/** The choices of a year to move in: those with a rule. */
export const MOVE_IN_YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030] as const;
