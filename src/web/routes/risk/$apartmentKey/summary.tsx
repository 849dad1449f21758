import { createFileRoute } from "@tanstack/react-router";
import { KeyMissing } from "../../../risk/key-missing.tsx";
import { reportSearch } from "../../../risk/report-search.ts";
import { SummaryScreen } from "../../../risk/summary.screen.tsx";
import { loadReport, reportHead } from "./-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/summary")({
  staticData: { name: "risk-report-summary", access: "open", layout: "default", tracked: true, title: "マンションのリスク診断" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadReport(params.apartmentKey, deps),
  head: ({ loaderData }) => reportHead(loaderData, "リスク診断"),
  component: Summary,
  notFoundComponent: KeyMissing,
});

function Summary() {
  return <SummaryScreen report={Route.useLoaderData()} search={Route.useSearch()} />;
}
