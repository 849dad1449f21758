import { createFileRoute } from "@tanstack/react-router";
import { EarthquakeScreen } from "../../../../risk/earthquake.screen.tsx";
import { findEarthquake } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/earthquake/")({
  staticData: { name: "risk-report-earthquake", access: "open", layout: "default", tracked: true, title: "地震" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findEarthquake(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "地震"),
  component: Earthquake,
  notFoundComponent: KeyMissing,
});

function Earthquake() {
  return <EarthquakeScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
