import { createFileRoute } from "@tanstack/react-router";
import { CovidScreen } from "../../../../risk/covid.screen.tsx";
import { findCovid } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/covid")({
  staticData: { name: "risk-report-life-covid", access: "open", layout: "noindex", tracked: true, title: "感染症情報（アーカイブ）" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findCovid(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "感染症情報（アーカイブ）"),
  component: Covid,
  notFoundComponent: KeyMissing,
});

function Covid() {
  return <CovidScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
