import { createFileRoute } from "@tanstack/react-router";
import { findPopulation } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { PopulationScreen } from "../../../../risk/population.screen.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/population")({
  staticData: { name: "risk-report-life-population", access: "open", layout: "default", tracked: true, title: "人口と将来推計" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findPopulation(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "人口と将来推計"),
  component: Population,
  notFoundComponent: KeyMissing,
});

function Population() {
  return <PopulationScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
