import { checkFlat35, type Flat35Check } from "#domain/finance/debt-ratio.ts";
import { type LoanPlan, type LoanRefusal, type LoanTerms, repay, stressed, yearEndBalances } from "#domain/finance/loan.ts";
import { type TaxCredit, type TaxCreditRefusal, taxCredit } from "#domain/finance/loan-tax-credit.ts";
import { HOME_GRADES, type HomeGrade } from "#domain/finance/loan-tax-rules.ts";
import { faultWords } from "#kernel/fields/field-words.ts";
import { LOAN_CASE_FIELDS, LOAN_FIELDS } from "#kernel/fields/money-fields.ts";
import { type FieldIssue, isTicked, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { readInteger } from "#kernel/fields/read-number.ts";
import type { Result } from "#kernel/result.ts";

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

/** `builtYear` null: nobody told it; `isNewCode` null: 新耐震 is not known (`isNewQuakeCode`). What depends on them stays open. */
export type LoanBuilding = { readonly builtYear: number | null; readonly isNewCode: boolean | null };

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

/** More than the bounds of a field, which hold before: the bonus goes with the loan. */
const REFUSED: Readonly<Record<LoanRefusal, FieldIssue>> = {
  principal: { field: "principal", message: faultWords(LOAN_FIELDS.principal, "too-large") },
  rate: { field: "rate", message: faultWords(LOAN_FIELDS.rate, "too-large") },
  years: { field: "years", message: faultWords(LOAN_FIELDS.years, "too-large") },
  bonus: { field: "bonus", message: "ボーナス返済分は、借入額の半分までで入力してください" },
};

/** Everything the page shows, from what was typed. A building finished from 1982 on counts as 新耐震 for the tax credit. */
export function readLoan(typed: Typed, building: LoanBuilding): LoanReading {
  const terms = termsOf(typed);
  if (!terms.ok) return { ...NOTHING, issues: terms.issues };
  const plan = repay(terms.input);
  if (!plan.ok) return { ...NOTHING, issues: [REFUSED[plan.reason]] };
  const harder = repay(stressed(terms.input));
  const rest = readFields(LOAN_CASE_FIELDS, typed);
  return {
    issues: rest.ok ? [] : rest.issues,
    plan: plan.value,
    stressedPlan: harder.ok ? harder.value : null,
    credit: creditOf(typed, plan.value, building),
    debt: debtOf(typed, { terms: terms.input, plan: plan.value, building }),
  };
}

const NOTHING: LoanReading = { issues: [], plan: null, stressedPlan: null, credit: null, debt: null };

function termsOf(typed: Typed): ReadForm<LoanTerms> {
  const read = readFields(LOAN_FIELDS, typed);
  if (!read.ok) return read;
  const { principal, rate, years, bonus } = read.input;
  return {
    ok: true,
    input: {
      principalYen: principal,
      annualPercent: rate,
      years,
      method: typed.method === "equal-principal" ? "equal-principal" : "equal-payment",
      bonusPrincipalYen: bonus ?? 0,
    },
  };
}

function creditOf(typed: Typed, plan: LoanPlan, { builtYear }: LoanBuilding): LoanReading["credit"] {
  const { area, income } = LOAN_CASE_FIELDS;
  const read = readFields({ area, income }, typed);
  const year = readInteger(typed.moveIn ?? "");
  if (!(read.ok && year.ok)) return null;
  return taxCredit({
    moveInYear: year.value,
    isNew: typed.isNew === "new",
    grade: gradeOf(typed.grade),
    isFamily: isTicked(typed, "family"),
    areaM2: read.input.area,
    incomeYen: read.input.income,
    isNewCode: builtYear === null ? null : builtYear >= 1982,
    balancesYen: yearEndBalances(plan),
    taxYen: null,
  });
}

function gradeOf(text: string | undefined): HomeGrade {
  return HOME_GRADES.find((grade) => grade === text) ?? "other";
}

type DebtCase = { readonly terms: LoanTerms; readonly plan: LoanPlan; readonly building: LoanBuilding };

/** Null without a pay, and while something that the ratio depends on cannot be read: what is wrong is never counted as nothing. */
function debtOf(typed: Typed, { terms, plan, building }: DebtCase): Flat35Check | null {
  const { pay, age, other, area } = LOAN_CASE_FIELDS;
  const read = readFields({ pay, age, other, area }, typed);
  if (!read.ok || read.input.pay === null) return null;
  return checkFlat35({
    incomeYen: read.input.pay,
    age: read.input.age ?? 0,
    years: terms.years,
    repaymentYen: plan.rows.slice(0, 12).reduce((sum, row) => sum + row.paymentYen, 0),
    otherRepaymentYen: read.input.other ?? 0,
    loanYen: terms.principalYen,
    kind: "condo",
    areaM2: read.input.area,
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
