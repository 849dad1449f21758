import type { RiskReportResponse } from "#api/client/client.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { CheckerView } from "./checker.view.tsx";
import { usePriceCheck } from "./use-price-check.ts";

export function CheckerScreen({ report, search }: { readonly report: RiskReportResponse; readonly search: ReportSearch }) {
  const price = usePriceCheck(report.subject, search.floor === undefined ? {} : { floor: String(search.floor) });
  return <CheckerView {...{ report, search, price }} />;
}
