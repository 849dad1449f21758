import { createFileRoute } from "@tanstack/react-router";
import { findRent } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { RentCheckerScreen } from "../../../../risk/rent-checker.screen.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/rentChecker")({
  staticData: { name: "risk-report-life-rentChecker", access: "open", layout: "noindex", tracked: true, title: "家賃チェッカー" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findRent(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "家賃チェッカー"),
  component: RentChecker,
  notFoundComponent: KeyMissing,
});

function RentChecker() {
  return <RentCheckerScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
