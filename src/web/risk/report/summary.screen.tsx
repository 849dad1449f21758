import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { RiskReportResponse } from "#api/client/client.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { type ReportSearch, reportSearch } from "#web/risk/frame/report-search.ts";
import { type ToldSearch, toldQuery } from "#web/risk/frame/told-search.ts";
import { usePriceCheck } from "#web/risk/money/use-price-check.ts";
import { KeepHome } from "#web/session/homes/keep-home.tsx";
import type { HomeToKeep } from "#web/session/homes/pending-home.ts";
import { SummaryView } from "./summary.view.tsx";
import { useWeights } from "./use-weights.ts";

/** What a price is first asked for: the area most asked about. */
const USUAL_AREA_M2 = "70";

/** The summary of a report; moving a slider asks for it anew, so that its address always shows what is seen. */
export function SummaryScreen({ report, search }: { readonly report: RiskReportResponse; readonly search: ReportSearch }) {
  const show = useShowReport();
  const weights = useWeights(report.rating.weights, (w) => {
    const { w: _, ...kept } = search;
    show({ ...kept, ...(w === null ? {} : { w }) });
  });
  const price = usePriceCheck(report.subject, { areaM2: USUAL_AREA_M2 });
  const { floor, w, rest } = search;
  const onApply = (told: ToldSearch) => show(reportSearch({ floor, w, rest, ...told }));
  const home = { key: report.subject.key, rest: String(rest ?? ""), told: { ...toldQuery(report) }, floor: report.floor };
  const onReturn = (kept: HomeToKeep) =>
    show(
      reportSearch({
        ...search,
        ...(kept.rest === "" ? {} : { rest: kept.rest }),
        ...kept.told,
        ...(kept.floor === null ? {} : { floor: kept.floor }),
      }),
    );
  const tell = { year: yearInJapan(new Date(report.computedAt)), onApply };
  return <SummaryView {...{ report, search, weights, price, tell }} keep={<KeepHome home={home} onReturn={onReturn} />} />;
}

/** Shows the page of a report for another floor or other weights, in place: no step back, no jump to the top. */
function useShowReport(): (next: ReportSearch) => void {
  const router = useRouter();
  return useCallback(
    (next) => {
      const { pathname } = router.state.location;
      void router.navigate({ to: pathname, search: next, replace: true, resetScroll: false, viewTransition: false });
    },
    [router],
  );
}
