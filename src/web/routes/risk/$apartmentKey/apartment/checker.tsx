import { createFileRoute } from "@tanstack/react-router";
import { CheckerScreen } from "../../../../risk/checker.screen.tsx";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/checker")({
  staticData: { name: "risk-report-apartment-checker", access: "open", layout: "noindex", tracked: true, title: "価格チェッカー" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadReport(params.apartmentKey, deps),
  head: ({ loaderData }) => reportHead(loaderData, "価格チェッカー"),
  component: Checker,
  notFoundComponent: KeyMissing,
});

function Checker() {
  return <CheckerScreen report={Route.useLoaderData()} search={Route.useSearch()} />;
}
