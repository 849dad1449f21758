import type { RiskReportResponse } from "#api/client.ts";
import { Card } from "../kit/ui/card.tsx";
import { CreditFields, DebtFields, type LoanFieldsProps, TermFields } from "./loan-fields.tsx";
import type { LoanReading } from "./loan-form.ts";
import { CreditFigures, DebtFigures, PlanFigures, ScheduleTable } from "./loan-results.tsx";
import type { ReportSearch } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";

export type LoanViewProps = {
  readonly report: RiskReportResponse;
  readonly search: ReportSearch;
  readonly typed: LoanFieldsProps["typed"];
  readonly reading: LoanReading;
  readonly set: LoanFieldsProps["set"];
};

/** What a loan would cost: the month, the whole, one point more, the tax credit and the share of the pay. Nothing leaves the browser. */
export function LoanView({ report: { apartment }, search, typed, reading, set }: LoanViewProps) {
  const fields = { typed, set, issues: reading.issues };
  const { plan } = reading;
  return (
    <RiskFrame {...{ apartment, search }} tab="apartment" page="ローン試算">
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card title="借入の条件" lead="入力した内容は、この画面の中だけで計算します。">
          <TermFields {...fields} />
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
          <CreditFields {...fields} />
          <CreditFigures credit={reading.credit} />
        </div>
      </Card>
      <Card title="返済負担率">
        <div className="flex flex-col gap-4">
          <DebtFields {...fields} />
          <DebtFigures debt={reading.debt} />
        </div>
      </Card>
      {plan && (
        <Card title="年ごとの返済">
          <ScheduleTable plan={plan} />
        </Card>
      )}
    </RiskFrame>
  );
}
