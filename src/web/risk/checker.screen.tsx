import type { RiskReportResponse } from "#api/client.ts";
import { CheckerView } from "./checker.view.tsx";
import type { ReportSearch } from "./report-search.ts";
import { usePriceCheck } from "./use-price-check.ts";

export function CheckerScreen({ report, search }: { readonly report: RiskReportResponse; readonly search: ReportSearch }) {
  const price = usePriceCheck(report.apartment.key, search.floor === undefined ? {} : { floor: String(search.floor) });
  return <CheckerView {...{ report, search, price }} />;
}
