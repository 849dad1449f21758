import { createFileRoute } from "@tanstack/react-router";
import { KeyMissing } from "../../../risk/key-missing.tsx";
import { reportSearch } from "../../../risk/report-search.ts";
import { LightSummaryView } from "../../../risk/summary00.view.tsx";
import { loadReport, reportHead } from "./-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/summary00")({
  staticData: { name: "risk-report-summary00", access: "open", layout: "noindex", tracked: true, title: "診断サマリー（簡易版）" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadReport(params.apartmentKey, deps),
  head: ({ loaderData }) => reportHead(loaderData, "診断サマリー（簡易版）"),
  component: LightSummary,
  notFoundComponent: KeyMissing,
});

function LightSummary() {
  return <LightSummaryView report={Route.useLoaderData()} search={Route.useSearch()} />;
}
