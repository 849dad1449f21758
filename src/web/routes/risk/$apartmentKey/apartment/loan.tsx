import { createFileRoute } from "@tanstack/react-router";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { LoanScreen } from "../../../../risk/loan.screen.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/loan")({
  staticData: { name: "risk-report-apartment-loan", access: "open", layout: "noindex", tracked: true, title: "ローン試算" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadReport(params.apartmentKey, deps),
  head: ({ loaderData }) => reportHead(loaderData, "ローン試算"),
  component: Loan,
  notFoundComponent: KeyMissing,
});

function Loan() {
  return <LoanScreen report={Route.useLoaderData()} search={Route.useSearch()} />;
}
