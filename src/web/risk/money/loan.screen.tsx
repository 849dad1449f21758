import type { RiskReportResponse } from "#api/client/client.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { isNewQuakeCode } from "#kernel/quake-code.ts";
import { useLiveForm, withIssues } from "#web/kit/form/use-form.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { LoanView } from "./loan.view.tsx";
import { loanStart, readLoan } from "./loan-form.ts";

/** The loan of a home in this building; every key stroke computes anew. */
export function LoanScreen({ report, search }: { readonly report: RiskReportResponse; readonly search: ReportSearch }) {
  const { subject, computedAt } = report;
  const form = useLiveForm(loanStart(yearInJapan(new Date(computedAt))));
  const reading = readLoan(form.typed, { builtYear: subject.builtYear, isNewCode: isNewQuakeCode({ ...subject, confirmedOn: null }) });
  return <LoanView {...{ report, search, reading }} form={withIssues(form, reading.issues)} />;
}
