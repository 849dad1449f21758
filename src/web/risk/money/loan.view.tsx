import type { RiskReportResponse } from "#api/client/client.ts";
import { LiveFields } from "#web/kit/form/form-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { Unregistered } from "#web/risk/frame/unregistered.tsx";
import { CreditFields, DebtFields, TermFields } from "./loan-fields.tsx";
import type { LoanReading } from "./loan-form.ts";
import { CreditFigures, DebtFigures, PlanFigures, ScheduleTable } from "./loan-results.tsx";

export type LoanViewProps = {
  readonly report: RiskReportResponse;
  readonly search: ReportSearch;
  /** With what is wrong in `reading`. */
  readonly form: Form;
  readonly reading: LoanReading;
};

/** What a loan would cost: the month, the whole, one point more, the tax credit and the share of the pay. Nothing leaves the browser. */
export function LoanView({ report: { subject }, search, form, reading }: LoanViewProps) {
  const { plan } = reading;
  return (
    <RiskFrame {...{ subject, search }} tab="apartment" page="ローン試算">
      {subject.kind === "place" && (
        <Unregistered subject={subject} search={search}>
          返済額は、建物が決まっていなくても計算できます。住宅ローン控除とフラット35の耐震の条件は、
          {subject.builtYear === null ? "建った年が分かれば計算します。" : `入力された${subject.builtYear}年築として計算しています。`}
        </Unregistered>
      )}
      <LiveFields form={form}>
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <Card title="借入の条件" lead="入力した内容は、この画面の中だけで計算します。">
            <TermFields form={form} />
          </Card>
          <Card title="返済額">
            {plan ? (
              <PlanFigures plan={plan} stressedPlan={reading.stressedPlan} />
            ) : (
              <p className="text-14 text-sub">借入の条件を直すと、ここに返済額を示します。</p>
            )}
          </Card>
        </div>
        <Card title="住宅ローン控除">
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <CreditFields form={form} />
            <CreditFigures credit={reading.credit} />
          </div>
        </Card>
        <Card title="返済負担率">
          <div className="flex flex-col gap-4">
            <DebtFields form={form} />
            <DebtFigures debt={reading.debt} />
          </div>
        </Card>
        {plan && (
          <Card title="年ごとの返済">
            <ScheduleTable plan={plan} />
          </Card>
        )}
      </LiveFields>
    </RiskFrame>
  );
}
