import type { RiskReportResponse } from "#api/client.ts";
import type { ReportSearch } from "./report-search.ts";
import { SummaryView } from "./summary.view.tsx";
import { usePriceCheck } from "./use-price-check.ts";
import { useShowReport } from "./use-show-report.ts";
import { useWeights } from "./use-weights.ts";

/** What a price is first asked for: the area most asked about. */
const USUAL_AREA_M2 = "70";

/** The summary of a report; moving a slider asks for it anew, so that its address always shows what is seen. */
export function SummaryScreen({ report, search }: { readonly report: RiskReportResponse; readonly search: ReportSearch }) {
  const show = useShowReport();
  const weights = useWeights(report.rating.weights, (w) => {
    const { floor } = search;
    show({ ...(floor === undefined ? {} : { floor }), ...(w === null ? {} : { w }) });
  });
  const price = usePriceCheck(report.apartment.key, { areaM2: USUAL_AREA_M2 });
  return <SummaryView {...{ report, search, weights, price }} />;
}
