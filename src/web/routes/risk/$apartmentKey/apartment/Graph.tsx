import { createFileRoute } from "@tanstack/react-router";
import { findGraph } from "#web/risk/building/find-building.ts";
import { GraphView } from "#web/risk/building/graph.view.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/Graph")({
  ...reportRoute({ name: "risk-report-apartment-Graph", title: "グラフ", layout: "noindex" }),
  loader: reportLoader(findGraph),
  component: () => <GraphView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
