import { createFileRoute } from "@tanstack/react-router";
import { findLifeGraph } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { LifeGraphScreen } from "../../../../risk/life-graph.screen.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/graph")({
  staticData: { name: "risk-report-life-graph", access: "open", layout: "noindex", tracked: true, title: "暮らしグラフ" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findLifeGraph(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "暮らしグラフ"),
  component: LifeGraph,
  notFoundComponent: KeyMissing,
});

function LifeGraph() {
  return <LifeGraphScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
