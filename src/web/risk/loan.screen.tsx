import { useState } from "react";
import type { RiskReportResponse } from "#api/client.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { hasNewCode } from "./building-words.ts";
import { LoanView } from "./loan.view.tsx";
import { loanStart, readLoan } from "./loan-form.ts";
import type { ReportSearch } from "./report-search.ts";

/** The loan of a home in this building; every key stroke computes anew. */
export function LoanScreen({ report, search }: { readonly report: RiskReportResponse; readonly search: ReportSearch }) {
  const { apartment, computedAt } = report;
  const [typed, setTyped] = useState(() => loanStart(yearInJapan(new Date(computedAt))));
  const reading = readLoan(typed, { builtYear: apartment.builtYear, isNewCode: hasNewCode(apartment) });
  return <LoanView {...{ report, search, typed, reading }} set={(field, text) => setTyped((before) => ({ ...before, [field]: text }))} />;
}
