import { FLAT35_RULES, type Flat35Check } from "#domain/finance/debt-ratio.ts";
import type { LoanPlan } from "#domain/finance/loan.ts";
import { percent } from "#kernel/percent.ts";
import { formatYen } from "#kernel/yen.ts";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { TableTwin } from "#web/kit/ui/table-twin.tsx";
import { type LoanReading, type YearRow, yearRows } from "./loan-form.ts";
import { CREDIT_REFUSALS, exactYen, FLAT35_OPEN, FLAT35_PROBLEMS } from "./loan-words.ts";

/** The repayment, and what it would be one point higher. */
export function PlanFigures({ plan, stressedPlan }: { readonly plan: LoanPlan; readonly stressedPlan: LoanPlan | null }) {
  const isFalling = plan.lastMonthlyYen < plan.monthlyYen - plan.rows.length;
  return (
    <div aria-live="polite">
      <p className="text-14 text-sub">毎月の返済{isFalling && "（1回目）"}</p>
      <p className="amount font-bold text-34">{exactYen(plan.monthlyYen)}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-14">
        {isFalling && <Line label="最後の月" value={exactYen(plan.lastMonthlyYen)} />}
        {plan.bonusYen > 0 && <Line label="ボーナス月の加算" value={exactYen(plan.bonusYen)} />}
        <Line label="総返済額" value={exactYen(plan.totalYen)} />
        <Line label="うち利息" value={exactYen(plan.interestYen)} />
      </dl>
      {stressedPlan && (
        <p className="mt-4 rounded-control bg-quiet px-3 py-2 text-14">
          金利が1%上がると、毎月<b className="amount"> {exactYen(stressedPlan.monthlyYen)}</b>（
          <span className="amount">+{exactYen(stressedPlan.monthlyYen - plan.monthlyYen)}</span>）、総返済額は
          <span className="amount">{exactYen(stressedPlan.totalYen)}</span>になります。
        </p>
      )}
      <p className="mt-3 text-13 text-sub">
        金利は最後まで変わらないものとして計算しています。変動金利の5年ルールと125%ルール、保証料、手数料は入れていません。金融機関の計算とは、数円ちがうことがあります。
      </p>
    </div>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-sub">{label}</dt>
      <dd className="amount text-right font-bold">{value}</dd>
    </>
  );
}

/** The schedule by year, folded on a screen: it can be fifty rows long. */
export function ScheduleTable({ plan }: { readonly plan: LoanPlan }) {
  return (
    <TableTwin
      label="年ごとの返済を見る"
      caption="年ごとの返済"
      columns={SCHEDULE}
      rows={yearRows(plan)}
      rowKey={({ year }) => String(year)}
    />
  );
}

const SCHEDULE: readonly Column<YearRow>[] = [
  { key: "year", label: "年目", isRowHeading: true, cell: ({ year }) => <span className="amount">{year}年目</span> },
  { key: "paid", label: "返済", isNumber: true, cell: ({ paidYen }) => exactYen(paidYen) },
  { key: "interest", label: "うち利息", isNumber: true, isWideOnly: true, cell: ({ interestYen }) => exactYen(interestYen) },
  { key: "principal", label: "うち元金", isNumber: true, isWideOnly: true, cell: ({ principalYen }) => exactYen(principalYen) },
  { key: "balance", label: "残高", isNumber: true, cell: ({ balanceYen }) => exactYen(balanceYen) },
];

/** The tax credit, or why there is none. */
export function CreditFigures({ credit }: { readonly credit: LoanReading["credit"] }) {
  if (credit === null) return <p className="text-14">借入の条件、床面積、所得を読み取れたときに、控除額を計算します。</p>;
  if (!credit.ok) return <p className="rounded-control bg-quiet px-3 py-2 text-14">{CREDIT_REFUSALS[credit.reason]}</p>;
  const { rule, source, limitYen, years, yearlyYen, totalYen } = credit.value;
  return (
    <div aria-live="polite">
      <p className="text-14">
        {years}年間の合計で最大<b className="amount text-22"> {formatYen(totalYen)}</b>
        。1年目は<span className="amount">{exactYen(yearlyYen[0] ?? 0)}</span>です。
      </p>
      <p className="mt-1 text-13 text-sub">
        年末残高（上限<span className="amount">{formatYen(limitYen)}</span>
        ）の0.7%です。1月から返済する場合の額で、実際に戻るのは納めた所得税と住民税の一部までです。
      </p>
      <details className="mt-1 text-14">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">年ごとに見る</summary>
        <DataTable
          caption="年ごとの控除額"
          columns={[
            { key: "year", label: "年目", isRowHeading: true, cell: ({ year }) => <span className="amount">{year}年目</span> },
            { key: "credit", label: "控除額", isNumber: true, cell: ({ yen }) => exactYen(yen) },
          ]}
          rows={yearlyYen.map((yen, index) => ({ year: index + 1, yen }))}
          rowKey={({ year }) => year}
        />
      </details>
      <div className="mt-1">
        <SourceChips sources={[{ label: `控除の規則 ${rule}`, details: `${source}。入居する年の規則で計算しています。` }]} />
      </div>
    </div>
  );
}

/** All repayments of a year against the pay, by the rules of フラット35. */
export function DebtFigures({ debt }: { readonly debt: Flat35Check | null }) {
  if (debt === null) return <p className="text-14 text-sub">年収を入れると、返済負担率を計算します。入力は送信されません。</p>;
  return (
    <div aria-live="polite">
      <p className="text-14">
        返済負担率<b className="amount text-22"> {percent(debt.ratio)}</b>
        <span className="text-sub">（フラット35の上限 {percent(debt.limit, 0)}）</span>
      </p>
      {debt.problems.length > 0 ? (
        <ul className="mt-2 list-disc pl-5 text-14">
          {debt.problems.map((problem) => (
            <li key={problem}>{FLAT35_PROBLEMS[problem]}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-14">
          {debt.open.length > 0 && "耐震のほかは、"}ここで見た条件は満たしています。金融機関の審査は、ほかの条件も見ます。
        </p>
      )}
      {debt.open.length > 0 && <p className="mt-1 text-14">{FLAT35_OPEN}</p>}
      <div className="mt-2">
        <SourceChips
          sources={[
            {
              label: `フラット35の条件 ${FLAT35_RULES.dated}`,
              details: `${FLAT35_RULES.source}。借入額の上限などは改定されることがあります。`,
            },
          ]}
        />
      </div>
    </div>
  );
}
