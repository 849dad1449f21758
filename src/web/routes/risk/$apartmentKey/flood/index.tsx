import { createFileRoute } from "@tanstack/react-router";
import { findFlood } from "../../../../risk/find-details.ts";
import { FloodScreen } from "../../../../risk/flood.screen.tsx";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/flood/")({
  staticData: { name: "risk-report-flood", access: "open", layout: "default", tracked: true, title: "水害・土砂" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findFlood(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "水害・土砂"),
  component: Flood,
  notFoundComponent: KeyMissing,
});

function Flood() {
  return <FloodScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
