import { createFileRoute, useRouter } from "@tanstack/react-router";
import { findGraph } from "../../../../risk/find-building.ts";
import { GraphView } from "../../../../risk/graph.view.tsx";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/Graph")({
  staticData: { name: "risk-report-apartment-Graph", access: "open", layout: "noindex", tracked: true, title: "グラフ" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findGraph(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "グラフ"),
  component: Graph,
  notFoundComponent: KeyMissing,
});

function Graph() {
  const router = useRouter();
  return <GraphView {...Route.useLoaderData()} search={Route.useSearch()} onRetry={() => void router.invalidate()} />;
}
